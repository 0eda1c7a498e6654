/** The style of the bar and of what it opens. */
export const workBarCss = `
  .work-bar { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: 12px 24px; padding-bottom: 16px; border-bottom: 1px solid var(--color-border); }
  .work-bar .title { flex: 1 1 260px; min-width: 0; }
  .work-bar h1 { font-size: 1.5rem; }
  .saved { margin-top: 4px; font-size: .875rem; color: var(--color-text-muted); }
  .saved.trouble { color: var(--color-danger); }
  .do { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
  @media (max-width: 480px) { .work-bar .do { gap: 4px; } .work-bar .btn { padding-inline: 12px; } }
  .icon { display: grid; place-items: center; width: 44px; height: 44px; padding: 0; border: 0; border-radius: var(--radius-control); background: none; color: var(--color-text); cursor: pointer; }
  .icon:hover:not(:disabled) { background: var(--color-surface-alt); }
  .icon:disabled { opacity: .4; cursor: default; }
  button.link { border: 0; padding: 0; background: none; cursor: pointer; }
  .restored { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; padding: 2px 14px; border: 1px solid var(--color-border); border-radius: var(--radius-control); background: var(--color-surface-alt); }
  dialog { width: min(560px, calc(100% - 32px)); max-height: min(760px, 90vh); padding: 24px; overflow-y: auto; border: 1px solid var(--color-border); border-radius: var(--radius-card); background: var(--color-surface-raised); color: var(--color-text); }
  dialog::backdrop { background: var(--color-overlay); }
  dialog h2 { font-size: 1.1875rem; }
  dialog.conflict { border-top: 4px solid var(--color-warning); }
  dialog.conflict p { margin: 12px 0 20px; line-height: 1.6; }
  dialog.conflict .do { justify-content: flex-end; }
`;
