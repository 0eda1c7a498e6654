import type { HandlerInput } from "../../../../generated/contract.ts";
import type { GetSheetTextReply } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { megabytes, type IncomingFile } from "../../../core/incoming-file.ts";
import { sessionIn } from "../../../lib/require-session.ts";

/** Bytes of a file; no call takes a larger one (http/calls/multipart.ts). */
const MAX_FILE_BYTES = 10 * 1024 * 1024;
const limits = { args: { limit: megabytes(MAX_FILE_BYTES), kinds: "XLSX, CSV, TXT" } };

/** A table as lines for a person to look at and correct. FILE_TOO_LARGE, FILE_KIND_REFUSED, WORK_TOO_MUCH. */
export async function getSheetText(
  { file }: HandlerInput<"getSheetText", IncomingFile>,
  context: OperationContext,
): Promise<GetSheetTextReply> {
  const bytes = await file.bytes(MAX_FILE_BYTES);
  const read = await context.services.work.run("sheetText", { bytes }, { owner: `user ${sessionIn(context).userNo}` });
  if ("fault" in read) fail(read.fault === "large" ? "FILE_TOO_LARGE" : "FILE_KIND_REFUSED", limits);
  return read;
}
