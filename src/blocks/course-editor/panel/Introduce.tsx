import { type ReactNode } from "react";
import type { TextKey } from "../../../generated/built/locale-keys.ts";
import { upload } from "../../../forms/upload.ts";
import { fileProblem, kindNames, sizeName } from "../../../forms/validation/file-problem.ts";
import type { BlockProps } from "../../block.ts";
import { useFormulae } from "../../../editor/use-formulae.ts";
import { RichTextView } from "../../../ui/rich-text-view.tsx";
import { RichEditor } from "../../rich-editor/RichEditor.tsx";
import type { SubmitError } from "../bar/submit-errors.ts";
import type { Editor } from "../state/use-editor.ts";
import { errorText } from "../error-message.ts";

interface IntroduceProps {
  editor: Editor;
  block: BlockProps<"courseEditor">;
  faults: readonly SubmitError[];
  locked: boolean;
}

/** What the course is about, at length. */
export function Introduce({ editor, block, faults, locked }: IntroduceProps): ReactNode {
  const { t, operations, blockKey } = block;
  const introduce = useFormulae(editor.body.introduce);

  async function send(picture: File, progress: (share: number) => void): Promise<string> {
    const wrong = await fileProblem(picture, { accept, maxBytes });
    if (wrong) throw new Error(t(`courseEditor.rich.${wrong}`, { kinds: kindNames(accept), size: sizeName(maxBytes) }));
    try {
      return (
        await upload(operations, { file: picture, name: picture.name || "picture.png", purpose: "cover", progress })
      ).fileUrl;
    } catch (error) {
      throw new Error(errorText(error, t), { cause: error });
    }
  }

  return (
    <>
      {faults.map(({ message }) => (
        <p key={message} className="problem">
          {message}
        </p>
      ))}
      {locked ? (
        <RichTextView body={introduce} />
      ) : (
        <RichEditor
          id={`${blockKey}-introduce`}
          value={editor.body.introduce}
          onChange={(introduce) =>
            editor.change({ do: "setIntroduce", introduce }, { where: "introduce", about: "introduce" })
          }
          labelledBy="course-panel"
          placeholder={t("courseEditor.introduceHint")}
          words={(name, values) => t(`courseEditor.rich.${name}` as TextKey, values)}
          upload={send}
        />
      )}
    </>
  );
}

const accept = ["image/jpeg", "image/png", "image/webp"];
const maxBytes = 10 * 1024 * 1024;
