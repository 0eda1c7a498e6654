/** Where the choice is kept in the browser: "light" or "dark"; absent, the system decides. */
export const modeKey = "lectern.mode";

/**
 * Turns the page to the other look and remembers it. The page's head applies the kept choice before the first paint.
 */
export function toggleMode(): void {
  const root = document.documentElement;
  const current = root.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  root.dataset.theme = current === "dark" ? "light" : "dark";
  try {
    localStorage.setItem(modeKey, root.dataset.theme);
  } catch {
    // Storage can be switched off; the choice then lasts as long as the page.
  }
}
