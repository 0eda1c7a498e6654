import type { Handlers } from "../../../../generated/contract.ts";
import type { OperationContext } from "../../../core/context.ts";
import type { IncomingFile } from "../../../core/incoming-file.ts";
import { getHomework, getHomeworkFile } from "./homework.ts";
import { deleteHomework, listOwnHomework, saveHomework } from "./own-homework.ts";

/** Homework of classes. Whose a class is, is looked at with each. */
export const homeworkHandlers = {
  listOwnHomework,
  saveHomework,
  deleteHomework,
  getHomework,
  getHomeworkFile,
} satisfies Partial<Handlers<OperationContext, IncomingFile>>;
