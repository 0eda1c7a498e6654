import type { Handlers } from "../../../../generated/contract.ts";
import type { OperationContext } from "../../../core/context.ts";
import { saveLecturerShare } from "./shares.ts";
import { listSoldLines } from "./sold.ts";

/** What organisations sold, and what their lecturers get of it. */
export const soldHandlers = { listSoldLines, saveLecturerShare } satisfies Partial<Handlers<OperationContext>>;
