/** Exams: the answers of all learners, closing and marking by the clock, and which exams courses open. */
export { selectExam, selectExamsOfCourses } from "./exam-queries.ts";
export { selectRights, standingOf } from "./exams.ts";
export { examStateAt, revealOf, stateAt } from "./present.ts";
export { closeDue, markDue } from "./attempts/close-attempts.ts";
export { createExamSaves, type ExamSaves } from "./attempts/saves.ts";
export { releaseUnnamedFiles, selectFiles } from "./attempts/answer-files.ts";
export {
  type AttemptRow,
  insertAttempt,
  selectAttemptsIn,
  selectKeys,
  selectMarks,
  selectSlots,
} from "./attempts/attempt-queries.ts";
export { closeAttempts } from "./attempts/close-attempts.ts";
export { storeAnswers } from "./attempts/save-queries.ts";
export { shownNames, shownQuestion } from "./attempts/place-names.ts";
export { createExamSubmits, type ExamSubmits } from "./attempts/submits.ts";
export { createExamStarts, type ExamStarts } from "./attempts/starts.ts";
export { drawOne } from "./drawing/draw-from-bank.ts";
export { safeBrowserProof } from "./room/safe-browser.ts";
export { checkDesk } from "./desk/access.ts";
export { countExamMarking } from "./desk/marking-queue.ts";
export { lengthenDeadlines } from "./desk/deadlines.ts";
export { bodyHash, insertVersion, wordsOf } from "./authoring/questions.ts";
export { sizeOf } from "./authoring/papers.ts";
export { nextSubjectSort } from "./authoring/subjects.ts";
export { MARK_SOURCES, markAttempts, sumUp } from "./marking/mark-attempt.ts";
export { seededRandom } from "./drawing/seeded-random.ts";
export { markAnswer } from "./marking/mark-answer.ts";
export { centsOf, pointsOf } from "./points.ts";
