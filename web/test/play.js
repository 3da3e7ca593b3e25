// What holds of the playground's knobs: drag and keys change world B, and only that.

/** Names as hostile as the reader of scenarios lets them be. */
export const HOSTILE = `machine = "laptop-4x2"
duration = "1s"
[groups."/web<script>window.hacked=1</script>"]
"limits.cpu" = "1"
[tasks."<img src=x onerror=window.hacked=1>\\u2028"]
loop = -1
run = "5ms"
sleep = "3ms"
[[workloads]]
command = "server --threads 3 --rate 300/s --service exp:4ms"
name = "<b>hacked<b>\\u202e\\u2066red"
group = "/web<script>window.hacked=1</script>"
`;

/** Waits until the engine has said all that it will say. */
export async function rests(tab) {
  const idle = () => tab.getByRole("button", { name: "Stop" }).isDisabled();
  for (let calm = 0; calm < 4; calm = (await idle()) ? calm + 1 : 0) await tab.waitForTimeout(120);
}

export async function changes(tab, wrong) {
  const table = tab.locator(".outcome .table").first();
  /** The numbers of each world, as two texts. */
  const numbers = async () => {
    const rows = await table.locator("tbody tr").all();
    const cells = await Promise.all(rows.map((row) => row.locator("td").allTextContents()));
    return [0, 1].map((world) => cells.map((row) => row[world] ?? "").join("|"));
  };
  const burst = tab.getByLabel("burst of /web", { exact: true });
  const [before, none] = await numbers();
  if (none.replaceAll("|", "") !== "") wrong("has two worlds before anything was changed");
  await dragTo(tab, burst, 0.7);
  await rests(tab);
  const [a, dragged] = await numbers();
  if (a !== before) wrong("a drag changes world A");
  if (dragged === a || dragged === "") wrong("a drag changes nothing");
  await burst.focus();
  for (let at = 0; at < 9; at += 1) await tab.keyboard.press("ArrowLeft");
  await rests(tab);
  const [, keyed] = await numbers();
  if (keyed === dragged) wrong("arrow keys change nothing");
  const text = await burst.getAttribute("aria-valuetext");
  if (!/^\d+(\.\d+)? ms$/.test(text)) wrong(`a knob reads "${text}"`);
  const rate = tab.getByLabel("threads of server", { exact: true });
  await rate.focus();
  await tab.keyboard.press("ArrowRight");
  await rests(tab);
  if ((await numbers())[1] === keyed) wrong("the number of threads changes nothing");
  await tab.getByRole("button", { name: "threads of server: as it is" }).click();
  await rests(tab);
  if ((await numbers())[1] !== keyed) wrong("a change that is taken back is still there");
}

async function dragTo(tab, slider, share) {
  await slider.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await slider.boundingBox();
  await tab.mouse.move(x + 9, y + height / 2);
  await tab.mouse.down();
  await tab.mouse.move(x + width * share, y + height / 2, { steps: 12 });
  await tab.mouse.up();
}
