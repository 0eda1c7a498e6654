import { makersAndOperators, type Policies } from "../../core/policy.ts";

/** Whose question, paper or exam it is, row level security decides. */
export const examPolicies = {
  listExamSubjects: makersAndOperators,
  saveExamSubject: makersAndOperators,
  deleteExamSubject: makersAndOperators,
  listExamQuestions: makersAndOperators,
  getExamQuestion: makersAndOperators,
  saveExamQuestion: makersAndOperators,
  deleteExamQuestion: makersAndOperators,
  listExamPapers: makersAndOperators,
  getExamPaper: makersAndOperators,
  saveExamPaper: makersAndOperators,
  deleteExamPaper: makersAndOperators,
  listOwnExams: makersAndOperators,
  getOwnExam: makersAndOperators,
  saveExam: makersAndOperators,
  publishExam: makersAndOperators,
  listExamMarking: makersAndOperators,
  getExamMarking: makersAndOperators,
  saveExamMark: makersAndOperators,
  savePracticeSubject: makersAndOperators,
} satisfies Partial<Policies>;
