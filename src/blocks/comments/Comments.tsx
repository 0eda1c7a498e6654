import { useState, type ComponentType, type ReactNode } from "react";
import type { Comment } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { CommentLine } from "./CommentLine.tsx";
import { Root } from "./CommentsStyle.ts";
import type { ComposerProps } from "./Composer.tsx";
import { Stars } from "./Stars.tsx";

type Props = BlockProps<"comments">;

/** Comments with their answers. Reading needs nothing; the form to write with is fetched when somebody wants to. */
export function Comments(props: Props): ReactNode {
  const {
    heading,
    placeholder,
    emptyText,
    items,
    totalCount,
    scoreAverage,
    scoreTotal = 0,
    canRate,
    ownScore,
    mayEdit,
    signedIn,
    signInUrl,
    on,
    blockKey,
    t,
  } = props;
  const [Composer, setComposer] = useState<ComponentType<ComposerProps>>();
  /** The comment that is being answered or edited; "" is a new one, undefined none. */
  const [writing, setWriting] = useState<{ id: string; edits?: string }>();
  const write = async (next: { id: string; edits?: string }) => {
    const { Composer: loaded } = await import("./Composer.tsx");
    setComposer(() => loaded);
    setWriting(next);
  };
  const save = async (values: { commentText?: string; score?: number }) => {
    const about = writing?.id ? { [writing.edits === undefined ? "parentId" : "commentId"]: writing.id } : {};
    const outcome = await on.save?.({ ...values, ...about });
    if (outcome?.done) setWriting(undefined);
    return outcome?.done === true;
  };
  const form = (id: string) =>
    Composer && writing?.id === id ? (
      <Composer
        key={`${id} ${writing.edits === undefined}`}
        canRate={id === "" && canRate === 1}
        {...(writing.edits === undefined ? {} : { before: writing.edits })}
        {...(ownScore ? { ownScore } : {})}
        {...(placeholder ? { placeholder } : {})}
        save={save}
        cancel={() => setWriting(undefined)}
        t={t}
        id={`${blockKey}-${id}`}
      />
    ) : null;
  const answer = signedIn && on.save ? (id: string) => void write({ id }) : undefined;
  const edit =
    signedIn && on.save && mayEdit === 1
      ? ({ id, commentText }: Comment) => void write({ id, edits: commentText })
      : undefined;
  return (
    <Root id={blockKey} aria-busy={!items || undefined}>
      <header>
        <h2>
          {heading ?? t("comments.heading")}
          {totalCount ? <span className="num"> {totalCount}</span> : null}
        </h2>
        {scoreAverage && (
          <p className="average">
            <Stars score={Number(scoreAverage)} t={t} />
            <b className="num">{scoreAverage}</b>
            <span className="by num">{t("comments.rated", { count: scoreTotal })}</span>
          </p>
        )}
      </header>
      {signedIn
        ? on.save &&
          (form("") ?? (
            <button type="button" className="btn ghost" onClick={() => void write({ id: "" })}>
              {t(canRate === 1 ? "comments.writeAndRate" : "comments.write")}
            </button>
          ))
        : signInUrl && (
            <a className="link" href={signInUrl}>
              {t("comments.signIn")}
            </a>
          )}
      {items?.length === 0 && <p className="none">{emptyText ?? t("comments.empty")}</p>}
      <ol>
        {items?.map((comment) => (
          <li key={comment.id}>
            <CommentLine comment={comment} signedIn={signedIn} answer={answer} edit={edit} on={on} t={t} />
            {comment.list && comment.list.length > 0 && (
              <ol>
                {comment.list.map((one) => (
                  <li key={one.id}>
                    <CommentLine comment={one} signedIn={signedIn} answer={answer} edit={edit} on={on} t={t} />
                    {form(one.id)}
                  </li>
                ))}
              </ol>
            )}
            {form(comment.id)}
          </li>
        ))}
      </ol>
    </Root>
  );
}
