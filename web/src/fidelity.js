// How near to a real kernel a simulation is: a page tells where that was measured.
import { html } from "./html.js";
import { FIDELITY } from "./links.js";

export function Fidelity() {
  return html`<p class="about">
    How near this is to a real kernel was measured: most figures of recorded kernels come out, some
    do not.${" "}<a href=${FIDELITY}>How far to trust it</a> lists what hits and what misses.
  </p>`;
}
