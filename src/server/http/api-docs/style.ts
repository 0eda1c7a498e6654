/** The one style sheet of the page, named by its hash in the page's Content-Security-Policy. */
export const docsStyle = `
:root { color-scheme: light dark; --text: #1c2430; --muted: #566273; --line: #dbe1ea; --surface: #f5f7fa; --page: #fff; --accent: #1554c0; }
@media (prefers-color-scheme: dark) { :root { --text: #e6ebf2; --muted: #9fabbc; --line: #2c3644; --surface: #161d27; --page: #0e131a; --accent: #8db4ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.6 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
.frame { max-width: 1200px; margin: 0 auto; padding: 24px 20px 80px; display: grid; gap: 32px; }
@media (min-width: 960px) { .frame { grid-template-columns: 280px minmax(0, 1fr); } nav { position: sticky; top: 24px; align-self: start; max-height: calc(100vh - 48px); overflow: auto; } }
h1 { margin: 0 0 8px; font-size: 28px; line-height: 1.3; } h2 { margin: 40px 0 12px; font-size: 22px; } h3 { margin: 0; font-size: 16px; }
p { margin: 8px 0; color: var(--muted); } a { color: var(--accent); } a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media (max-width: 959px) { nav { order: 1; } }
nav ul { list-style: none; margin: 0 0 16px; padding: 0; font-size: 14px; } nav li a { display: block; padding: 3px 0; text-decoration: none; }
article { border: 1px solid var(--line); border-radius: 10px; padding: 16px 18px; margin: 0 0 14px; }
code { font: 14px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.method { display: inline-block; min-width: 48px; margin-right: 8px; font-weight: 700; color: var(--accent); }
.tag { display: inline-block; padding: 0 8px; border-radius: 999px; border: 1px solid var(--line); font-size: 13px; color: var(--muted); }
details { margin-top: 10px; } summary { cursor: pointer; font-weight: 600; min-height: 32px; }
table { width: 100%; border-collapse: collapse; font-size: 14px; } th, td { text-align: left; vertical-align: top; padding: 6px 10px 6px 0; border-top: 1px solid var(--line); }
th { color: var(--muted); font-weight: 600; } td p { margin: 0; } .scroll { overflow-x: auto; }
`;
