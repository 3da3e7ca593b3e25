// Draws the document that the page holds.
import { render } from "preact";
import { html } from "./html.js";
import { readDocument } from "./document.js";
import { Report } from "./report.js";
import { followTheme } from "./theme.js";

const place = document.getElementById("report");
try {
  const read = readDocument();
  followTheme();
  place.replaceChildren();
  render(html`<${Report} document=${read} />`, place);
} catch (error) {
  place.textContent = `This report can't be drawn: ${error.message}`;
}
