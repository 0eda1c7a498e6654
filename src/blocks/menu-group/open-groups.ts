const KEY = "openMenuGroups";

/** Whether somebody opened a group of a menu in this browser. Without storage none is kept. */
export function isOpenGroup(name: string): boolean {
  return openGroups().includes(name);
}

/** Keeps that a group is open, or no more. */
export function keepGroup(name: string, isOpen: boolean): void {
  const others = openGroups().filter((one) => one !== name);
  try {
    localStorage.setItem(KEY, JSON.stringify(isOpen ? [...others, name] : others));
  } catch {
    // Storage may be full or forbidden: the menu works without.
  }
}

function openGroups(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}
