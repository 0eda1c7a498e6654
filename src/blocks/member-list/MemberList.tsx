import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Late } from "../../ui/late.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { withQuery } from "../../ui/query.ts";
import { MemberFilters, memberStates } from "./MemberFilters.tsx";
import { MemberActions } from "./MemberActions.tsx";

type Props = BlockProps<"memberList">;

/** The most people in one file: the server gives no more. */
const MAX_PER_FILE = 100_000;

/** The people of an organisation with what they answered, and the same as a file. */
export function MemberList(props: Props): ReactNode {
  const {
    items,
    questions = [],
    total = 0,
    next,
    waiting = 0,
    emptyText,
    path = "",
    query = {},
    orgNo,
    operations,
    t,
  } = props;
  const [state, setState] = useState<"" | "busy" | "failed">("");
  const isFiltered = Boolean(query["keyword"] || query["answered"] || query["choice"] || query["state"]);
  const isLater = Boolean(query["before"]);
  const save = async (format: "csv" | "xlsx") => {
    if (state === "busy") return;
    setState("busy");
    try {
      saveFile(await operations.exportMembers({ format, ...(orgNo ? { siteOrgNo: orgNo } : {}), ...filterOf(query) }));
      setState("");
    } catch {
      setState("failed");
    }
  };
  return (
    <Root>
      <MemberFilters {...props} />
      <div className="bar">
        {items && <p className="num">{t("memberList.total", { count: total })}</p>}
        {waiting > 0 && query["state"] !== "waiting" && (
          <p>
            <a
              className="link"
              href={withQuery(path, query["siteOrgNo"] ? { siteOrgNo: query["siteOrgNo"] } : {}, { state: "waiting" })}
            >
              {t("memberList.waiting", { count: waiting })}
            </a>
          </p>
        )}
        {total > 0 && (
          <div className="do">
            {(["xlsx", "csv"] as const).map((format) => (
              <button
                key={format}
                type="button"
                className="btn ghost"
                aria-disabled={state === "busy"}
                onClick={() => void save(format)}
              >
                {t(`memberList.export.${format}`)}
              </button>
            ))}
          </div>
        )}
        {total > MAX_PER_FILE && <p className="muted">{t("memberList.most", { count: MAX_PER_FILE })}</p>}
        <p role="status">{state === "failed" ? t("memberList.failed") : ""}</p>
      </div>
      {items?.length === 0 && (
        <Empty text={isFiltered ? t("memberList.none") : isLater ? t("memberList.noMore") : emptyText} />
      )}
      {!items && orgNo && (
        <Empty text={t("memberList.noOrg", { orgNo })} href={path} label={t("memberList.platform")} />
      )}
      <ul aria-busy={!items || undefined}>
        {!items && !orgNo && <Late t={t} />}
        {items?.map((member) => {
          const { userNo, name, mobile, gmtCreate, gmtAnswer, answers, reviewState, opinion } = member;
          return (
            <li key={userNo}>
              <div className="who">
                <b>
                  <Content>{name || t("memberList.noName")}</Content>
                </b>
                <span className="muted num">{mobile}</span>
                <span className="muted">{t("memberList.joined", { day: gmtCreate.slice(0, 10) })}</span>
                {reviewState !== "none" && (
                  <span data-state={reviewState}>
                    {t(`memberList.review.${reviewState}`)}
                    {opinion && (
                      <span className="muted">
                        {" "}
                        <Content>{opinion}</Content>
                      </span>
                    )}
                  </span>
                )}
                {questions.length > 0 && (
                  <span className="muted">
                    {gmtAnswer
                      ? t("memberList.answeredOn", { day: gmtAnswer.slice(0, 10) })
                      : t("memberList.unanswered")}
                  </span>
                )}
              </div>
              {gmtAnswer && (
                <dl>
                  {questions
                    .filter((question) => answers[question.name] !== undefined)
                    .map((question) => (
                      <div key={question.name}>
                        <dt>{question.isAsked ? question.title : t("memberList.before", { title: question.title })}</dt>
                        <dd>{answers[question.name]}</dd>
                      </div>
                    ))}
                </dl>
              )}
              <MemberActions {...props} member={member} />
            </li>
          );
        })}
      </ul>
      {(isLater || next) && (
        <nav aria-label={t("pagination.label")}>
          {isLater && (
            <a className="btn ghost" href={withQuery(path, query, { before: "" })}>
              {t("memberList.first")}
            </a>
          )}
          {next && (
            <a className="btn ghost" rel="next" href={withQuery(path, query, { before: next })}>
              {t("pagination.next")}
            </a>
          )}
        </nav>
      )}
    </Root>
  );
}

/** What is filtered by, as the page's address says it. */
function filterOf(query: NonNullable<Props["query"]>) {
  const { keyword = "", answered = "", choice = "", state = "" } = query;
  const one = memberStates.find((name) => name === state) ?? "";
  return { keyword, choice, state: one, answered: answered === "yes" || answered === "no" ? answered : "" } as const;
}

const Root = styled.div`
  display: grid;
  gap: 16px;
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 24px;
    padding-bottom: 16px;
    border-bottom: 2px solid var(--color-text);
  }
  nav,
  .do {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .bar > .muted,
  [role="status"] {
    flex-basis: 100%;
  }
  [role="status"] {
    color: var(--color-danger);
  }
  [role="status"]:empty {
    display: none;
  }
  .muted {
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px 32px;
    padding-block: 8px;
    border-bottom: 1px solid var(--color-border);
    overflow-wrap: anywhere;
  }
  /* Without answers a person is one line, with what can be done at its end. */
  .who {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    align-content: center;
    gap: 2px 20px;
  }
  .who b {
    min-width: 6em;
  }
  li:has(> dl) {
    grid-template-columns: minmax(0, 220px) minmax(0, 1fr);
    padding-block: 16px;
  }
  li:has(> dl) > .who {
    display: grid;
    align-content: start;
  }
  [data-state="waiting"],
  [data-state="refused"] {
    font-weight: 600;
  }
  .actions[open],
  dl ~ .actions {
    grid-column: 1 / -1;
  }
  .actions summary {
    width: fit-content;
    min-height: 44px;
    padding-block: 10px;
    color: var(--color-primary);
    font-weight: 600;
    cursor: pointer;
  }
  .panel {
    display: grid;
    gap: 16px;
    padding: 16px;
    background: var(--color-surface-alt);
  }
  .panel textarea {
    width: 100%;
    padding: 8px 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    color: inherit;
    font: inherit;
  }
  .panel label {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
  }
  .panel label.words {
    display: grid;
    gap: 4px;
  }
  .panel img {
    max-width: 240px;
    max-height: 320px;
  }
  .panel .fault {
    color: var(--color-danger);
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
    gap: 12px 24px;
    margin: 0;
  }
  dt {
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  dd {
    margin: 2px 0 0;
    white-space: pre-line;
  }
  @media (max-width: 760px) {
    li,
    li:has(> dl) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
