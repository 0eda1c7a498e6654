import type { Handlers } from "../../../../generated/contract.ts";
import type { OperationContext } from "../../../core/context.ts";
import { saveLecturerShare } from "./shares.ts";
import { exportSoldLines, listSoldLines } from "./sold.ts";

/** What organisations sold, and what their lecturers get of it. */
export const soldHandlers = { listSoldLines, exportSoldLines, saveLecturerShare } satisfies Partial<
  Handlers<OperationContext>
>;
