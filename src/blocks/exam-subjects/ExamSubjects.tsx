import { useRef, useState, type FormEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps, Outcome } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Late } from "../../ui/late.tsx";
import { withQuery } from "../../ui/query.ts";
import { pressedKey } from "../../ui/pressed-key.ts";

type Props = BlockProps<"examSubjects">;
type Subject = NonNullable<Props["items"]>[number];

/** Subjects of a question bank, changed where they stand. */
export function ExamSubjects({ items, bankHref, on, t, blockKey }: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const subjectName = field.current?.value.trim() ?? "";
    if (subjectName === "" || busy) return field.current?.focus();
    setBusy(true);
    const outcome = await on.add?.({ subjectName });
    setBusy(false);
    if (!outcome?.done || !field.current) return;
    field.current.value = "";
    field.current.focus();
  };
  return (
    <Root>
      {on.add && (
        <form className="line" onSubmit={(event) => void add(event)}>
          <label className="vh" htmlFor={`${blockKey}-name`}>
            {t("examSubjects.name")}
          </label>
          <input
            ref={field}
            id={`${blockKey}-name`}
            maxLength={100}
            required
            autoComplete="off"
            placeholder={t("examSubjects.name")}
          />
          <button type="submit" className="btn" aria-busy={busy || undefined}>
            {t("examSubjects.add")}
          </button>
        </form>
      )}
      {items?.length === 0 ? (
        <Empty text={t("examSubjects.empty")} />
      ) : (
        <ul className="subjects" aria-label={t("examSubjects.label")} aria-busy={!items || undefined}>
          {!items && <Late t={t} />}
          {items?.map((subject) => (
            <SubjectLine
              key={subject.id}
              subject={subject}
              bankHref={bankHref}

              on={on}
              t={t}
            />
          ))}
        </ul>
      )}
    </Root>
  );
}

function SubjectLine({
  subject,
  bankHref,
  on,
  t,
}: Pick<Props, "bankHref" | "on" | "t"> & { subject: Subject }): ReactNode {
  const { id, subjectName, questionCount, isMine, isPractice, ownerName } = subject;
  const [naming, setNaming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setNaming(false);
    // Back to where it was opened, once that is there again.
    setTimeout(() => button.current?.focus());
  };
  const name = (
    <span className="vh">
      {" "}
      <Content>{subjectName}</Content>
    </span>
  );
  const count = t("examSubjects.questions", { count: questionCount });
  return (
    <li>
      {naming ? (
        <NameForm subject={subject} rename={(next) => on.rename?.({ id, subjectName: next })} onClose={close} t={t} />
      ) : (
        <h2>
          <Content>{subjectName}</Content>
        </h2>
      )}
      <p className="facts num">
        {bankHref && questionCount > 0 ? (
          <a className="link" href={withQuery(bankHref, {}, { subjectId: id })}>
            {count}
            {name}
          </a>
        ) : (
          count
        )}
        {bankHref && questionCount === 0 && (
          <a className="link" href={withQuery(bankHref, {}, { subjectId: id })}>
            {t("examSubjects.write")}
            {name}
          </a>
        )}
        {(isPractice || (isMine && questionCount > 0)) && (
          <a className="link" href={`/exam/exercise/${id}`}>
            {t(isPractice ? "examSubjects.practice" : "examSubjects.practice.closed")}
            {name}
          </a>
        )}
        {ownerName && (
          <span>
            <Content>{ownerName}</Content>
          </span>
        )}
        {!isMine && <span>{t("examSubjects.shared")}</span>}
      </p>
      {isMine && !naming && (
        <div className="do">
          {on.rename && (
            <button ref={button} type="button" className="link" onClick={() => setNaming(true)}>
              {t("examSubjects.rename")}
              {name}
            </button>
          )}
          {on.remove && (
            <button
              type="button"
              className="link danger"
              disabled={questionCount > 0}
              title={questionCount > 0 ? t("examSubjects.usedTip") : undefined}
              onClick={() => void on.remove?.({ id, subjectName })}
            >
              {t("examSubjects.remove")}
              {name}
            </button>
          )}
        </div>
      )}
    </li>
  );
}

function NameForm({
  subject,
  rename,
  onClose,
  t,
}: {
  subject: Subject;
  rename: (name: string) => Promise<Outcome> | undefined;
  onClose: () => void;
  t: Props["t"];
}): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const name = field.current?.value.trim() ?? "";
    if (name === "" || busy) return field.current?.focus();
    setBusy(true);
    const outcome = name === subject.subjectName ? { done: true } : await rename(name);
    setBusy(false);
    if (outcome?.done) onClose();
  };
  return (
    <form
      className="line"
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => pressedKey(event) === "Escape" && onClose()}
    >
      <input
        ref={field}
        defaultValue={subject.subjectName}
        maxLength={100}
        required
        autoFocus
        aria-label={t("examSubjects.name")}
      />
      <button type="submit" className="btn" aria-busy={busy || undefined}>
        {t("examSubjects.save")}
      </button>
      <button type="button" className="btn ghost" onClick={onClose}>
        {t("examSubjects.cancel")}
      </button>
    </form>
  );
}

const Root = styled.div`
  .line {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    max-width: 560px;
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
  .empty {
    margin-top: 24px;
  }
  .subjects {
    margin-top: 20px;
    border-top: 1px solid var(--color-border);
  }
  .subjects > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 24px;
    padding-block: 12px;
    border-bottom: 1px solid var(--color-border);
  }
  .subjects > .late {
    display: block;
  }
  h2 {
    font-size: 1.0625rem;
  }
  .subjects .line,
  .facts {
    grid-column: 1;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 16px;
    font-size: 0.9375rem;
    color: var(--color-text-muted);
  }
  .do {
    display: flex;
    flex-wrap: wrap;
    grid-area: 1 / 2 / span 2;
    gap: 0 20px;
  }
  .do .link {
    border: 0;
    padding: 0;
    background: none;
    cursor: pointer;
  }
  .do .danger {
    color: var(--color-danger);
  }
  .do :disabled {
    color: var(--color-text-muted);
    text-decoration: none;
    cursor: not-allowed;
  }
  @media (max-width: 640px) {
    .subjects > li {
      grid-template-columns: minmax(0, 1fr);
    }
    .do {
      grid-area: auto;
    }
  }
`;
