/** Exams: the answers of all learners, closing and marking by the clock, and which exams courses open. */
export { selectExamsOfCourses } from "./exam-queries.ts";
export { examStateAt } from "./present.ts";
export { closeDue, markDue } from "./attempts/close-attempts.ts";
export { createExamSaves, type ExamSaves } from "./attempts/saves.ts";
export { insertAttempt, selectSlots } from "./attempts/attempt-queries.ts";
export { closeAttempt } from "./attempts/close-attempts.ts";
export { storeAnswers } from "./attempts/save-queries.ts";
export { drawSlots } from "./attempts/start-attempt.ts";
export { bodyHash, wordsOf } from "./authoring/questions.ts";
export { sizeOf } from "./authoring/papers.ts";
export { MARK_SOURCES, markAttempt, sumUp } from "./marking/mark-attempt.ts";
export { pointsOf } from "./points.ts";
