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
import { exportExamQuestions, getExamQuestionTemplate } from "./formats/export-questions.ts";
import { checkExamQuestions, importExamQuestions } from "./formats/import-questions.ts";
import { getExamRegrade, saveExamRegrade } from "./regrade/regrade.ts";
import { exportExamResults, listExamResults } from "./results/exam-results.ts";
import { getExam, getExamStanding, listExams } from "./exams.ts";
import { getExamMarking, listExamMarking, saveExamMark } from "./authoring/marking.ts";
import { getOwnExam, listOwnExams, publishExam, saveExam } from "./authoring/own-exams.ts";
import { deleteExamPaper, getExamPaper, listExamPapers, saveExamPaper } from "./authoring/papers.ts";
import { deleteExamQuestion, getExamQuestion, listExamQuestions, saveExamQuestion } from "./authoring/questions.ts";
import { deleteExamSubject, listExamSubjects, saveExamSubject } from "./authoring/subjects.ts";

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
  checkExamQuestions,
  importExamQuestions,
  exportExamQuestions,
  getExamQuestionTemplate,
  listExamResults,
  exportExamResults,
  getExamAnalysis,
  getExamRegrade,
  saveExamRegrade,
} satisfies Partial<Handlers<OperationContext, IncomingFile>>;
