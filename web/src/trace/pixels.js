// Rows as pixels: each column of a row is divided as the time was that it stands for.
import { EACH } from "./columns.js";

/** A colour of the style, #rrggbb, as a pixel. */
function pixel(colour) {
  const value = Number.parseInt(colour.slice(1), 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255];
  return (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0;
}

/** Pixels of the colours that rows have. */
export function inks(colours) {
  const names = ["running", "queued", "throttled", "migrating", "paper", "stripe", "ink"];
  return Object.fromEntries(names.map((name) => [name, pixel(colours[name])]));
}

/** A state that was there at all has a pixel at least. */
function tall(share, room) {
  return share > 0 ? Math.max(1, Math.round(Math.min(1, share) * room)) : 0;
}

/** Draws one row's columns at [top, top + high) of an image. */
export function drawRow(image, columns, { top, high, isCpu, isOdd, ink, ratio }) {
  const ground = isOdd ? ink.paper : ink.stripe;
  const margin = Math.round(2 * ratio);
  const room = high - margin;
  const strip = isCpu ? Math.max(Math.round(3 * ratio), Math.floor(room / 4)) : 0;
  const count = columns.length / EACH;
  const place = { image, bottom: top + high - 1, ratio };
  for (let y = Math.max(0, top); y < Math.min(image.height, top + high); y += 1) {
    image.pixels.fill(ground, y * image.width, y * image.width + count);
  }
  for (let x = 0; x < count; x += 1) {
    const at = x * EACH;
    if (isCpu) {
      paint(place, x, strip, tall(columns[at], room - strip), ink.running);
      const queued = tall(columns[at + 1], strip);
      paint(place, x, 0, queued, ink.queued);
      hatch(place, x, Math.min(queued, strip - 1), tall(columns[at + 2], strip), ink);
      if (columns[at + 5] > 0) {
        const share = columns[at + 4] / columns[at + 5];
        line(place, x, strip + Math.round(share * (room - strip - 2)), ink);
      }
    } else drawTask(place, x, columns, at, room, ink);
  }
}

/** Running fills a row's height, waiting less of it, so that colour is not all that differs. */
function drawTask(place, x, columns, at, room, ink) {
  const low = Math.round(room * 0.6);
  let base = 0;
  const part = (number, height, colour) => {
    const size = Math.min(tall(columns[at + number], height), room - base);
    if (size > 0) paint(place, x, base, size, colour);
    base += size;
  };
  part(0, room, ink.running);
  part(1, low, ink.queued);
  part(3, low, ink.migrating);
  const size = Math.min(tall(columns[at + 2], low), room - base);
  if (size > 0) hatch(place, x, base, size, ink);
}

/** Pixels of a column from `base` above its row's end on. */
function paint({ image, bottom }, x, base, size, colour) {
  const { pixels, width, height } = image;
  for (let up = base; up < base + size; up += 1) {
    const y = bottom - up;
    if (y >= 0 && y < height) pixels[y * width + x] = colour;
  }
}

/** Throttled is not told by its colour alone. */
function hatch({ image, bottom, ratio }, x, base, size, ink) {
  const { pixels, width, height } = image;
  const every = Math.round(5 * ratio);
  for (let up = base; up < base + size; up += 1) {
    const y = bottom - up;
    const isLine = size > 2 && (((x + y) % every) + every) % every < ratio;
    if (y >= 0 && y < height) pixels[y * width + x] = isLine ? ink.paper : ink.throttled;
  }
}

/** A frequency's line is seen on any ground. */
function line({ image, bottom, ratio }, x, up, ink) {
  const place = { image, bottom };
  paint(place, x, up + Math.round(ratio), Math.round(ratio), ink.ink);
  paint(place, x, up, Math.round(ratio), ink.paper);
}
