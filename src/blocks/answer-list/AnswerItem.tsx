import { useState, type ReactNode } from "react";
import type { Answer } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { Icon } from "../../ui/icons/Icon.tsx";
import { RichTextView } from "../../ui/rich-text-view.tsx";
import { MoreActions } from "../shared/more-actions.tsx";
import { PersonName } from "../shared/said.tsx";
import { ReportButton } from "../shared/report-button.tsx";
import { BelowForm, BelowLine } from "./Below.tsx";
import { About } from "../../ui/named.tsx";

/** What is being written: an answer ("" is a new one), a comment about something, or a comment anew. */
export interface Writing {
  kind: "answer" | "comment" | "edit";
  id: string;
}

interface AnswerItemProps {
  answer: Answer;
  block: BlockProps<"answerList">;
  writing: Writing | undefined;
  setWriting: (writing: Writing | undefined) => void;
  edit: () => void;
}

/** One answer with the comments below it. */
export function AnswerItem({ answer, block, writing, setWriting, edit }: AnswerItemProps): ReactNode {
  const { question, signedIn, on, blockKey, t } = block;
  const { id } = answer;
  const comment = (parentId: string) => setWriting({ kind: "comment", id: parentId });
  const form = (about: string, before = "") =>
    writing && writing.kind !== "answer" && writing.id === about ? (
      <BelowForm
        key={writing.kind}
        id={`${blockKey}-${about}-text`}
        before={writing.kind === "edit" ? before : ""}
        t={t}
        cancel={() => setWriting(undefined)}
        save={async (commentText) => {
          const outcome = await on.comment?.({
            questionId: question?.id ?? "",
            commentText,
            [writing.kind === "edit" ? "id" : "parentId"]: about,
          });
          if (outcome?.done) setWriting(undefined);
        }}
      />
    ) : undefined;
  const mayComment = signedIn && on.comment;
  return (
    <>
      {answer.isRemoved === 1 ? (
        <p className="none">{t("answerList.removed")}</p>
      ) : (
        <article aria-label={t("answerList.by", { name: answer.userName })}>
          {answer.isAccepted === 1 && (
            <p className="seal-accepted">
              <Icon name="shield" size={20} />
              {t("answerList.accepted")}
            </p>
          )}
          <p className="by num">
            <PersonName name={answer.userName} href={answer.userHref} />
            <time dateTime={answer.gmtCreate.replace(" ", "T")}>{answer.gmtCreate}</time>
            {answer.gmtEdit && <span>{t("answerList.edited")}</span>}
          </p>
          <RichTextView body={answer.body} />
          <div className="do">
            <Useful answer={answer} block={block} />
            {mayComment && (
              <button type="button" onClick={() => comment(id)}>
                {t("answerList.comment")}
                <About of={answer.userName} />
              </button>
            )}
            {question?.isOwn === 1 && on.accept && (
              <button
                type="button"
                onClick={() =>
                  void on.accept?.({ id: question.id, ...(answer.isAccepted === 1 ? {} : { answerId: id }) })
                }
              >
                {t(answer.isAccepted === 1 ? "answerList.unaccept" : "answerList.accept")}
                <About of={answer.userName} />
              </button>
            )}
            {signedIn && answer.isOwn !== 1 && on.report && (
              <ReportButton about={answer.userName} report={(values) => on.report?.({ id, ...values })} t={t} />
            )}
            <MoreActions
              label={
                <>
                  {t("answerList.more")}
                  <About of={answer.userName} />
                </>
              }
              end={
                answer.mayRemove === 1 &&
                on.remove && (
                  <button type="button" onClick={() => void on.remove?.({ id })}>
                    {t("answerList.remove")}
                    <About of={answer.userName} />
                  </button>
                )
              }
            >
              {answer.isOwn === 1 && on.answer && (
                <button type="button" onClick={edit}>
                  {t("answerList.edit")}
                </button>
              )}
            </MoreActions>
          </div>
        </article>
      )}
      {form(id)}
      {answer.list.length > 0 && (
        <ol className="below">
          {answer.list.map((one) => (
            <li key={one.id}>
              <BelowLine
                comment={one}
                reply={mayComment ? () => comment(one.id) : undefined}
                edit={mayComment ? () => setWriting({ kind: "edit", id: one.id }) : undefined}
                signedIn={signedIn}
                on={on}
                t={t}
              />
              {form(one.id, one.commentText)}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** Whether an answer is useful: it counts at once and comes back where it fails. */
function Useful({ answer, block: { signedIn, on, t } }: Pick<AnswerItemProps, "answer" | "block">): ReactNode {
  const [pressed, setPressed] = useState<boolean>();
  const before = answer.isUseful === 1;
  const isOn = pressed ?? before;
  const count = answer.countUseful + Number(isOn) - Number(before);
  const press = async () => {
    setPressed(!isOn);
    const outcome = await (isOn ? on.unrecord : on.record)?.({ id: answer.id, recordType: 3 });
    if (outcome && !outcome.done) setPressed(isOn);
  };
  const text = (
    <>
      {t("answerList.isUseful")} {count > 0 && <span className="num">{count}</span>}
    </>
  );
  return signedIn && on.record && on.unrecord ? (
    <button type="button" aria-pressed={isOn} onClick={() => void press()}>
      {text}
    </button>
  ) : (
    <span className="count">{text}</span>
  );
}
