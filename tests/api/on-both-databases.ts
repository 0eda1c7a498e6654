/**
 * What PostgreSQL and the embedded database could answer differently: locks, plans, types, row level security,
 * LISTEN, backups.
 * Where there is a PostgreSQL, the other files of `tests/api` run on it alone.
 */
export const onBothDatabases: readonly string[] = [
  "account",
  "audit",
  "backup",
  "catalogue-lists",
  "certificates",
  "command-line",
  "community",
  "content",
  "demo",
  "embedded",
  "exam-orders",
  "exams",
  "exams-killed",
  "grades",
  "grade-attendance",
  "ledger",
  "live-chat",
  "orders",
  "page-reads",
  "row-security",
  "search",
  "study",
].map((name) => `tests/api/${name}.test.ts`);
