/** The style of the outline: one rule for all rows, because there may be hundreds. */
export const outlineCss = `
  .outline { min-width: 0; }
  .outline > header { display: flex; align-items: baseline; justify-content: space-between; gap: 12px; padding: 8px 12px; border-top: 1px solid var(--color-border); }
  .outline h2 { font-size: 1rem; }
  .outline .muted { font-size: .875rem; }
  .none { padding: 16px 12px; }
  .tree { outline: none; }
  .tree.long { height: max(320px, 100vh - 340px); overflow-y: auto; }
  .row { outline: none; border-radius: var(--radius-control); cursor: pointer; }
  .row[data-hovered] { background: var(--color-surface-alt); }
  .row[data-selected] { background: var(--color-primary-soft); }
  .row[data-focus-visible] { box-shadow: inset 0 0 0 2px var(--color-focus); }
  .row[data-dragging] { opacity: .5; }
  .row[data-drop-target] { box-shadow: inset 0 0 0 2px var(--color-primary); background: var(--color-primary-soft); }
  .line { display: flex; align-items: center; gap: 2px; min-height: 44px; padding-inline-end: 2px; }
  .chapter .name { font-weight: 600; }
  .period .line { padding-inline-start: 30px; }
  .period .name { padding-inline-start: 4px; }
  .name { flex: 1; min-width: 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
  .kind { flex: none; color: var(--color-text-muted); }
  .seal.free { flex: none; color: var(--color-success); }
  .line > .muted { flex: none; min-width: 2ch; text-align: end; }
  .grip, .fold, .more { flex: none; display: grid; place-items: center; height: 44px; padding: 0; border: 0; border-radius: var(--radius-control); background: none; color: var(--color-text-muted); cursor: pointer; }
  .grip { width: 28px; cursor: grab; }
  .fold { width: 28px; }
  .more { width: 36px; }
  :is(.grip, .fold, .more)[data-hovered] { color: var(--color-text); background: var(--color-surface-alt); }
  :is(.grip, .fold, .more)[data-focus-visible] { outline: 2px solid var(--color-focus); outline-offset: -2px; }
  :is(.grip, .fold, .more)[data-disabled] { opacity: .35; cursor: default; }
  .row[data-expanded] .fold svg { rotate: 90deg; }
  .rename { flex: 1; min-width: 0; height: 36px; padding: 4px 8px; border: 1px solid var(--color-focus); border-radius: var(--radius-small); background: var(--color-surface); }
  .drop { height: 0; outline: 1px solid transparent; }
  .drop[data-drop-target] { outline: 2px solid var(--color-primary); }
  .drag-preview { max-width: 280px; padding: 8px 14px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; border: 1px solid var(--color-primary); border-radius: var(--radius-control); background: var(--color-surface-raised); color: var(--color-text); }
  .add { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 12px; }
  .add .btn { flex: 1 1 auto; padding-inline: 12px; }
  .said p { display: flex; align-items: center; justify-content: space-between; gap: 12px; margin-top: 8px; padding: 2px 12px; border-radius: var(--radius-control); background: var(--color-surface-alt); }
`;
