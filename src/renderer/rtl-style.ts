import { editIcons } from "../ui/icons/edit-icons.ts";
import { siteIcons } from "../ui/icons/site-icons.ts";

/** Icons that point along the line: on, back, out. Those of things (play, search, a clock) are the same everywhere. */
const pointing: readonly string[] = [
  siteIcons.right,
  siteIcons.left,
  siteIcons.leave,
  editIcons.undo,
  editIcons.redo,
  editIcons.open,
];

/**
 * What only pages of languages have that are written from right to left; all else follows from logical styles. Digits,
 * code and mathematics run from left to right in these languages too.
 */
export const rtlStyle = [
  `svg:has(${pointing.map((d) => `>path[d="${d}"]`).join()}){scale:-1 1}`,
  `pre,code,kbd,samp,math,input:is([type=tel],[type=email],[type=url]){direction:ltr;unicode-bidi:isolate}`,
  `input:is([type=tel],[type=email],[type=url]){text-align:right}`,
  // Each paragraph is written its own way (global-style.ts), and begins where the page does, but in long texts.
  `:where(h1,h2,h3,h4,p,li,dd,td):where(:not(.prose *)){text-align:match-parent}`,
  // A line of several things, the first of which may be a name in any letters.
  `p.by{unicode-bidi:isolate}`,
  `html[data-busy]::after{transform-origin:right}`,
].join("\n");
