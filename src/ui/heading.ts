/** The element of a heading by its level; a block never makes one deeper than four. */
export function heading(level: number): "h1" | "h2" | "h3" | "h4" {
  return level <= 1 ? "h1" : level === 2 ? "h2" : level === 3 ? "h3" : "h4";
}
