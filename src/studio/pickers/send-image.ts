import { grantOf, upload } from "../../forms/upload.ts";
import { getUpload, uploadFile } from "../../generated/client.ts";
import type { Translate } from "../types.ts";

/** The media types of pictures that a site may have. */
export const imageTypes: readonly string[] = ["image/jpeg", "image/png", "image/webp", "image/svg+xml"];
const largest = 10 * 1024 * 1024;

/**
 * Uploads a picture, which the server makes anew; gives its address, or what is to be said. Never rejects.
 * @param progress told of the share that has been sent
 */
export async function sendImage(
  file: File,
  t: Translate,
  progress?: (share: number) => void,
): Promise<{ address: string } | { problem: string }> {
  if (!imageTypes.includes(file.type)) return { problem: t("studio.image.kind") };
  if (file.size > largest) return { problem: t("studio.image.large") };
  try {
    return { address: await uploadImage(file, progress) };
  } catch (error) {
    return { problem: error instanceof Error && error.message ? error.message : t("studio.image.failed") };
  }
}

/** Uploads a picture and gives its address. Rejects with what is to be said. */
export async function uploadImage(file: File, progress?: (share: number) => void): Promise<string> {
  const parts = { file, name: file.name, purpose: "cover", ...(progress ? { progress } : {}) } as const;
  return (await upload(grantOf({ getUpload, uploadFile }), parts)).fileUrl;
}
