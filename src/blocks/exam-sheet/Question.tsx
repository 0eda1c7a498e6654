import type { ReactNode } from "react";
import { QuestionKindEnum } from "../../generated/enums.ts";
import type { ExamSlot } from "../../generated/types.ts";
import type { Translate } from "../block.ts";
import { RichTextView } from "../../ui/rich-text-view.tsx";
import { AnswerInput } from "./AnswerInput.tsx";
import { DrawOver } from "./DrawOver.tsx";
import { OtherVersion } from "./OtherVersion.tsx";
import type { SheetView } from "./use-sheet.ts";

/** A question of the paper with its answer. */
export function Question({ slot, sheet, t }: { slot: ExamSlot; sheet: SheetView; t: Translate }): ReactNode {
  const given = sheet.answers.get(slot.slot);
  const note = sheet.notes.get(slot.slot);
  const isStored = !given || given.seq <= given.storedSeq;
  const id = `q-${slot.slot}`;
  const stem = <RichTextView body={slot.body.stem} />;
  return (
    <article id={id} tabIndex={-1} aria-labelledby={`${id}-stem`}>
      <p className="meta">
        <b className="num">{slot.slot}</b>
        <span>{t(`examSheet.kind.${slot.questionKind}`)}</span>
        <span className="num">{t("examSheet.points", { points: slot.maxScore })}</span>
        <label>
          <input
            type="checkbox"
            checked={note?.isLater ?? false}
            onChange={({ target }) => sheet.note(slot.slot, { isLater: target.checked })}
          />
          {t("examSheet.later")}
        </label>
      </p>
      {slot.questionKind === QuestionKindEnum.material ? (
        <DrawOver strokes={note?.strokes ?? []} change={(strokes) => sheet.note(slot.slot, { strokes })} t={t}>
          <div id={`${id}-stem`}>{stem}</div>
        </DrawOver>
      ) : (
        <div id={`${id}-stem`}>{stem}</div>
      )}
      <AnswerInput
        id={id}
        kind={slot.questionKind}
        body={slot.body}
        answer={given?.body ?? {}}
        isReadOnly={!sheet.isHolder}
        change={(body, isTyping) => sheet.answer(slot.slot, body, isTyping)}
        t={t}
      />
      <OtherVersion
        slot={slot.slot}
        sheet={sheet}
        texts={{ about: "examSheet.other", add: "examSheet.other.add", drop: "examSheet.other.drop" }}
        t={t}
      />
      <p className="when num">
        {isStored
          ? given?.gmtSaved && t("examSheet.savedAt", { time: given.gmtSaved.slice(11) })
          : t("examSheet.notSaved")}
      </p>
    </article>
  );
}
