import type { ReactNode } from "react";
import { inputLimits } from "../../generated/built/input-limits.ts";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import { Content } from "../../ui/content.tsx";
import type { Translate } from "../block.ts";
import { joined } from "./other-version.ts";
import type { AnswersView } from "./use-answers.ts";

const { text, files } = inputLimits.saveExamAnswers.answerList.items.body;

/** What was written on another page and is not in the answer: the person puts it there, or lets it go. */
export function OtherVersion({
  slot,
  sheet,
  texts,
  t,
}: {
  slot: number;
  sheet: Pick<AnswersView, "answers" | "notes" | "answer" | "note" | "isHolder">;
  texts: { about: TextKey; add: TextKey; drop: TextKey };
  t: Translate;
}): ReactNode {
  const other = sheet.notes.get(slot)?.other;
  if (!other) return null;
  const both = joined(sheet.answers.get(slot)?.body ?? {}, other);
  const hasRoom = (both.text ?? "").length <= text.maxLength && (both.files ?? []).length <= files.maxItems;
  const drop = () => sheet.note(slot, { other: undefined });
  return (
    <div className="other" role="alert">
      <p>{t(texts.about)}</p>
      {other.text && (
        <p>
          <Content>{other.text}</Content>
        </p>
      )}
      <p>
        {hasRoom && sheet.isHolder && (
          <button
            type="button"
            className="btn ghost"
            onClick={() => {
              sheet.answer(slot, (answer) => joined(answer, other));
              drop();
            }}
          >
            {t(texts.add)}
          </button>
        )}
        <button type="button" className="btn ghost" onClick={drop}>
          {t(texts.drop)}
        </button>
      </p>
    </div>
  );
}
