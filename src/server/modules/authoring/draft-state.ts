/** The states of a draft, as the table has them (DraftStateEnum). */
export const draftState = { editing: 0, waiting: 1, passed: 2, refused: 3 } as const;

export type DraftState = (typeof draftState)[keyof typeof draftState];

/** Where a course stands that may have no draft: one that is published and was never edited here has passed. */
export function stateOf({
  draft_state,
  audit_status,
}: {
  draft_state: number | null;
  audit_status: number;
}): DraftState {
  // Checked by the table.
  if (draft_state !== null) return draft_state as DraftState;
  return audit_status === PASSED ? draftState.passed : draftState.editing;
}

/** audit_status of a course that learners may see. */
export const PASSED = 1;
