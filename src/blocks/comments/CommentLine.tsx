import { useState, type ReactNode } from "react";
import type { Comment } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { Icon } from "../../ui/icons/Icon.tsx";
import { ReportButton } from "../shared/report-button.tsx";
import { PersonName, Said } from "../shared/said.tsx";
import { Stars } from "./Stars.tsx";
import { firstGrapheme } from "../../shared/cut-text.ts";
import { About } from "../../ui/named.tsx";

type Props = Pick<BlockProps<"comments">, "on" | "t" | "signedIn"> & {
  comment: Comment;
  answer: ((id: string) => void) | undefined;
  /** Changes one's own; absent where nothing is changed. */
  edit: ((comment: Comment) => void) | undefined;
};

/** One comment: who, when, what; a like that counts at once and comes back where it fails. */
export function CommentLine({ comment, signedIn, answer, edit, on, t }: Props): ReactNode {
  const [liked, setLiked] = useState<number>();
  const before = comment.isLiked ?? 0;
  const isLiked = liked ?? before;
  const like = async () => {
    const next = isLiked === 1 ? 0 : 1;
    setLiked(next);
    const outcome = await on.like?.({ id: comment.id, isLike: next });
    if (outcome && !outcome.done) setLiked(isLiked);
  };
  if (comment.isRemoved === 1) return <p className="none">{t("comments.removed")}</p>;
  const name = comment.userName || t("comments.someone");
  const count = comment.countLike + isLiked - before;
  return (
    <article>
      <p className="by">
        {comment.userPhoto ? (
          <img src={comment.userPhoto} alt="" width={32} height={32} loading="lazy" />
        ) : (
          <span className="face" aria-hidden="true">
            {firstGrapheme(name)}
          </span>
        )}
        <PersonName name={name} href={comment.userHref} />
        {comment.replyUserName && <span>{t("comments.to", { name: comment.replyUserName })}</span>}
        {comment.score !== undefined && <Stars score={comment.score} t={t} />}
        <time className="num" dateTime={comment.gmtCreate.replace(" ", "T")}>
          {comment.gmtCreate}
        </time>
        {comment.isEdited === 1 && <span>{t("comments.edited")}</span>}
      </p>
      {comment.moderation !== undefined && <p className="none">{t("comments.waiting")}</p>}
      <p className="words">
        <Said text={comment.commentText} named={comment.mentionList} />
      </p>
      <div className="do">
        {signedIn && on.like ? (
          <button type="button" aria-pressed={isLiked === 1} onClick={() => void like()}>
            <Icon name="heart" size={16} />
            <span className="vh">{t("comments.like")}</span>
            {count > 0 && <span className="num">{count}</span>}
          </button>
        ) : (
          count > 0 && (
            <span className="likes num">
              <Icon name="heart" size={16} />
              <span className="vh">{t("comments.likes")}</span>
              {count}
            </span>
          )
        )}
        {answer && (
          <button type="button" onClick={() => answer(comment.id)}>
            {t("comments.answer")}
            <About of={name} />
          </button>
        )}
        {edit && comment.isOwn === 1 && (
          <button type="button" onClick={() => edit(comment)}>
            {t("comments.edit")}
            <About of={name} />
          </button>
        )}
        {signedIn && comment.isOwn !== 1 && on.report && (
          <ReportButton about={name} report={(values) => on.report?.({ id: comment.id, ...values })} t={t} />
        )}
        {comment.mayRemove === 1 && on.remove && (
          <button type="button" onClick={() => void on.remove?.({ id: comment.id })}>
            {t("comments.remove")}
            <About of={name} />
          </button>
        )}
      </div>
    </article>
  );
}
