import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import { listBlockedPeople, removeBlockedPerson, saveBlockedPerson } from "./people/blocked.ts";
import { listWriters } from "./people/writers.ts";
import { getModerationSettings, saveModerationSettings } from "./settings.ts";
import { saveAppeal } from "./reviews/appeal.ts";
import { auditReview, auditReviews } from "./reviews/decide.ts";
import { listOwnReviews, listReviewEvents, listReviews } from "./reviews/list.ts";
import { saveReport } from "./reviews/report.ts";
import { exportModerationWords } from "./lists/export.ts";
import {
  checkWordList,
  importWordList,
  listModerationWords,
  saveModerationWord,
  checkModerationText,
} from "./lists/manage.ts";
import { removeModerationWords } from "./lists/remove.ts";

/** Reports, the review queue, lists of words, and people who may not write. */
export const moderationHandlers = {
  saveReport,
  listReviews,
  auditReview,
  auditReviews,
  listReviewEvents,
  listOwnReviews,
  saveAppeal,
  listModerationWords,
  saveModerationWord,
  removeModerationWords,
  checkWordList,
  importWordList,
  checkModerationText,
  listBlockedPeople,
  saveBlockedPerson,
  removeBlockedPerson,
  exportModerationWords,
  getModerationSettings,
  saveModerationSettings,
  listWriters,
} satisfies Partial<Handlers<OperationContext>>;
