import { addSiteImage } from "../../generated/client.ts";
import type { SiteImage } from "../../generated/types.ts";
import type { Translate } from "../types.ts";

/** The media types of pictures that a site may have. */
export const imageTypes: readonly string[] = ["image/jpeg", "image/png", "image/webp", "image/svg+xml"];
const largest = 10 * 1024 * 1024;

interface SendImageParts {
  t: Translate;
  /** Whose library it comes into. */
  siteOrgNo: string;
  /** Told of the share that has been sent. */
  progress?: (share: number) => void;
}

/** Takes a picture into the library of the site; gives it, or what is to be said. Never rejects. */
export async function addImage(
  file: File,
  { t, siteOrgNo, progress }: SendImageParts,
): Promise<{ image: SiteImage } | { problem: string }> {
  if (!imageTypes.includes(file.type)) return { problem: t("studio.image.kind") };
  if (file.size > largest) return { problem: t("studio.image.large") };
  try {
    const fileName = file.name.slice(-255) || "-";
    return { image: await addSiteImage({ siteOrgNo, fileName, file }, progress ? { progress } : {}) };
  } catch (error) {
    return { problem: error instanceof Error && error.message ? error.message : t("studio.image.failed") };
  }
}

/** The same; gives its address. */
export async function sendImage(file: File, parts: SendImageParts): Promise<{ address: string } | { problem: string }> {
  const sent = await addImage(file, parts);
  return "problem" in sent ? sent : { address: sent.image.fileUrl };
}
