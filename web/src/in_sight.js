// When a picture is drawn: at once where it is in sight, elsewhere when the page has time. While
// one drags, what nobody sees would take the time of what one looks at.

/** Until then it is drawn, however busy the page is, ms. */
const LATEST_MS = 1000;
/** What is so near counts as seen: words above it may be a line shorter with the next answer. */
const NEAR = "100px 0px";
/** Not every browser tells when it has time. */
const hasIdle = "requestIdleCallback" in window;

/** Acts when what was drawn last is on the screen, and nothing else is to do; returns an end. */
function whenIdle(act) {
  let idle = 0;
  const frame = requestAnimationFrame(() => {
    idle = hasIdle ? requestIdleCallback(act, { timeout: LATEST_MS }) : setTimeout(act, 50);
  });
  return () => {
    cancelAnimationFrame(frame);
    if (hasIdle) cancelIdleCallback(idle);
    else clearTimeout(idle);
  };
}

/**
 * Draws what is at `place` with `paint`: `ask` when there is time to, `now` at once. `isStale`
 * tells whether the place has another size than when it was drawn.
 */
export function inSight(place, paint) {
  let [isSeen, forget, size] = [false, null, ""];
  const sizeNow = () => `${place.clientWidth} ${place.clientHeight}`;
  const never = () => {
    forget?.();
    forget = null;
  };
  const now = () => {
    never();
    size = sizeNow();
    paint();
  };
  const told = (entries) => {
    isSeen = entries[entries.length - 1].isIntersecting;
    if (isSeen && forget) now();
  };
  const observer = new IntersectionObserver(told, { rootMargin: NEAR });
  observer.observe(place);
  const end = () => {
    observer.disconnect();
    never();
  };
  const ask = () => {
    if (isSeen) now();
    else forget ??= whenIdle(now);
  };
  return { ask, now, end, isStale: () => size !== sizeNow() };
}
