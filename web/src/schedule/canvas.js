// When a schedule's canvas is drawn: once a frame at most, after anything that it shows changed.
import { effect } from "@preact/signals";
import { colours } from "../theme.js";

/**
 * Draws when a signal changes that `watch` reads, when colours change, and when `frame` gets
 * another size. Returns what asks for it besides, and what ends it.
 */
export function redraw(frame, paint, watch) {
  let asked = 0;
  const later = () => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(paint);
  };
  const stop = effect(() => {
    watch();
    later();
  });
  let isFirst = true;
  // At once: a page that is printed waits for no frame.
  const stopColours = colours.subscribe(() => {
    if (!isFirst) paint();
    isFirst = false;
  });
  const sized = new ResizeObserver(later);
  sized.observe(frame);
  const end = () => {
    stop();
    stopColours();
    sized.disconnect();
    cancelAnimationFrame(asked);
  };
  return [later, end];
}
