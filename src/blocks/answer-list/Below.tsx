import { useState, type FormEvent, type ReactNode } from "react";
import { inputLimits } from "../../generated/built/input-limits.ts";
import type { Comment } from "../../generated/types.ts";
import type { BlockProps, Translate } from "../block.ts";
import { PersonName, Said } from "../shared/said.tsx";
import { ReportButton } from "../shared/report-button.tsx";
import { About } from "../../ui/named.tsx";

interface BelowLineProps extends Pick<BlockProps<"answerList">, "signedIn" | "on" | "t"> {
  comment: Comment;
  /** Answers the comment; absent where nobody may write. */
  reply: (() => void) | undefined;
  /** Changes one's own; absent where nobody may write. */
  edit: (() => void) | undefined;
}

/** One comment below an answer. */
export function BelowLine({ comment, reply, edit, signedIn, on, t }: BelowLineProps): ReactNode {
  if (comment.isRemoved === 1) return <p className="none">{t("answerList.removedComment")}</p>;
  return (
    <article>
      <p className="by num">
        <PersonName name={comment.userName} href={comment.userHref} />
        {comment.replyUserName && <span>{t("answerList.to", { name: comment.replyUserName })}</span>}
        <time dateTime={comment.gmtCreate.replace(" ", "T")}>{comment.gmtCreate}</time>
        {comment.isEdited === 1 && <span>{t("answerList.edited")}</span>}
      </p>
      <p className="words">
        <Said text={comment.commentText} named={comment.mentionList} />
      </p>
      <div className="do">
        {reply && (
          <button type="button" onClick={reply}>
            {t("answerList.toComment")}
            <About of={comment.userName} />
          </button>
        )}
        {edit && comment.isOwn === 1 && (
          <button type="button" onClick={edit}>
            {t("answerList.editComment")}
            <About of={comment.userName} />
          </button>
        )}
        {signedIn && comment.isOwn !== 1 && on.report && (
          <ReportButton
            about={comment.userName}
            report={(values) => on.report?.({ id: comment.id, ...values })}
            t={t}
          />
        )}
        {comment.mayRemove === 1 && on.remove && (
          <button type="button" onClick={() => void on.remove?.({ id: comment.id })}>
            {t("answerList.remove")}
            <About of={comment.userName} />
          </button>
        )}
      </div>
    </article>
  );
}

interface BelowFormProps {
  /** Unique in the page. */
  id: string;
  /** The comment that is edited; empty: a new one. */
  before: string;
  /** What was refused stays in the form. */
  save(commentText: string): Promise<void>;
  cancel(): void;
  t: Translate;
}

/** Writes a comment below an answer, or changes one. */
export function BelowForm({ id, before, save, cancel, t }: BelowFormProps): ReactNode {
  const [text, setText] = useState(before);
  const [busy, setBusy] = useState(false);
  const isEmpty = text.trim() === "" || text.trim() === before;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || isEmpty) return;
    setBusy(true);
    await save(text.trim());
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      <label className="vh" htmlFor={id}>
        {t("answerList.commentText")}
      </label>
      <textarea
        id={id}
        rows={3}
        {...inputLimits.saveBlogComment.commentText}
        value={text}
        placeholder={t("answerList.commentText")}
        autoFocus
        onChange={({ target }) => setText(target.value)}
      />
      <div className="send">
        <button type="submit" className="btn" aria-disabled={busy || isEmpty}>
          {t("answerList.sendComment")}
        </button>
        <button type="button" className="btn ghost" onClick={cancel}>
          {t("common.cancel")}
        </button>
      </div>
    </form>
  );
}
