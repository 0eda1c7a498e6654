import { useEffect, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { GetGradeFiguresReply } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { useHandler } from "../../ui/use-handler.ts";
import type { PanelProps } from "./OneGrade.tsx";
import { useAct } from "../shared/use-act.tsx";

/** How far the class is in its courses, and how it did in its exams: bars with their figures beside them. */
export function Figures({ gradeId, operations, t }: PanelProps): ReactNode {
  const { act, status } = useAct({ unreached: "gradeView.unreached", t });
  const [figures, setFigures] = useState<GetGradeFiguresReply>();
  const load = useHandler(async () => setFigures(await operations.getGradeFigures({ gradeId })));
  useEffect(() => void act(load), [act, load]);
  return (
    <Bars>
      {status}
      {figures && figures.courseList.length + figures.examList.length === 0 && (
        <p className="muted">{t("gradeDesk.figures.none")}</p>
      )}
      {figures && figures.courseList.length > 0 && <h3>{t("gradeView.courses")}</h3>}
      {figures?.courseList.map(({ courseId, courseName, percent, begunCount, completeCount }) => (
        <div key={courseId}>
          <p>
            <Content>{courseName}</Content>
          </p>
          <Bar value={percent} most={100} />
          <p className="hint num">
            {t("gradeDesk.figures.course", { percent, begun: begunCount, complete: completeCount })}
          </p>
        </div>
      ))}
      {figures && figures.examList.length > 0 && <h3>{t("gradeDesk.figures.exams")}</h3>}
      {figures?.examList.map(({ id, examName, maxScore, meanScore, satCount, passedCount }) => (
        <div key={id}>
          <p>
            <Content>{examName}</Content>
          </p>
          <Bar value={meanScore ?? 0} most={maxScore} />
          <p className="hint num">
            {meanScore === undefined
              ? t("gradeDesk.figures.notSat")
              : t("gradeDesk.figures.exam", { mean: meanScore, max: maxScore, sat: satCount, passed: passedCount })}
          </p>
        </div>
      ))}
    </Bars>
  );
}

/** A bar; what it says stands below it in words. */
function Bar({ value, most }: { value: number; most: number }): ReactNode {
  return (
    <svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="3" fill="var(--color-surface-alt)" />
      <rect width={most > 0 ? (100 * value) / most : 0} height="3" fill="var(--color-accent)" />
    </svg>
  );
}

const Bars = styled.div`
  display: grid;
  gap: 18px;
  max-width: 720px;
  svg {
    width: 100%;
    height: 10px;
    margin-block: 4px;
  }
`;
