import { useEffect, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { useHydrated } from "../../forms/useHydrated.ts";
import { HomeworkLateEnum } from "../../generated/enums.ts";
import type { Homework } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { RichTextView } from "../../ui/rich-text-view.tsx";
import { useHandler } from "../../ui/use-handler.ts";
import type { BlockProps } from "../block.ts";
import { callFault } from "../shared/call-error.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { isSafeBrowser, safeBrowserInput } from "../shared/safe-browser.ts";
import { HandedIn } from "./HandedIn.tsx";
import { WorkForm } from "./WorkForm.tsx";

type Props = BlockProps<"gradeHomework">;

/** A homework for a member of its class: what is to be done, doing it, and what it earned. */
export function GradeHomework(props: Props): ReactNode {
  const { homeworkId, homework: given, operations, t } = props;
  const hydrated = useHydrated();
  const [loaded, setLoaded] = useState<Homework>();
  const [fault, setFault] = useState("");
  const [said, setSaid] = useState("");
  const load = useHandler(async () => {
    try {
      setLoaded(await operations.getHomework({ id: homeworkId }));
    } catch (error) {
      setFault(callFault(error, t, "gradeView.unreached").message);
    }
  });
  // What was done here since is newer than what came with the page.
  const homework = loaded?.id === homeworkId ? loaded : given;
  useEffect(() => {
    if (hydrated && !given) void load();
  }, [hydrated, given, homeworkId, load]);
  if (!homework)
    return <Root>{fault ? <p role="alert">{fault}</p> : <p role="status">{t("gradeRoom.loading")}</p>}</Root>;
  const begin = async () => {
    setSaid("");
    try {
      await operations.startExamAttempt({ id: homeworkId, ...(isSafeBrowser() ? await safeBrowserInput() : {}) });
      await load();
    } catch (error) {
      setSaid(callFault(error, t, "gradeView.unreached").message);
    }
  };
  return (
    <Root>
      <p>
        <a className="link" href={`/grade/course/${homework.gradeId}`}>
          <Content>{homework.gradeName}</Content>
        </a>
      </p>
      <h1>
        <Content>{homework.homeworkName}</Content>
      </h1>
      <Rules homework={homework} t={t} />
      {homework.work && <HandedIn homework={homework} work={homework.work} operations={operations} t={t} />}
      {/* While it is done, the question says it. */}
      {!homework.attemptId && !homework.work && (
        <div className="task">
          <RichTextView body={homework.introduce} />
        </div>
      )}
      {homework.attemptId && homework.isOwnKind ? (
        <WorkForm
          key={homework.attemptId}
          homework={homework}
          attemptId={homework.attemptId}
          operations={operations}
          done={() => {
            setSaid(t("gradeHomework.handedIn.said"));
            void load();
          }}
          t={t}
        />
      ) : (
        <Begin homework={homework} begin={() => void begin()} t={t} />
      )}
      {/* What was marked by it says which of it was met. */}
      {homework.rubricList.length > 0 && (homework.attemptId || homework.work?.score === undefined) && (
        <Rubric lines={homework.rubricList} t={t} />
      )}
      <p role="status" className="said">
        {said}
      </p>
    </Root>
  );
}

/** When it is due, and what becomes of what is late. */
function Rules({ homework, t }: { homework: Homework; t: Props["t"] }): ReactNode {
  const { gmtBegin, gmtDue, gmtEnd, homeworkLate, latePercent = 0, examState } = homework;
  const due = gmtDue ?? gmtEnd;
  return (
    <p className="hint num">
      {examState === 1 && gmtBegin && `${t("gradeHomework.from", { time: gmtBegin.slice(0, 16) })} · `}
      {due && `${t("gradeHomework.due", { time: due.slice(0, 16) })} · `}
      {homeworkLate === HomeworkLateEnum.refused
        ? t("gradeHomework.late.refused")
        : homeworkLate === HomeworkLateEnum.taken
          ? t("gradeHomework.late.taken")
          : t("gradeHomework.late.pointsOff", { percent: latePercent })}
      {homeworkLate !== HomeworkLateEnum.refused &&
        gmtEnd &&
        ` · ${t("gradeHomework.until", { time: gmtEnd.slice(0, 16) })}`}
    </p>
  );
}

function Begin({ homework, begin, t }: { homework: Homework; begin: () => void; t: Props["t"] }): ReactNode {
  const { canStart, startReason, isOwnKind, id, work } = homework;
  if (!isOwnKind && canStart)
    return (
      <p>
        <a className="btn" href={`/exam/view/${id}`}>
          {t("gradeHomework.sheet")}
        </a>
      </p>
    );
  if (canStart)
    return (
      <p>
        <button type="button" className={work ? "btn ghost" : "btn"} onClick={begin}>
          {t(work ? "gradeHomework.again" : "gradeHomework.begin")}
        </button>
      </p>
    );
  if (work) return null;
  return (
    <p className="note">
      {t(
        startReason === "coming"
          ? "gradeHomework.not.coming"
          : startReason === "over"
            ? "gradeHomework.not.over"
            : "gradeHomework.not.right",
      )}
    </p>
  );
}

/** What it is marked by, with the points of each. */
function Rubric({ lines, t }: { lines: Homework["rubricList"]; t: Props["t"] }): ReactNode {
  return (
    <section>
      <h2>{t("gradeHomework.rubric")}</h2>
      <ul>
        {lines.map(({ text, share }, index) => (
          <li key={index}>
            <Content>{text}</Content> <span className="num muted">{t("gradeHomework.points", { score: share })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Root = styled.div`
  ${deskStyle}
  max-width: 76ch;
  h1 + .hint {
    margin-block: 4px 20px;
  }
  > p:has(> .btn),
  > .note {
    margin-top: 20px;
  }
  section {
    margin-top: 32px;
  }
  section > h2 {
    margin-bottom: 8px;
  }
  section > .hint {
    margin-bottom: 12px;
  }
  section li {
    min-height: 32px;
  }
  .task {
    margin-top: 12px;
  }
  .task > * + * {
    margin-top: 12px;
  }
  .answer {
    padding: 12px 16px;
    background: var(--color-surface-alt);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  .files li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    min-height: 44px;
    overflow-wrap: anywhere;
  }
  .words {
    margin-block: 16px 12px;
    white-space: pre-line;
  }
`;
