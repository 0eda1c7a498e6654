/** What a file is uploaded for (schemas/entities/upload-purpose.schema.json). */
export type UploadPurpose = "avatar" | "portrait" | "licence" | "selfie" | "cover" | "post" | "homework";

/** The two calls of an upload: permission first, then the file with it. */
export interface UploadCalls {
  getUpload: (input: {
    purpose: UploadPurpose;
    fileName: string;
    fileSize: number;
  }) => Promise<{ fileNo: string; sign: string }>;
  uploadFile: (
    input: { fileNo: string; sign: string; file: Blob },
    watch?: { progress?: (share: number) => void },
  ) => Promise<Uploaded>;
}

/** A file that is uploaded: its number, and where it is. */
export interface Uploaded {
  fileNo: string;
  fileUrl: string;
}

/**
 * Uploads one file. Rejects as the calls do; to try again is to begin anew, because a permission is good for one try.
 */
export async function upload(
  calls: UploadCalls,
  {
    file,
    name,
    purpose,
    progress,
  }: { file: Blob; name: string; purpose: UploadPurpose; progress?: (share: number) => void },
): Promise<Uploaded> {
  const { fileNo, sign } = await calls.getUpload({ purpose, fileName: name.slice(-255), fileSize: file.size });
  return calls.uploadFile({ fileNo, sign, file }, progress ? { progress } : {});
}
