/**
 * Stands in for `markdown-to-jsx` (an alias in vite.config.ts): RJSF imports it for descriptions in Markdown,
 * which our forms do not have, and it would add 27 kB (brotli) to the forms.
 */
export function Markdown({ children }: { children?: string }): string {
  return children ?? "";
}

export default Markdown;
