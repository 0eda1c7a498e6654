import { faultOf } from "../../forms/form-error.ts";
import { upload, type UploadCalls } from "../../forms/upload.ts";
import { fileProblem, kindNames, sizeName } from "../../forms/validation/file-problem.ts";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import type { Translate } from "../block.ts";

const accept = ["image/jpeg", "image/png", "image/webp"];
const maxBytes = 10 * 1024 * 1024;

/** Uploads a picture for a text of the community and gives its address; rejects with what is to be said. */
export async function uploadPostPicture(
  picture: File,
  { operations, t, progress }: { operations: UploadCalls; t: Translate; progress?: (share: number) => void },
): Promise<string> {
  const wrong = await fileProblem(picture, { accept, maxBytes });
  if (wrong)
    throw new Error(t(`postEditor.rich.${wrong}` as TextKey, { kinds: kindNames(accept), size: sizeName(maxBytes) }));
  try {
    const name = picture.name || "picture.png";
    return (await upload(operations, { file: picture, name, purpose: "post", ...(progress ? { progress } : {}) }))
      .fileUrl;
  } catch (error) {
    throw new Error(textOf(error, t), { cause: error });
  }
}

/** Why a call came to nothing, in words. */
export function textOf(error: unknown, t: Translate): string {
  const { message, fields } = faultOf(error, (key) =>
    t(key === "form.theme.notSent" ? "postEditor.notReached" : (key as TextKey)),
  );
  return fields[0]?.message ?? message;
}
