/** Records that one call changes at most: `CountAtOnce` of the schemas. */
export const MAX_AT_ONCE = 1000;

/** Records that one export of a list has at most. */
export const MAX_EXPORTED = 10_000;
