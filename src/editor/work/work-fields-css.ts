/** What editors with a work bar have in common: what is missing, and fields with their labels. */
export const workFieldsCss = `
  display: grid;
  gap: 20px;
  min-width: 0;
  .missing { padding: 12px 16px; border: 1px solid var(--color-warning); border-radius: var(--radius-card); background: var(--color-warning-soft); }
  .missing ul { margin-top: 4px; padding-inline-start: 1.2em; list-style: disc; }
  .field { display: grid; flex: 1 1 150px; align-content: start; gap: 4px; min-width: 0; }
  .field label, legend { font-weight: 600; }
  input:not([type="radio"], [type="checkbox"]), select, textarea { width: 100%; min-width: 0; min-height: 44px; padding: 8px 12px; border: 1px solid var(--color-border-strong); border-radius: var(--radius-control); background: var(--color-surface); }
  .row-do { display: inline-flex; flex: none; }
  .row-do .icon { width: 36px; }
`;
