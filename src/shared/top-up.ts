/** Fen that are put into a wallet at once at least. */
export const MIN_TOP_UP = 100;

/** Fen that are put into a wallet at once at most. */
export const MAX_TOP_UP = 5_000_000;
