/** The event on the document that tells of each page that is shown in place of another. */
export const pageShown = "lectern:page";
