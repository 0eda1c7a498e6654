import type { ReactNode } from "react";
import { styled } from "styled-components";
import { inputLimits } from "../../generated/built/input-limits.ts";
import { ExamStateEnum } from "../../generated/enums.ts";
import type { OwnExamCard } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Late } from "../../ui/late.tsx";
import { withQuery } from "../../ui/query.ts";
import type { BlockProps } from "../block.ts";
import { deskListStyle } from "../shared/desk-style.ts";

type Props = BlockProps<"ownExamList">;

const states = ["", "draft", "coming", "open", "over", "assisted"] as const;

/** The exams of whoever makes them. What is filtered is in the address, so that it works before JavaScript. */
export function OwnExamList(props: Props): ReactNode {
  const { items, path, query = {}, bankHref, paperHref, blockKey, t } = props;
  const { state = "", keyword = "" } = query;
  const isAssisted = state === "assisted";
  const isFiltered = (state !== "" && !isAssisted) || keyword !== "";
  return (
    <Root>
      <div className="bar">
        <form role="search" action={path}>
          <label className="vh" htmlFor={`${blockKey}-keyword`}>
            {t("ownExamList.search")}
          </label>
          <input
            key={keyword}
            id={`${blockKey}-keyword`}
            type="search"
            name="keyword"
            defaultValue={keyword}
            {...inputLimits.listOwnExams.str}
            placeholder={t("ownExamList.search")}
          />
          {state && <input type="hidden" name="state" value={state} />}
          <button className="btn ghost">{t("ownExamList.find")}</button>
        </form>
        <a className="btn" href={`${path}/edit`}>
          {t("ownExamList.new")}
        </a>
      </div>
      <nav className="strip" aria-label={t("ownExamList.filter")}>
        {states.map((one) => (
          <a
            key={one}
            href={withQuery(path, {}, { state: one, keyword })}
            aria-current={one === state ? "page" : undefined}
          >
            {t(`ownExamList.state.${one || "all"}`)}
          </a>
        ))}
      </nav>
      {items?.length === 0 ? (
        isFiltered ? (
          <Empty text={t("ownExamList.none")} href={path} label={t("ownExamList.all")} />
        ) : isAssisted ? (
          <Empty text={t("ownExamList.noneAssisted")} />
        ) : (
          <FirstSteps path={path} bankHref={bankHref} paperHref={paperHref} t={t} />
        )
      ) : (
        <ul aria-busy={!items || undefined} aria-label={t("ownExamList.label")}>
          {!items && <Late t={t} href={path} />}
          {items?.map((exam) => (
            <ExamLine key={exam.id} exam={exam} {...props} />
          ))}
        </ul>
      )}
    </Root>
  );
}

/** What to do first, for who has made nothing yet. */
function FirstSteps({ path, bankHref, paperHref, t }: Pick<Props, "path" | "bankHref" | "paperHref" | "t">): ReactNode {
  return (
    <Empty text={t("ownExamList.empty")}>
      <ol className="steps">
        <li>
          {bankHref ? (
            <a className="link" href={bankHref}>
              {t("ownExamList.step.questions")}
            </a>
          ) : (
            t("ownExamList.step.questions")
          )}
        </li>
        <li>
          {paperHref ? (
            <a className="link" href={paperHref}>
              {t("ownExamList.step.paper")}
            </a>
          ) : (
            t("ownExamList.step.paper")
          )}
        </li>
        <li>
          <a className="link" href={`${path}/edit`}>
            {t("ownExamList.step.exam")}
          </a>
        </li>
        <li>{t("ownExamList.step.publish")}</li>
      </ol>
    </Empty>
  );
}

/**
 * Where an exam stands for its maker: whatever its window says, what nobody can find is a draft, or
 * withdrawn once somebody sat it.
 */
function standOf({ isPutaway, examState, attemptCount }: OwnExamCard) {
  if (isPutaway === 0) return attemptCount > 0 ? "withdrawn" : "draft";
  return examState === ExamStateEnum.coming ? "coming" : examState === ExamStateEnum.over ? "over" : "open";
}

function ExamLine({ exam, path, on, t }: Props & { exam: OwnExamCard }): ReactNode {
  const { id, examName, paperName, gmtBegin, gmtEnd, attemptCount, openCount, markingCount, isPutaway } = exam;
  const stand = standOf(exam);
  const isOffered = isPutaway === 1;
  const window = [gmtBegin?.slice(0, 16), gmtEnd?.slice(0, 16)];
  const named = (words: string) => (
    <>
      {words}
      <span className="vh">
        {" "}
        <Content>{examName}</Content>
      </span>
    </>
  );
  return (
    <li>
      <div>
        <h2>
          <Content>{examName}</Content> <small data-state={stand}>{t(`ownExamList.state.${stand}`)}</small>
        </h2>
        <p className="hint num">
          {[
            gmtBegin || gmtEnd
              ? t("ownExamList.window", { from: window[0] ?? "…", to: window[1] ?? "…" })
              : t("ownExamList.noWindow"),
            t("ownExamList.paper", { name: paperName }),
            t("ownExamList.attempts", { count: attemptCount }),
          ].join(" · ")}
        </p>
      </div>
      <p className="tools">
        {openCount > 0 && (
          <a className="link strong num" href={`${path}/live?exam=${id}`}>
            {named(t("ownExamList.sitting", { count: openCount }))}
          </a>
        )}
        {markingCount > 0 && (
          <a className="link strong num" href={`${path}/marking?exam=${id}`}>
            {named(t("ownExamList.toMark", { count: markingCount }))}
          </a>
        )}
        {!exam.isAssisted && (
          <>
            <a className="link" href={`${path}/edit?id=${id}`}>
              {named(t("ownExamList.edit"))}
            </a>
            <a className="link" href={`${path}/people?exam=${id}`}>
              {named(t("ownExamList.people"))}
            </a>
          </>
        )}
        {openCount === 0 && isOffered && stand !== "over" && (
          <a className="link" href={`${path}/live?exam=${id}`}>
            {named(t("ownExamList.live"))}
          </a>
        )}
        {markingCount === 0 && attemptCount > 0 && (
          <a className="link" href={`${path}/marking?exam=${id}`}>
            {named(t("ownExamList.marking"))}
          </a>
        )}
        {attemptCount > 0 && (
          <a className="link" href={`${path}/${exam.isResultShown ? "result" : "analysis"}?exam=${id}`}>
            {named(t(exam.isResultShown ? "ownExamList.results" : "ownExamList.analysis"))}
          </a>
        )}
        {!exam.isAssisted && (
          <a className="link" href={`${path}/edit?from=${id}`}>
            {named(t("ownExamList.copy"))}
          </a>
        )}
        {on.publish && !exam.isAssisted && (
          <button
            type="button"
            className="link"
            onClick={() => void on.publish?.({ id, isPutaway: isOffered ? 0 : 1 })}
          >
            {named(t(isOffered ? "ownExamList.withdraw" : "ownExamList.publish"))}
          </button>
        )}
      </p>
    </li>
  );
}

const Root = styled.div`
  ${deskListStyle}
  [data-state="open"] {
    background: var(--color-success-soft);
    color: var(--color-success);
  }
  .strong {
    font-weight: 700;
  }
  .empty {
    margin-top: 24px;
  }
  .steps {
    display: inline-grid;
    gap: 6px;
    margin-top: 8px;
    padding-inline-start: 1.5em;
    list-style: decimal;
    text-align: start;
  }
`;
