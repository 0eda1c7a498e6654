import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { HomeworkLateEnum } from "../../generated/enums.ts";
import type { Homework } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { RichTextView } from "../../ui/rich-text-view.tsx";
import type { BlockProps } from "../block.ts";
import { callFault } from "../shared/call-error.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { isSafeBrowser, safeBrowserInput } from "../shared/safe-browser.ts";
import { useReply } from "../shared/use-reply.ts";
import { HandedIn } from "./HandedIn.tsx";
import { WorkForm } from "./WorkForm.tsx";

type Props = BlockProps<"gradeHomework">;

/**
 * A homework for a member of its class: what is to be done, doing it, and what it earned. It comes with the page, or is
 * asked for where the page has only its number.
 */
export function GradeHomework(props: Props): ReactNode {
  const { homework } = props;
  return homework ? <Given key={homework.id} {...props} homework={homework} /> : <Asked {...props} />;
}

function Given({ homework, ...props }: Props & { homework: Homework }): ReactNode {
  // What was done here since is newer than what came with the page.
  const [newer, setNewer] = useState<Homework>();
  const reload = async () => setNewer(await props.operations.getHomework({ id: homework.id }));
  return <Work {...props} homework={newer ?? homework} reload={reload} />;
}

function Asked(props: Props): ReactNode {
  const { homeworkId, operations, t } = props;
  const [fault, setFault] = useState("");
  const { reply, reload } = useReply({
    question: homeworkId,
    ask: (id) => operations.getHomework({ id }),
    failed: (error) => setFault(callFault(error, t, "gradeView.unreached").message),
  });
  if (reply) return <Work {...props} homework={reply} reload={reload} />;
  return <Root>{fault ? <p role="alert">{fault}</p> : <p role="status">{t("gradeRoom.loading")}</p>}</Root>;
}

function Work({
  homework,
  reload,
  operations,
  t,
}: Props & { homework: Homework; reload: () => Promise<void> }): ReactNode {
  const [said, setSaid] = useState("");
  const failed = (error: unknown) => setSaid(callFault(error, t, "gradeView.unreached").message);
  const begin = async () => {
    setSaid("");
    try {
      await operations.startExamAttempt({ id: homework.id, ...(isSafeBrowser() ? await safeBrowserInput() : {}) });
      await reload();
    } catch (error) {
      failed(error);
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
            reload().catch(failed);
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
