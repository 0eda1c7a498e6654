import { useState, type ComponentType, type ReactNode } from "react";
import type { Answer } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { withQuery } from "../../ui/query.ts";
import { AnswerItem, type Writing } from "./AnswerItem.tsx";
import type { AnswerFormProps } from "./AnswerForm.tsx";
import { Root } from "./AnswerListStyle.ts";

type Props = BlockProps<"answerList">;

/** The answers to a question. Reading needs nothing; the editor is fetched when somebody wants to write. */
export function AnswerList(props: Props): ReactNode {
  const { question, items, totalCount, path = "", query, signedIn, signInUrl, on, operations, blockKey, t } = props;
  const [Form, setForm] = useState<ComponentType<AnswerFormProps>>();
  const [writing, setWriting] = useState<Writing>();
  const questionId = question?.id ?? "";
  const write = async (answer?: Answer) => {
    const { AnswerForm } = await import("./AnswerForm.tsx");
    setForm(() => AnswerForm);
    setWriting({ kind: "answer", id: answer?.id ?? "" });
  };
  const form = (answer?: Answer) =>
    Form && writing?.kind === "answer" && writing.id === (answer?.id ?? "") ? (
      <Form
        id={`${blockKey}-answer`}
        answer={answer}
        operations={operations}
        t={t}
        cancel={() => setWriting(undefined)}
        save={async (body) => {
          const own = answer ? { id: answer.id, version: answer.version } : {};
          const outcome = await on.answer?.({ questionId, body, ...own });
          if (outcome?.done) setWriting(undefined);
          return outcome?.done === true;
        }}
      />
    ) : undefined;
  const isNew = query?.["sort"] === "1";
  const mayAnswer = question?.isClosed !== 1 && on.answer;
  return (
    <Root id={blockKey} aria-busy={!items || undefined}>
      <header>
        <h2>
          {t("answerList.heading")}
          {totalCount ? <span className="num"> {totalCount}</span> : null}
        </h2>
        {(totalCount ?? 0) > 1 && (
          <nav aria-label={t("answerList.order")}>
            <a href={withQuery(path, query, { sort: "" })} aria-current={isNew ? undefined : "true"}>
              {t("answerList.useful")}
            </a>
            <a href={withQuery(path, query, { sort: "1" })} aria-current={isNew ? "true" : undefined}>
              {t("answerList.latest")}
            </a>
          </nav>
        )}
      </header>
      {items?.length === 0 && <p className="none">{t("answerList.empty")}</p>}
      <ol>
        {items?.map((answer) => (
          <li key={answer.id} className={answer.isAccepted === 1 ? "accepted" : undefined}>
            {form(answer) ?? (
              <AnswerItem
                answer={answer}
                block={props}
                writing={writing}
                setWriting={setWriting}
                edit={() => void write(answer)}
              />
            )}
          </li>
        ))}
      </ol>
      {question?.isClosed === 1 && <p className="none">{t("answerList.closed")}</p>}
      {mayAnswer &&
        (signedIn
          ? (form() ?? (
              <button type="button" className="btn" onClick={() => void write()}>
                {t("answerList.write")}
              </button>
            ))
          : signInUrl && (
              <a className="link" href={signInUrl}>
                {t("answerList.signIn")}
              </a>
            ))}
    </Root>
  );
}
