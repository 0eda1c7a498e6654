import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import type { IncomingFile } from "../../core/incoming-file.ts";
import {
  getExamAttempt,
  listExamAttempts,
  saveExamAnswers,
  saveExamEvents,
  submitExamAttempt,
} from "./attempts/attempts.ts";
import { getExamExplanations, getExamResult } from "./attempts/results.ts";
import { startExamAttempt } from "./attempts/start-attempt.ts";
import { getExamAnalysis } from "./analysis/exam-analysis.ts";
import { exportExamQuestions, getExamQuestionTemplate, listExamExportOmissions } from "./formats/export-questions.ts";
import { checkExamQuestions, importExamQuestions } from "./formats/import-questions.ts";
import { listExamMarkingChanges } from "./marking/marking-changes.ts";
import { getExamRegrade, saveExamRegrade } from "./regrade/regrade.ts";
import { listExamResults } from "./results/exam-results.ts";
import { getExam, getExamStanding, listExams, listGivenExams } from "./exams.ts";
import { getOwnExam, listOwnExams } from "./authoring/own-exams.ts";
import { publishExam, saveExam } from "./authoring/save-exam.ts";
import { checkExamPaper, getExamPaperPreview } from "./authoring/paper-draws.ts";
import {
  deleteExamPaper,
  getExamPaper,
  listExamPapers,
  listExamPaperVersions,
  saveExamPaper,
} from "./authoring/papers.ts";
import { getExamQuestionRecord } from "./authoring/question-record.ts";
import { listExamQuestions, listExamTags } from "./authoring/question-bank.ts";
import { deleteExamQuestion, getExamQuestion, restoreExamQuestion, saveExamQuestion } from "./authoring/questions.ts";
import {
  checkPracticeAnswer,
  getPracticeStanding,
  getPracticeQuestions,
  listPracticeSubjects,
  savePracticeSubject,
  savePracticeFavourite,
} from "./practice/practice.ts";
import { deleteExamSubject, listExamSubjects, saveExamSubject } from "./authoring/subjects.ts";
import { loginWithExamCode } from "./room/enter-room.ts";
import { addExamAssistant, listExamAssistants, removeExamAssistant } from "./desk/assistants.ts";
import { addExamTime, getExamBoard, sendExamNotice, submitOpenAttempts } from "./desk/board.ts";
import { acceptExamLateAnswer, listExamLateAnswers } from "./desk/late-answers.ts";
import { getExamMarking, saveExamMark } from "./desk/marking.ts";
import { startExamMarking, listExamMarking } from "./desk/marking-queue.ts";
import { addExamPeople, checkExamPeople } from "./desk/add-people.ts";
import { updateExamCodes, listExamPeople, saveExamPerson } from "./desk/people.ts";

/** Exams: finding and sitting them, the question bank, papers and marking. */
export const examHandlers = {
  listExams,
  listGivenExams,
  getExam,
  getExamStanding,
  loginWithExamCode,
  startExamAttempt,
  getExamAttempt,
  saveExamAnswers,
  saveExamEvents,
  submitExamAttempt,
  getExamResult,
  getExamExplanations,
  listExamAttempts,
  listExamSubjects,
  saveExamSubject,
  deleteExamSubject,
  listExamQuestions,
  getExamQuestion,
  saveExamQuestion,
  deleteExamQuestion,
  restoreExamQuestion,
  getExamQuestionRecord,
  listExamTags,
  listExamPapers,
  getExamPaper,
  saveExamPaper,
  deleteExamPaper,
  listExamPaperVersions,
  checkExamPaper,
  getExamPaperPreview,
  listOwnExams,
  getOwnExam,
  saveExam,
  publishExam,
  listExamMarking,
  getExamMarking,
  saveExamMark,
  listExamPeople,
  checkExamPeople,
  addExamPeople,
  saveExamPerson,
  updateExamCodes,
  listExamAssistants,
  addExamAssistant,
  removeExamAssistant,
  getExamBoard,
  addExamTime,
  submitOpenAttempts,
  sendExamNotice,
  startExamMarking,
  listExamLateAnswers,
  acceptExamLateAnswer,
  listPracticeSubjects: (_input, context) => listPracticeSubjects(context),
  getPracticeStanding,
  savePracticeSubject,
  getPracticeQuestions,
  checkPracticeAnswer,
  savePracticeFavourite,
  checkExamQuestions,
  importExamQuestions,
  exportExamQuestions,
  listExamExportOmissions,
  getExamQuestionTemplate,
  listExamResults,
  getExamAnalysis,
  getExamRegrade,
  listExamMarkingChanges,
  saveExamRegrade,
} satisfies Partial<Handlers<OperationContext, IncomingFile>>;
