import type { ReactNode } from "react";
import type { CheckWordListReply } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import type { Translate } from "../block.ts";

interface Props {
  preview: CheckWordListReply;
  busy: boolean;
  take: () => void;
  discard: () => void;
  t: Translate;
}

/** What would become of a list of words, before anything is stored. */
export function Preview({ preview, busy, take, discard, t }: Props): ReactNode {
  const { newCount, changedCount, sameCount, doubleCount, wrongCount, wrongList, sampleList } = preview;
  const counts = { added: newCount, changed: changedCount, same: sameCount, double: doubleCount, wrong: wrongCount };
  return (
    <div className="note" role="group" aria-label={t("wordTools.import.preview")}>
      <p>{t("wordTools.import.counts", counts)}</p>
      {wrongList.length > 0 && (
        <ul className="fault">
          {wrongList.map(({ line, text }) => (
            <li key={line}>{t("wordTools.import.wrong", { line, text })}</li>
          ))}
        </ul>
      )}
      <ul className="tags">
        {sampleList.map(({ word, level }) => (
          <li key={word}>
            <Content>{word}</Content> <span className="hint">{t(`wordTools.level.${level}`)}</span>
          </li>
        ))}
      </ul>
      <p className="tools">
        <button
          type="button"
          className="btn"
          aria-disabled={busy}
          disabled={newCount + changedCount === 0}
          onClick={take}
        >
          {t("wordTools.import.take", { count: newCount + changedCount })}
        </button>
        <button type="button" className="btn ghost" onClick={discard}>
          {t("common.cancel")}
        </button>
      </p>
    </div>
  );
}
