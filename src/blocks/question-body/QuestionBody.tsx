import { useState, type FormEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import { inputLimits } from "../../generated/built/input-limits.ts";
import type { BlockProps } from "../block.ts";
import { codeCss } from "../../ui/code-css.ts";
import { Content } from "../../ui/content.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";
import { Late } from "../../ui/late.tsx";
import { withQuery } from "../../ui/query.ts";
import { RichTextView } from "../../ui/rich-text-view.tsx";
import { MoreActions, moreActionsCss } from "../shared/more-actions.tsx";
import { PersonName } from "../shared/said.tsx";
import { ReportButton } from "../shared/report-button.tsx";

type Props = BlockProps<"questionBody">;

/** One question to read, with what can be done with it. */
export function QuestionBody(props: Props): ReactNode {
  const { question, signedIn, writeHref, on, blockKey, t } = props;
  const [form, setForm] = useState<"invite" | "close">();
  if (!question) return <Late t={t} />;
  const { id, duplicate } = question;
  const toggle = (name: "invite" | "close") => setForm(form === name ? undefined : name);
  return (
    <Root>
      <h1>
        <Content>{question.title}</Content>
      </h1>
      <p className="by num">
        {question.labelName && <span className="label">{question.labelName}</span>}
        <PersonName name={question.userName} href={question.userHref} />
        <time dateTime={question.gmtCreate.replace(" ", "T")}>{question.gmtCreate}</time>
        {question.gmtEdit && <span>{t("questionBody.edited", { time: question.gmtEdit })}</span>}
        <span>{t("questionBody.views", { count: question.countView })}</span>
      </p>
      {question.isShown === 0 && <p className="state">{t("questionBody.waiting")}</p>}
      {question.isClosed === 1 && (
        <p className="state">
          {t("questionBody.closed")} {duplicate && <a href={"/question/view/" + duplicate.id}>{duplicate.title}</a>}
        </p>
      )}
      <RichTextView body={question.body} />
      {signedIn && (
        <div className="do">
          {([1, 2, 4] as const).map((recordType) => (
            <Mark key={recordType} recordType={recordType} question={question} on={on} t={t} />
          ))}
          {on.invite && (
            <button type="button" aria-expanded={form === "invite"} onClick={() => toggle("invite")}>
              {t("questionBody.invite")}
            </button>
          )}
          {question.isOwn !== 1 && on.report && (
            <ReportButton about={question.title} report={(values) => on.report?.({ id, ...values })} t={t} />
          )}
          <MoreActions
            label={t("questionBody.more")}
            end={
              question.isOwn === 1 &&
              on.remove && (
                <button type="button" onClick={() => void on.remove?.({ id })}>
                  {t("questionBody.remove")}
                </button>
              )
            }
          >
            {question.isOwn === 1 && writeHref && (
              <a href={withQuery(writeHref, {}, { id })}>{t("questionBody.edit")}</a>
            )}
            {question.mayClose === 1 &&
              on.close &&
              (question.isClosed === 1 ? (
                <button type="button" onClick={() => void on.close?.({ id })}>
                  {t("questionBody.open")}
                </button>
              ) : (
                <button type="button" aria-expanded={form === "close"} onClick={() => toggle("close")}>
                  {t("questionBody.close")}
                </button>
              ))}
          </MoreActions>
        </div>
      )}
      {form && (
        <AskOne
          key={form}
          id={`${blockKey}-${form}`}
          kind={form}
          send={async (value) => {
            const duplicateId = /^\d+$|(?<=\/view\/)\d+/.exec(value)?.[0] ?? "0";
            const outcome = await (form === "invite"
              ? on.invite?.({ id, userName: value })
              : on.close?.({ id, duplicateId }));
            if (outcome?.done) setForm(undefined);
          }}
          t={t}
        />
      )}
    </Root>
  );
}

const marks = {
  1: { name: "like", icon: "heart", is: "isLiked", count: "countLike" },
  2: { name: "favourite", icon: "star", is: "isFavourite", count: undefined },
  4: { name: "follow", icon: "mail", is: "isFollowed", count: "countFollow" },
} as const;

type MarkProps = Pick<Props, "on" | "t"> & { recordType: keyof typeof marks; question: NonNullable<Props["question"]> };

/** A like, a favourite or a follow: it counts at once and comes back where it fails. */
function Mark({ recordType, question, on, t }: MarkProps): ReactNode {
  const [pressed, setPressed] = useState<boolean>();
  const { name, icon, is, count } = marks[recordType];
  const before = question[is] === 1;
  const isOn = pressed ?? before;
  if (!on.record || !on.unrecord) return null;
  const press = async () => {
    setPressed(!isOn);
    const outcome = await (isOn ? on.unrecord : on.record)?.({ id: question.id, recordType });
    if (outcome && !outcome.done) setPressed(isOn);
  };
  const total = count === undefined ? 0 : question[count] + Number(isOn) - Number(before);
  return (
    <button type="button" aria-pressed={isOn} onClick={() => void press()}>
      <Icon name={icon} size={16} />
      {t(`questionBody.${name}`)}
      {total > 0 && <span className="num">{total}</span>}
    </button>
  );
}

interface AskOneProps extends Pick<Props, "t"> {
  id: string;
  kind: "invite" | "close";
  send: (value: string) => Promise<void>;
}

/** Asks for one thing: whom to invite, or which question is the same. */
function AskOne({ id, kind, send, t }: AskOneProps): ReactNode {
  const [value, setValue] = useState("");
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || value.trim() === "") return;
    setBusy(true);
    await send(value.trim());
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>{t(`questionBody.${kind}.label`)}</label>
      <div className="line">
        <input
          id={id}
          value={value}
          {...(kind === "invite" ? inputLimits.sendAnswerInvitation.userName : {})}
          autoFocus
          onChange={({ target }) => setValue(target.value)}
        />
        <button type="submit" className="btn" aria-disabled={busy || value.trim() === ""}>
          {t(`questionBody.${kind}.send`)}
        </button>
      </div>
    </form>
  );
}

const Root = styled.article`
  max-width: var(--size-text);
  ${codeCss}
  .by {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 16px;
    margin-block: 12px 24px;
    color: var(--color-text-muted);
    font-size: 0.875rem;
  }
  .named {
    padding-block: 6px;
    color: var(--color-link);
  }
  .label {
    color: var(--color-accent);
    font-weight: 600;
  }
  .state {
    margin-bottom: 20px;
    padding: 10px 16px;
    border: 1px solid var(--color-warning);
    border-radius: var(--radius-card);
    background: var(--color-warning-soft);
  }
  .state a {
    text-decoration: underline;
  }
  .do {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    margin-top: 20px;
    border-block: 1px solid var(--color-border);
  }
  .do > * {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--color-text-muted);
    font-size: 0.9375rem;
    cursor: pointer;
  }
  ${moreActionsCss}
  .do > :not(.more):hover,
  .more > summary:hover,
  [aria-pressed="true"] {
    color: var(--color-primary);
  }
  [aria-pressed="true"] svg {
    fill: currentColor;
  }
  form {
    display: grid;
    gap: 6px;
    margin-top: 16px;
  }
  .line {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  input {
    flex: 1 1 200px;
    min-width: 0;
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
  }
`;
