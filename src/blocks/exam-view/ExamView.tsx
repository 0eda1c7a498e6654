import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Late } from "../../ui/late.tsx";

type Props = BlockProps<"examView">;

/** What an exam is, and the way in: first to the page of its rules, and from there to the paper. */
export function ExamView({ exam, t, ...rest }: Props): ReactNode {
  if (!exam) return <Late t={t} />;
  const facts: [string, string | number | undefined][] = [
    ["questions", exam.questionCount],
    ["points", exam.maxScore],
    ["pass", exam.passScore],
    ["minutes", exam.limitMinutes ?? t("examView.noLimit")],
    ["attempts", exam.attemptsAllowed === 0 ? t("examView.anyNumber") : exam.attemptsAllowed],
    ["begin", exam.gmtBegin?.slice(0, 16)],
    ["end", exam.gmtEnd?.slice(0, 16)],
  ];
  return (
    <Root>
      <h1>
        <Content>{exam.examName}</Content>
      </h1>
      <p className="by">{[exam.categoryName, exam.orgName ?? exam.lecturerName].filter(Boolean).join(" · ")}</p>
      <dl>
        {facts.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name}>
              <dt>{t(`examView.fact.${name as "questions"}`)}</dt>
              <dd className="num">{value}</dd>
            </div>
          ),
        )}
      </dl>
      <WayIn exam={exam} t={t} {...rest} />
    </Root>
  );
}

function WayIn({ exam, standing, signedIn, signInUrl, startPath, on, t }: Props): ReactNode {
  if (!exam) return null;
  if (!signedIn)
    return signInUrl ? (
      <p className="do">
        <a className="btn" href={signInUrl}>
          {t("examView.signIn")}
        </a>
      </p>
    ) : null;
  if (!standing) return <Late t={t} />;
  const { attemptId, startReason, canStart, attemptsLeft } = standing;
  const mayBegin = canStart || (startPath !== undefined && leadsOn.has(startReason));
  const to = attemptId === undefined ? `/exam/startExam?id=${exam.id}` : `/exam/exam?attempt=${attemptId}`;
  return (
    <div className="do">
      {attemptId === undefined && mayBegin && startPath ? (
        <a className="btn" href={`${startPath}?id=${exam.id}`}>
          {t(startReason === "coming" ? "examView.wait" : "examView.start")}
        </a>
      ) : attemptId !== undefined || mayBegin ? (
        on.go && (
          <button type="button" className="btn" onClick={() => void on.go?.({ to })}>
            {t(attemptId === undefined ? "examView.start" : "examView.continue")}
          </button>
        )
      ) : (
        <p className="not">{t(`examView.reason.${startReason || "right"}`)}</p>
      )}
      {startReason === "safeBrowser" && startPath && <p className="muted">{t("examView.reason.safeBrowser")}</p>}
      {attemptsLeft !== undefined && canStart && <p className="muted">{t("examView.left", { count: attemptsLeft })}</p>}
    </div>
  );
}

/** What the page before the start says more of: how long it is, and what a browser's own scripts tell. */
const leadsOn: ReadonlySet<string> = new Set(["coming", "safeBrowser"]);

const Root = styled.section`
  .by {
    margin-top: 8px;
    color: var(--color-text-muted);
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 40px;
    margin-top: 24px;
    padding-block: 20px;
    border-block: 1px solid var(--color-border);
  }
  dt {
    font-size: 0.8125rem;
    color: var(--color-text-muted);
  }
  dd {
    font-size: 1.125rem;
    font-weight: 600;
  }
  .do {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px 20px;
    margin-top: 20px;
  }
  .not {
    font-weight: 600;
  }
`;
