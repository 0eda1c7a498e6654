import type { ReactNode } from "react";
import { inputLimits } from "../../../generated/built/input-limits.ts";
import { enumValues, QuestionKindEnum } from "../../../generated/enums.ts";
import { newPart, type PartDraft } from "../state/question-draft.ts";
import { useTools } from "./context.ts";
import { PartFields, shareOf } from "./PartFields.tsx";
import { RowButtons } from "./RowButtons.tsx";
import { TextField } from "./TextField.tsx";
import { useRows } from "./use-rows.ts";

const MAX_PARTS = inputLimits.saveExamQuestion.body.parts.maxItems;

/** The questions on a material. */
export function Parts({
  id,
  parts,
  change,
}: {
  id: string;
  parts: PartDraft[];
  change: (parts: PartDraft[], together?: string) => void;
}): ReactNode {
  const { t } = useTools();
  const { root, rows } = useRows({ rows: parts, change, make: newPart, isEmpty: () => false, max: MAX_PARTS });
  const set = (part: PartDraft, together?: string) =>
    change(
      parts.map((one) => (one.id === part.id ? part : one)),
      together,
    );
  return (
    <section className="parts" aria-label={t("examQuestionEditor.parts")}>
      <h2>{t("examQuestionEditor.parts")}</h2>
      <ul ref={root}>
        {parts.map((part, index) => (
          <li key={part.id} data-row={part.id} className="part">
            <header>
              <b className="num">{t("examQuestionEditor.part", { no: index + 1 })}</b>
              <select
                aria-label={t("examQuestionEditor.partType", { no: index + 1 })}
                value={part.kind}
                onChange={({ target }) => set({ ...part, kind: Number(target.value) as QuestionKindEnum })}
              >
                {enumValues.QuestionKindEnum.filter((kind) => kind !== QuestionKindEnum.material).map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`examQuestionEditor.kind.${kind as QuestionKindEnum}`)}
                  </option>
                ))}
              </select>
              <label>
                {t("examQuestionEditor.partShare")}
                <input
                  type="number"
                  className="share"
                  {...inputLimits.saveExamQuestion.body.parts.items.share}
                  value={part.share}
                  onChange={({ target }) => set({ ...part, share: shareOf(target.value) }, `${id}-${part.id}-share`)}
                />
              </label>
              <RowButtons rows={rows} index={index} count={parts.length} />
            </header>
            <TextField
              id={`${id}-${part.id}-stem`}
              label={t("examQuestionEditor.partStem", { no: index + 1 })}
              rows={2}
              value={part.stem}
              onChange={(stem) => set({ ...part, stem }, `${id}-${part.id}-stem`)}
            />
            <PartFields id={`${id}-${part.id}`} part={part} change={set} />
          </li>
        ))}
      </ul>
      <button type="button" className="btn ghost" disabled={parts.length >= MAX_PARTS} onClick={rows.add}>
        {t("examQuestionEditor.addPart")}
      </button>
    </section>
  );
}
