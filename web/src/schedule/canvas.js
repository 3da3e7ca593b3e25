// When a schedule's canvas is drawn: once a frame at most, after anything that it shows changed.
import { effect } from "@preact/signals";
import { colours } from "../theme.js";

/**
 * Draws what is in `sight` when this is called, when a signal changes that `watch` reads, when
 * colours change, and when `frame` gets another size. Returns what asks for it besides, and what
 * ends it.
 */
export function redraw(frame, { ask, now, isStale }, watch) {
  let [asked, isFirst] = [0, true];
  const later = () => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(ask);
  };
  const stop = effect(() => {
    watch();
    if (!isFirst) later();
  });
  // At once: a page that is printed waits for no frame.
  const stopColours = colours.subscribe(() => isFirst || now());
  isFirst = false;
  ask();
  const sized = new ResizeObserver(() => isStale() && later());
  sized.observe(frame);
  const end = () => {
    stop();
    stopColours();
    sized.disconnect();
    cancelAnimationFrame(asked);
  };
  return [later, end];
}
