const LARGEST = 9_223_372_036_854_775_807n;

/**
 * Whether a text of digits can be the number of a record; a larger one is nobody's, and PostgreSQL would not read it.
 */
export function isRecordId(id: string): boolean {
  return /^\d{1,19}$/.test(id) && BigInt(id) <= LARGEST;
}
