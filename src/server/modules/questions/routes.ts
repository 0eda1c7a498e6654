import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import { deleteAnswer, saveAnswer } from "./answers.ts";
import { deleteQuestion, saveQuestion, updateQuestion } from "./ask.ts";
import { acceptAnswer, saveQuestionDuplicate, sendAnswerInvitation } from "./decide.ts";
import {
  deletePostDraft,
  getPostDraft,
  getPostRevision,
  listPostDrafts,
  listPostRevisions,
  savePostDraft,
} from "./drafts.ts";
import { listQuestions, listSimilarQuestions, searchQuestions } from "./lists.ts";
import {
  deleteQuestionRecord,
  listOwnAnswers,
  listOwnQuestions,
  listQuestionRecords,
  saveQuestionRecord,
} from "./records.ts";
import { getOwnQuestion, getQuestion, listAnswers, listQuestionComments } from "./view.ts";

/** Questions with their answers, and what people write before it is published. */
export const questionHandlers = {
  listQuestions,
  searchQuestions,
  listSimilarQuestions,
  getQuestion,
  getOwnQuestion,
  listAnswers,
  listQuestionComments,
  saveQuestion,
  updateQuestion,
  deleteQuestion,
  saveAnswer,
  deleteAnswer,
  saveQuestionRecord,
  deleteQuestionRecord,
  listOwnQuestions,
  listQuestionRecords,
  listOwnAnswers,
  acceptAnswer,
  sendAnswerInvitation,
  saveQuestionDuplicate,
  savePostDraft,
  getPostDraft,
  listPostDrafts,
  deletePostDraft,
  listPostRevisions,
  getPostRevision,
} satisfies Partial<Handlers<OperationContext>>;
