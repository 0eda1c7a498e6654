import { type ReactNode } from "react";
import type { TextKey } from "../../../generated/built/locale-keys.ts";
import type { BlockProps } from "../../block.ts";
import { useFormulae } from "../../../editor/use-formulae.ts";
import { RichTextView } from "../../../ui/rich-text-view.tsx";
import { RichEditor } from "../../rich-editor/RichEditor.tsx";
import type { SubmitError } from "../bar/submit-errors.ts";
import type { Editor } from "../state/use-editor.ts";
import { uploadImage } from "../../shared/upload-image.ts";

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
          upload={(image, progress) =>
            uploadImage(image, { operations, purpose: "cover", t, texts: "courseEditor", progress })
          }
        />
      )}
    </>
  );
}
