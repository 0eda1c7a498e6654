/** The public catalogue: courses, lecturers, categories, classes; where a live lesson stands; import and export. */
export { type CardRow, type CardSetting, presentCard } from "./course-card.ts";
export { type OutlineRow, selectOutline } from "./course-view-queries.ts";
export { isLike } from "./likeness.ts";
export { isSentAt } from "./live-status-sql.ts";
export { isOpen, type LiveFacts, NEAR_MS, presentLiveStatus } from "./live-status.ts";
export { presentChapters } from "./present-course.ts";
export { searchVector, searchWords } from "./search-words.ts";
export { exportCatalogue } from "./transfer/export-catalogue.ts";
export { importCatalogue } from "./transfer/import-catalogue.ts";
export type { Change, ChangeKind } from "./transfer/part.ts";
export { placed, readDocument } from "./transfer/read-document.ts";
