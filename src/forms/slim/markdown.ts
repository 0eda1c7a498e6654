/** Stands in for `markdown-to-jsx`, which RJSF imports for descriptions in Markdown: ours are plain text. */
export function Markdown({ children }: { children?: string }): string {
  return children ?? "";
}
