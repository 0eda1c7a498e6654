import { docsStyle } from "../../src/server/http/api-docs/style.ts";

/** The one style sheet of the pages, at the root of the site. */
export const styleFile = "docs.css";

/** Looks like the page of the calls, whose tokens and elements it uses. */
export const siteStyle = `${docsStyle}
main h1 code, main h2 code { font-size: 0.8em; }
.skip { position: absolute; left: -999px; } .skip:focus { position: static; display: block; padding: 12px 20px; }
header { border-bottom: 1px solid var(--line); background: var(--surface); }
.bar { max-width: 1200px; margin: 0 auto; padding: 8px 20px; display: flex; flex-wrap: wrap; align-items: center; gap: 4px 24px; }
.brand { font-weight: 700; } .bar nav { position: static; display: flex; flex-wrap: wrap; gap: 4px 20px; max-height: none; overflow: visible; order: 0; }
.bar a { display: inline-block; padding: 8px 0; } [aria-current] { font-weight: 700; color: var(--text); }
p, li { color: var(--text); } main { min-width: 0; overflow-wrap: anywhere; }
main h3 { margin: 32px 0 8px; font-size: 18px; } main h4 { margin: 24px 0 8px; font-size: 16px; }
:target { scroll-margin-top: 16px; } .anchor { margin-left: 8px; text-decoration: none; opacity: 0; } :is(h2, h3, h4):hover .anchor { opacity: 1; }
main li { margin: 4px 0; } blockquote { margin: 16px 0; padding: 0 16px; border-left: 3px solid var(--line); }
img { max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 8px; background: #fff; } td img { display: block; width: 200px; }
pre { margin: 16px 0; padding: 14px 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); white-space: pre-wrap; overflow-wrap: anywhere; }
#contents { font-size: 14px; } .group, #contents summary { margin: 16px 0 4px; font-weight: 600; color: var(--muted); } #contents details { margin: 0 0 16px; } .level-3 { padding-left: 12px; }
.steps { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px 32px; margin-top: 48px; padding-top: 16px; border-top: 1px solid var(--line); color: var(--muted); position: static; max-height: none; overflow: visible; }
th { min-width: 64px; } table { margin: 12px 0; }
@media (min-width: 960px) { .to-contents { display: none !important; } }
@media (max-width: 639px) {
  table, tbody, tr, td { display: block; } thead { display: none; } tr { padding: 8px 0; border-top: 1px solid var(--line); } td { padding: 2px 0; border: 0; } td:empty { display: none; }
  td[data-label]:not(:first-child)::before { content: attr(data-label); display: block; font-size: 12px; color: var(--muted); }
}
`;
