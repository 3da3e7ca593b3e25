// What holds of the picture of energy: bars on one scale, named in a legend, with their numbers.
import { numbersAreThere } from "./panels.js";

/** Every world of known power has a bar as long as its energy; every part a colour in it. */
export async function energyIsShown(tab, wrong, worlds) {
  const known = worlds.filter(({ power }) => power);
  const figure = tab.locator("figure.energy");
  const say = (what) => wrong(`energy: ${what}`);
  if ((await figure.count()) !== Number(known.length > 0)) say("drawn without power, or not with");
  if (known.length === 0) return;
  const widths = (bars) =>
    bars.map((bar) => {
      const parts = [...bar.querySelectorAll(".part")];
      return parts.reduce((sum, part) => sum + part.getBoundingClientRect().width, 0);
    });
  const drawn = await figure.locator(".whole").evaluateAll(widths);
  const joules = known.map(({ power }) =>
    power.parts.reduce((sum, { energy_j: energy }) => sum + energy, 0),
  );
  const most = Math.max(...joules);
  joules.forEach((energy, at) => {
    const wanted = (Math.max(...drawn) * energy) / most;
    if (Math.abs(drawn[at] - wanted) > 2) say(`${energy} J are ${drawn[at]} px, not ${wanted}`);
  });
  const clear = await figure.locator(".part, .legend .cause").evaluateAll((all) =>
    all.filter((one) => getComputedStyle(one).backgroundColor === "rgba(0, 0, 0, 0)").length,
  );
  if (clear > 0) say(`${clear} parts have no colour`);
  await numbersAreThere(figure, say);
}
