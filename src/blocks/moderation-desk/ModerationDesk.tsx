import { useEffect, useRef, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { useHandler } from "../../ui/use-handler.ts";
import { withQuery } from "../../ui/query.ts";
import type { BlockProps } from "../block.ts";
import { callFaultText } from "../shared/call-error.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { summaryMark } from "../shared/summary-mark.ts";
import { Blocked } from "./Blocked.tsx";
import { Queue } from "./Queue.tsx";
import { Settings } from "./Settings.tsx";
import { WordList } from "./WordList.tsx";

type Props = BlockProps<"moderationDesk">;

/** What the parts of the desk have. */
export interface PartProps extends Props {
  /** Does one thing at a time, and says what came of it. True when it was done. */
  act(work: () => Promise<string | void>): Promise<boolean>;
  /** Shows why something else failed. */
  fail(error: unknown): void;
}

const parts = ["", "decided", "word", "blocked", "setting"] as const;

/** Moderation: the queue and its history, words, blocked people, and settings. */
export function ModerationDesk(props: Props): ReactNode {
  const { path, query = {}, t } = props;
  const part = parts.find((one) => one === query["part"]) ?? "";
  const [said, setSaid] = useState({ text: "", isFault: false });
  const status = useRef<HTMLParagraphElement>(null);
  const fail = (error: unknown) =>
    setSaid({ text: callFaultText(error, t, "moderationDesk.unreached"), isFault: true });
  const act = useHandler(async (work: () => Promise<string | void>) => {
    try {
      const text = await work();
      if (text !== undefined) setSaid({ text, isFault: false });
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  });
  // What was decided leaves the page, and the button with it: who works by keyboard goes on from here.
  useEffect(() => {
    if (said.text !== "" && document.activeElement === document.body) status.current?.focus();
  }, [said]);
  const shared = { ...props, act, fail };
  return (
    <Root>
      <nav className="strip" aria-label={t("moderationDesk.parts")}>
        {parts.map((one) => (
          <a key={one} href={withQuery(path, {}, { part: one })} aria-current={one === part ? "page" : undefined}>
            {t(`moderationDesk.part.${one || "waiting"}`)}
          </a>
        ))}
      </nav>
      <p role="status" tabIndex={-1} ref={status} className={said.isFault ? "fault" : undefined}>
        {said.text}
      </p>
      {part === "word" ? (
        <WordList {...shared} />
      ) : part === "blocked" ? (
        <Blocked {...shared} />
      ) : part === "setting" ? (
        <Settings {...shared} />
      ) : (
        <Queue key={part} {...shared} isDecided={part === "decided"} />
      )}
    </Root>
  );
}

const Root = styled.div`
  ${deskStyle}
  [role="status"] {
    min-height: 1.5em;
    padding-block: 12px;
  }
  h2 {
    margin-block: 28px 8px;
    font-size: 1.125rem;
  }
  .form {
    display: grid;
    gap: 14px;
    max-width: 640px;
    margin-top: 12px;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 10px 12px;
  }
  .row > .field {
    flex: 1 1 160px;
  }
  .reviews {
    display: grid;
    gap: 16px;
    margin-top: 16px;
  }
  .reviews > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) minmax(240px, 340px);
    gap: 10px 16px;
    padding: 16px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
    background: var(--color-surface);
  }
  .reviews > li:not(:has(> .check)) {
    grid-template-columns: minmax(0, 1fr) minmax(240px, 340px);
  }
  .reviews > li:not(:has(> form)) {
    grid-template-columns: minmax(0, 1fr);
  }
  .reviews .check {
    padding: 0;
  }
  ${summaryMark}
  .reviews h2 {
    margin-block: 0;
    font-size: 1rem;
  }
  .reviews h2 a {
    color: var(--color-link);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    margin-top: 4px;
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  .appealed {
    color: var(--color-danger);
    font-weight: 600;
  }
  .words {
    margin-top: 10px;
    padding: 10px 14px;
    border-left: 3px solid var(--color-border-strong);
    background: var(--color-surface-alt);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  .reviews form {
    display: grid;
    gap: 8px;
    align-content: start;
  }
  summary {
    width: fit-content;
  }
  form + details,
  form + .strip {
    margin-top: 20px;
  }
  .bar > .num,
  .bar > .check {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding-block: 0;
  }
  .bar > .check input {
    margin-top: 0;
  }
  summary h2 {
    display: inline;
    color: var(--color-link);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .reviews summary {
    min-height: 32px;
    margin-top: 8px;
    cursor: pointer;
    color: var(--color-text-muted);
  }
  .steps li {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    padding-block: 4px;
    font-size: 0.875rem;
  }
  .do {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .bulk {
    display: grid;
    gap: 8px;
    margin-top: 16px;
    padding: 12px 16px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
  }
  mark {
    padding: 0 2px;
    background: var(--color-warning-soft);
    color: inherit;
  }
  .tags {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 4px 8px;
  }
  @media (max-width: 640px) {
    /* A word with what is said of it on the line below. */
    .lines.listed tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 12px;
      padding-block: 6px;
    }
    .lines.listed td:first-child {
      flex: 1 0 100%;
    }
  }
  @media (max-width: 820px) {
    .reviews > li,
    .reviews > li:not(:has(> .check)) {
      grid-template-columns: auto minmax(0, 1fr);
    }
    .reviews > li:not(:has(> .check)) {
      grid-template-columns: minmax(0, 1fr);
    }
    .reviews form {
      grid-column: 1 / -1;
    }
  }
`;
