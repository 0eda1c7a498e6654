/**
 * Sections saved for reuse are screens without an address, named `section/…`: blocks in `main`, with the data that they
 * show. So draft, history, export and merging know them already. No visitor reaches one; the studio puts copies of them
 * into pages.
 */
export const sectionFolder = "section/";

/** Whether a screen of this name is a section saved for reuse. */
export function isSection(name: string): boolean {
  return name.startsWith(sectionFolder);
}
