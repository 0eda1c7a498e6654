/** The event on the document that tells of each page that is shown in place of another. */
export const pageShown = "lectern:page";

/** The event on the window that tells the page's loader that the page is taken over. */
export const pageReady = "lectern:ready";
