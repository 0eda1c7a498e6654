import type { ReactNode } from "react";
import { inputLimits } from "../../../generated/built/input-limits.ts";
import { isEmpty } from "../state/text-only.ts";
import { newExtra, newPair, type PairDraft, type PartDraft } from "../state/question-draft.ts";
import { useTools } from "./context.ts";
import { RowButtons } from "./RowButtons.tsx";
import { TextField } from "./TextField.tsx";
import { useRows } from "./use-rows.ts";

const MAX_TARGETS = inputLimits.saveExamQuestion.body.targets.maxItems;

/** Pairs as they belong together, and right sides that belong to nothing. */
export function PairRows({
  id,
  part,
  change,
}: {
  id: string;
  part: PartDraft;
  change: (part: PartDraft, together?: string) => void;
}): ReactNode {
  const { t } = useTools();
  const { pairs, extras } = part;
  const max = MAX_TARGETS - extras.length;
  const setPairs = (next: PairDraft[], together?: string) => change({ ...part, pairs: next }, together);
  const setExtras = (next: PartDraft["extras"], together?: string) => change({ ...part, extras: next }, together);
  const { root, rows } = useRows({
    rows: pairs,
    change: setPairs,
    make: newPair,
    isEmpty: ({ left, right }) => isEmpty(left) && isEmpty(right),
    max,
  });
  const { root: moreRoot, rows: more } = useRows({
    rows: extras,
    change: setExtras,
    make: newExtra,
    isEmpty: ({ content }) => isEmpty(content),
    max: MAX_TARGETS - pairs.length,
  });
  return (
    <>
      <fieldset className="rows">
        <legend>{t("examQuestionEditor.pairs")}</legend>
        <p className="hint">{t("examQuestionEditor.pairsHint")}</p>
        <ul ref={root}>
          {pairs.map((pair, index) => (
            <li key={pair.id} data-row={pair.id}>
              <b className="no num">{index + 1}</b>
              <div className="sides">
                {(["left", "right"] as const).map((side) => (
                  <TextField
                    key={side}
                    id={`${id}-pair-${pair.id}-${side}`}
                    label={t(`examQuestionEditor.${side}`, { no: index + 1 })}
                    placeholder={t(side === "left" ? "examQuestionEditor.leftHint" : "examQuestionEditor.rightHint")}
                    isBare
                    value={pair[side]}
                    onChange={(content) =>
                      setPairs(
                        pairs.map((one) => (one.id === pair.id ? { ...one, [side]: content } : one)),
                        `${id}-pair-${pair.id}-${side}`,
                      )
                    }
                    onKeyDown={rows.onKeyDown(index)}
                  />
                ))}
              </div>
              <RowButtons rows={rows} index={index} count={pairs.length} />
            </li>
          ))}
        </ul>
        <button type="button" className="btn ghost" disabled={pairs.length >= max} onClick={rows.add}>
          {t("examQuestionEditor.addPair")}
        </button>
      </fieldset>
      <fieldset className="rows">
        <legend>{t("examQuestionEditor.extras")}</legend>
        <ul ref={moreRoot}>
          {extras.map((extra, index) => (
            <li key={extra.id} data-row={extra.id}>
              <span className="no" />
              <TextField
                id={`${id}-extra-${extra.id}`}
                label={t("examQuestionEditor.extra", { no: index + 1 })}
                isBare
                value={extra.content}
                onChange={(content) =>
                  setExtras(
                    extras.map((one) => (one.id === extra.id ? { ...one, content } : one)),
                    `${id}-extra-${extra.id}`,
                  )
                }
                onKeyDown={more.onKeyDown(index)}
              />
              <RowButtons rows={more} index={index} count={extras.length + 1} isFixed />
            </li>
          ))}
        </ul>
        <button type="button" className="btn ghost" onClick={more.add}>
          {t("examQuestionEditor.addExtra")}
        </button>
      </fieldset>
    </>
  );
}
