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
  restoreExamQuestion: makersAndOperators,
  getExamQuestionRecord: makersAndOperators,
  listExamTags: makersAndOperators,
  listExamPapers: makersAndOperators,
  getExamPaper: makersAndOperators,
  saveExamPaper: makersAndOperators,
  deleteExamPaper: makersAndOperators,
  listExamPaperVersions: makersAndOperators,
  checkExamPaper: makersAndOperators,
  getExamPaperPreview: makersAndOperators,
  listOwnExams: makersAndOperators,
  getOwnExam: makersAndOperators,
  saveExam: makersAndOperators,
  publishExam: makersAndOperators,
  listExamMarking: makersAndOperators,
  getExamMarking: makersAndOperators,
  saveExamMark: makersAndOperators,
} satisfies Partial<Policies>;
