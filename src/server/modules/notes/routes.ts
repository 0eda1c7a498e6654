import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import { deleteStudyNote, listStudyNotes, saveStudyNote } from "./service.ts";

/** Notes with the moment of the video they belong to. */
export const noteHandlers = { listStudyNotes, saveStudyNote, deleteStudyNote } satisfies Partial<
  Handlers<OperationContext>
>;
