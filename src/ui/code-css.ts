/** The colours of code in a text. The kinds are those of src/shared/code/draw-code.ts. */
export const codeCss = `
  .code-keyword { color: var(--color-primary); font-weight: 600; }
  .code-string, .code-added { color: var(--color-success); }
  .code-comment { color: var(--color-text-muted); font-style: italic; }
  .code-number, .code-removed { color: var(--color-danger); }
  .code-name { font-weight: 600; }
  .code-type { color: var(--color-link); }
`;
