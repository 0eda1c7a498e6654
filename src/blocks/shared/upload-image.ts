import { upload, type UploadGrant } from "../../forms/upload.ts";
import { fileProblem, kindNames, sizeName } from "../../forms/validation/file-problem.ts";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import type { UploadPurpose } from "../../generated/types.ts";
import type { Translate } from "../block.ts";
import { callFaultText } from "./call-error.ts";

const accept = ["image/jpeg", "image/png", "image/webp"];
const maxBytes = 10 * 1024 * 1024;

interface ImageUpload<Purpose extends UploadPurpose> {
  /** The block's: the right to upload for this purpose. */
  operations: UploadGrant<Purpose>;
  purpose: NoInfer<Purpose>;
  t: Translate;
  /** Before the names of the editor's texts: `postEditor`. */
  texts: "courseEditor" | "examQuestionEditor" | "postEditor";
  progress?: ((share: number) => void) | undefined;
}

/** Uploads a picture for a text that is written, and gives its address; rejects with what is to be shown. */
export async function uploadImage<Purpose extends UploadPurpose>(
  image: File,
  { operations, purpose, t, texts, progress }: ImageUpload<Purpose>,
): Promise<string> {
  const wrong = await fileProblem(image, { accept, maxBytes });
  if (wrong)
    throw new Error(t(`${texts}.rich.${wrong}` as TextKey, { kinds: kindNames(accept), size: sizeName(maxBytes) }));
  try {
    const name = image.name || "picture.png";
    const parts = { file: image, name, purpose, ...(progress ? { progress } : {}) };
    return (await upload<Purpose>(operations, parts)).fileUrl;
  } catch (error) {
    throw new Error(callFaultText(error, t, `${texts}.notReached`), { cause: error });
  }
}
