import type { Handlers } from "../../../../generated/contract.ts";
import type { OperationContext } from "../../../core/context.ts";
import type { IncomingFile } from "../../../core/incoming-file.ts";
import { getUpload, getUploadSign, uploadFile } from "./service.ts";
import { getSheetText } from "./sheet-text.ts";

/** Files that people upload. */
export const uploadHandlers = { getUpload, getUploadSign, uploadFile, getSheetText } satisfies Partial<
  Handlers<OperationContext, IncomingFile>
>;
