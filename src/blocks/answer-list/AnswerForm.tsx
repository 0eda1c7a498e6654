import { useState, type FormEvent, type ReactNode } from "react";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import type { Answer, RichText } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { RichEditor } from "../rich-editor/RichEditor.tsx";
import { uploadImage } from "../shared/upload-image.ts";
import { asksAboutUnfinished } from "../../editor/unfinished-fields.ts";
import { useLeaveWarning } from "../../editor/use-leave-warning.ts";

export interface AnswerFormProps extends Pick<BlockProps<"answerList">, "operations" | "t"> {
  /** Unique in the page. */
  id: string;
  /** The answer that is changed; absent for a new one. */
  answer: Answer | undefined;
  /** True once it is kept; what was refused stays in the form. */
  save(body: RichText): Promise<boolean>;
  cancel(): void;
}

const nothing: RichText = { type: "doc", content: [] };

/** Writes an answer, or changes one. */
export function AnswerForm({ id, answer, operations, save, cancel, t }: AnswerFormProps): ReactNode {
  const before = answer?.body ?? nothing;
  const [body, setBody] = useState<RichText>(before);
  const [busy, setBusy] = useState(false);
  const isEmpty = body.content.length === 0;
  useLeaveWarning(() => body !== before);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (asksAboutUnfinished() || busy || isEmpty) return;
    setBusy(true);
    await save(body);
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      <h3 id={`${id}-label`}>{t(answer ? "answerList.edit" : "answerList.own")}</h3>
      <RichEditor
        id={id}
        value={body}
        onChange={setBody}
        labelledBy={`${id}-label`}
        placeholder={t("answerList.placeholder")}
        words={(name, values) => t(`postEditor.rich.${name}` as TextKey, values)}
        upload={(image, progress) =>
          uploadImage(image, { operations, purpose: "post", t, texts: "postEditor", progress })
        }
      />
      <div className="send">
        <button type="submit" className="btn" aria-disabled={busy || isEmpty}>
          {t("answerList.send")}
        </button>
        <button type="button" className="btn ghost" onClick={cancel}>
          {t("common.cancel")}
        </button>
      </div>
    </form>
  );
}
