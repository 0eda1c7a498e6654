import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import {
  getExamAttempt,
  listExamAttempts,
  saveExamAnswers,
  saveExamEvents,
  submitExamAttempt,
} from "./attempts/attempts.ts";
import { getExamExplanations, getExamResult } from "./attempts/results.ts";
import { startExamAttempt } from "./attempts/start-attempt.ts";
import { getExam, getExamStanding, listExams } from "./exams.ts";
import {
  checkPracticeAnswer,
  getPracticeStanding,
  getPracticeQuestions,
  listPracticeSubjects,
  savePracticeSubject,
  savePracticeFavourite,
} from "./practice/practice.ts";
import { getOwnExam, listOwnExams } from "./authoring/own-exams.ts";
import { publishExam, saveExam } from "./authoring/save-exam.ts";
import { deleteExamPaper, getExamPaper, listExamPapers, saveExamPaper } from "./authoring/papers.ts";
import { deleteExamQuestion, getExamQuestion, listExamQuestions, saveExamQuestion } from "./authoring/questions.ts";
import { deleteExamSubject, listExamSubjects, saveExamSubject } from "./authoring/subjects.ts";
import { addExamAssistant, listExamAssistants, removeExamAssistant } from "./desk/assistants.ts";
import { addExamTime, getExamBoard, sendExamNotice, submitOpenAttempts } from "./desk/board.ts";
import { acceptExamLateAnswer, listExamLateAnswers } from "./desk/late-answers.ts";
import { getExamMarking, saveExamMark } from "./desk/marking.ts";
import { startExamMarking, listExamMarking } from "./desk/marking-queue.ts";
import { addExamPeople, updateExamCodes, exportExamPeople, listExamPeople, saveExamPerson } from "./desk/people.ts";

/** Exams: finding and sitting them, the question bank, papers and marking. */
export const examHandlers = {
  listExams,
  getExam,
  getExamStanding,
  startExamAttempt,
  getExamAttempt,
  saveExamAnswers,
  saveExamEvents,
  submitExamAttempt,
  getExamResult,
  getExamExplanations,
  listExamAttempts,
  listExamSubjects: (_input, context) => listExamSubjects(context),
  saveExamSubject,
  deleteExamSubject,
  listExamQuestions,
  getExamQuestion,
  saveExamQuestion,
  deleteExamQuestion,
  listExamPapers,
  getExamPaper,
  saveExamPaper,
  deleteExamPaper,
  listOwnExams,
  getOwnExam,
  saveExam,
  publishExam,
  listExamMarking,
  getExamMarking,
  saveExamMark,
  listPracticeSubjects: (_input, context) => listPracticeSubjects(context),
  getPracticeStanding,
  savePracticeSubject,
  getPracticeQuestions,
  checkPracticeAnswer,
  savePracticeFavourite,
  listExamPeople,
  addExamPeople,
  saveExamPerson,
  updateExamCodes,
  exportExamPeople,
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
} satisfies Partial<Handlers<OperationContext>>;
