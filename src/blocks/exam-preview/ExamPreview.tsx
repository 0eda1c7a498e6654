import { useState, type ReactNode } from "react";
import type { ExamPaperPreview } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { withQuery } from "../../ui/query.ts";
import { SheetStyle } from "../exam-sheet/SheetStyle.ts";
import { TryQuestion } from "../exam-sheet/TryQuestion.tsx";
import { AnswerSheet } from "./AnswerSheet.tsx";
import { Root } from "./PreviewStyle.ts";

type Props = BlockProps<"examPreview">;

/** A paper as a learner gets it, to be tried and printed. What is answered here goes nowhere. */
export function ExamPreview(props: Props): ReactNode {
  const { editHref, paperId, paperName, paper, on, t } = props;
  const [round, setRound] = useState(0);
  // What was answered belongs to the questions that were drawn.
  const again = async () => {
    await on.again?.({});
    setRound(round + 1);
  };
  return (
    <Root>
      <p className="bar">
        {editHref && (
          <a className="link" href={withQuery(editHref, {}, { paperId })}>
            {t("examPreview.edit")}
          </a>
        )}
        {on.again && (
          <button type="button" className="btn ghost" onClick={() => void again()}>
            {t("examPreview.again")}
          </button>
        )}
        <button type="button" className="btn" onClick={() => print()}>
          {t("examPreview.print")}
        </button>
      </p>
      {paper ? (
        <Paper key={round} paper={paper} t={t} />
      ) : (
        <>
          <h1>
            <Content>{paperName}</Content>
          </h1>
          <p role="alert">{t("examPreview.failed")}</p>
        </>
      )}
    </Root>
  );
}

function Paper({ paper, t }: { paper: ExamPaperPreview; t: Props["t"] }): ReactNode {
  const { paperName, maxScore, sectionList, slotList } = paper;
  return (
    <>
      <SheetStyle className="paper">
        <h1>
          <Content>{paperName}</Content>
        </h1>
        <p className="muted num">{t("examPreview.total", { count: slotList.length, points: maxScore })}</p>
        <PersonLines t={t} />
        {sectionList.map(({ title }, section) => {
          const slots = slotList.filter((slot) => slot.section === section);
          const points = slots.reduce((sum, one) => sum + Math.round(one.maxScore * 100), 0) / 100;
          return (
            <section key={section} aria-labelledby={`preview-section-${section}`}>
              <h2 id={`preview-section-${section}`}>
                <Content>{title}</Content>{" "}
                <small className="num">{t("examPreview.total", { count: slots.length, points })}</small>
              </h2>
              {slots.map((slot) => (
                <TryQuestion
                  key={slot.slot}
                  id={`preview-${slot.slot}`}
                  kind={slot.questionKind}
                  body={slot.body}
                  t={t}
                >
                  <p className="meta">
                    <b className="num">{slot.slot}</b>
                    <span>{t(`examPreview.kind.${slot.questionKind}`)}</span>
                    <span className="num">{t("examPreview.points", { points: slot.maxScore })}</span>
                  </p>
                </TryQuestion>
              ))}
            </section>
          );
        })}
      </SheetStyle>
      <details className="sheet" open>
        <summary>{t("examPreview.sheet")}</summary>
        <h2 className="sheet-title">
          <Content>{paperName}</Content> · {t("examPreview.sheet")}
        </h2>
        <PersonLines t={t} />
        <AnswerSheet slots={slotList} t={t} />
      </details>
    </>
  );
}

/** Where a person writes who they are, on paper. */
function PersonLines({ t }: { t: Props["t"] }): ReactNode {
  return (
    <p className="person" aria-hidden="true">
      {(["name", "number", "score"] as const).map((line) => (
        <span key={line}>{t(`examPreview.person.${line}`)}</span>
      ))}
    </p>
  );
}
