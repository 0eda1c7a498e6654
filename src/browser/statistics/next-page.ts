import type { pageShown as shown } from "../page-event.ts";

/** The event that tells of a page; as a type only, so that counting a page does not bring the page's own code. */
export const pageShown: typeof shown = "lectern:page";
