/** What drafts of forms are kept under in a tab's storage; signing out forgets all that begin with it. */
export const draftPrefix = "lectern.draft.";

/** Where a tab keeps what was typed when its session ended; signing out forgets it with the drafts of forms. */
export const keptTypingKey = `${draftPrefix}typed`;

/** The database of a browser with answers of exams that the server may not have yet; signing out deletes it. */
export const answersDatabase = "lectern-exams";

/** What a tab is named by to the server, in its storage; signing out forgets it. */
export const pageNameKey = "examPage";

/** Asks an editor of rich text for what it has, or gives it back what it had (`isGiven`): such a field has no value. */
export const TYPED_EVENT = "lectern:typed";

export interface TypedDetail {
  value?: unknown;
  isGiven?: boolean;
}
