/**
 * The style of a list of categories, inside the block that holds it (`.left` or `.right`, positioned). Panels open by
 * it alone, after a moment under the pointer, so that nobody needs JavaScript to reach a category. What is in a closed
 * panel is not laid out: it is most of what the home page has.
 */
export const listCss = `
  .top { display: flex; align-items: center; justify-content: space-between; gap: 8px; min-height: 40px; padding-block: 0; padding-inline: 16px 10px; }
  .top svg { color: var(--color-border-strong); }
  .scroll { max-height: 400px; overflow-y: auto; overscroll-behavior: contain; scrollbar-width: thin; background: linear-gradient(var(--color-surface) 30%, transparent) 0 100% / 100% 40px no-repeat local, linear-gradient(transparent, var(--color-border)) 0 100% / 100% 10px no-repeat; }
  .scroll .top { height: 40px; overflow: hidden; font-size: .9375rem; line-height: 1.2; }
  .item:hover > .top, .item:focus-within > .top, .open > .top { background: var(--color-primary-soft); color: var(--color-primary); font-weight: 600; }
  .panel { position: absolute; z-index: 20; top: -1px; inset-inline-start: 100%; width: 500px; min-height: calc(100% + 2px); padding: 20px 24px; background: var(--color-surface-raised); border: 1px solid var(--color-border); border-radius: var(--radius-card); box-shadow: var(--shadow-raised); visibility: hidden; opacity: 0; transition: visibility 0s .16s, opacity .1s .16s; }
  &.right .panel { inset-inline-start: auto; inset-inline-end: 100%; }
  .open > .panel { visibility: visible; opacity: 1; }
  @media (min-width: 1100px) { .item:hover > .panel, .item:focus-within > .panel { visibility: visible; opacity: 1; } }
  @supports (transition-behavior: allow-discrete) {
    .panel { content-visibility: hidden; transition: visibility 0s .16s, opacity .1s .16s, content-visibility .26s allow-discrete; }
    .item:hover > .panel, .item:focus-within > .panel, .open > .panel { content-visibility: visible; }
  }
  .item:focus-within > .panel { transition: none; }
  .closed .panel.panel.panel { visibility: hidden; opacity: 0; transition: none; }
  .second { display: grid; grid-template-columns: 112px 1fr; gap: 0 12px; padding-block: 8px; border-bottom: 1px solid var(--color-border); font-size: .875rem; }
  .second a, .whole { display: inline-flex; align-items: center; min-height: 32px; }
  .second > a { font-weight: 600; align-self: start; }
  .second ul { display: flex; flex-wrap: wrap; column-gap: 16px; }
  .panel a:hover { color: var(--color-primary); text-decoration: underline; text-underline-offset: 4px; }
  .known { padding-top: 18px; font-size: .875rem; }
  .known h3 { margin-bottom: 6px; font-size: .8125rem; color: var(--color-text-muted); }
  .known li { display: flex; align-items: center; justify-content: space-between; gap: 16px; padding-block: 4px; }
  .known a { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .known .price { flex: none; }
  .known b { font-size: .875rem; }
  .whole { color: var(--color-primary); font-size: .875rem; font-weight: 600; }
  @media (min-width: 1100px) and (pointer: fine) { .panel.panel .whole.whole { display: none; } }
  @media (pointer: coarse) { .second a, .whole, .known li { min-height: 44px; } }
`;
