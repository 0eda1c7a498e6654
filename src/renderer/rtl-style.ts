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
  // The share of them that is filled begins where the line does.
  `.stars{scale:-1 1}`,
  `pre,code,kbd,samp,math{direction:ltr;unicode-bidi:isolate}`,
  `input:is([type=tel],[type=email],[type=url]):not(:placeholder-shown){direction:ltr;text-align:right}`,
  // Lines begin where the page does, whatever letters come first in them: names stand apart (src/ui/content.tsx). Long
  // texts are written each paragraph its own way.
  `:is(h1,h2,h3,h4,p,li,dd,td):not(.prose *){unicode-bidi:isolate}`,
  `html[data-busy]::after{transform-origin:right}`,
].join("\n");
