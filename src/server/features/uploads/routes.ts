import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../context.ts";
import type { IncomingFile } from "../../incoming-file.ts";
import { getUpload, getUploadSign, uploadFile } from "./service.ts";

/** Files that people upload. */
export const uploadHandlers = { getUpload, getUploadSign, uploadFile } satisfies Partial<
  Handlers<OperationContext, IncomingFile>
>;
