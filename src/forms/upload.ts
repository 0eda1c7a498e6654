import type { OperationInput, OperationReply } from "../generated/operations.ts";
import type { UploadedFile, UploadPurpose } from "../generated/types.ts";

/** Never there: it only carries the purposes, for the type check. */
declare const granted: unique symbol;

/**
 * The right to upload files for these purposes. The frame gives it, with the calls of the page: to a block by
 * `uploads` of its schema, to a form by its widgets. What carries it is only for `upload`.
 */
export interface UploadGrant<Purpose extends UploadPurpose> {
  readonly [granted]?: (purpose: Purpose) => void;
}

/** The right of code that is no block, such as the studio: its calls are those of the client. */
export function grantOf(calls: UploadCalls): UploadGrant<UploadPurpose> {
  return calls as UploadGrant<UploadPurpose>;
}

/** The two calls of an upload: permission first, then the file with it. */
interface UploadCalls {
  getUpload: (input: OperationInput<"getUpload">) => Promise<OperationReply<"getUpload">>;
  uploadFile: (
    input: OperationInput<"uploadFile">,
    watch?: { progress?: (share: number) => void; signal?: AbortSignal },
  ) => Promise<UploadedFile>;
}

/** What is uploaded, and who watches it. */
interface UploadParts<Purpose> {
  file: Blob;
  name: string;
  purpose: Purpose;
  /** Told of the share that has been sent. */
  progress?: (share: number) => void;
  /**
   * Ends it. Of a large file what was sent is kept for a day, and goes on when the same file is sent again; with the
   * reason `discard` it is thrown away.
   */
  signal?: AbortSignal;
  /** Told before anything is sent which media types are taken; what it throws ends the upload. */
  onPermit?: (accept: readonly string[]) => void;
}

/**
 * Uploads one file. Rejects as the calls do; to try again is to begin anew, because a permission is good for one try.
 */
export async function upload<Purpose extends UploadPurpose>(
  grant: UploadGrant<Purpose>,
  { file, name, purpose, progress, signal, onPermit }: UploadParts<NoInfer<Purpose>>,
): Promise<UploadedFile> {
  const { getUpload, uploadFile } = grant as UploadCalls;
  const { fileNo, sign, accept } = await getUpload({ purpose, fileName: name.slice(-255), fileSize: file.size });
  onPermit?.(accept);
  return uploadFile({ fileNo, sign, file }, { ...(progress ? { progress } : {}), ...(signal ? { signal } : {}) });
}
