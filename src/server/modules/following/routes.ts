import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import {
  deleteAttention,
  deleteCollection,
  getAttention,
  listAttentions,
  listCollections,
  saveAttention,
  saveCollection,
} from "./service.ts";

/** What the signed-in person keeps: favourite courses, lecturers they follow. */
export const followingHandlers = {
  saveCollection,
  deleteCollection,
  listCollections,
  saveAttention,
  deleteAttention,
  getAttention,
  listAttentions,
} satisfies Partial<Handlers<OperationContext>>;
