/** What drafts of forms are kept under in a tab's storage; signing out forgets all that begin with it. */
export const draftPrefix = "lectern.draft.";
