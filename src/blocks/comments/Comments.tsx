import { useState, type ComponentType, type ReactNode } from "react";
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
    signedIn,
    signInUrl,
    on,
    blockKey,
    t,
  } = props;
  const [Composer, setComposer] = useState<ComponentType<ComposerProps>>();
  /** The comment that is being answered; "" is a new one, undefined none. */
  const [writing, setWriting] = useState<string>();
  const write = async (parentId: string) => {
    const { Composer: loaded } = await import("./Composer.tsx");
    setComposer(() => loaded);
    setWriting(parentId);
  };
  const save = async (values: { commentText?: string; score?: number }) => {
    const outcome = await on.save?.({ ...values, ...(writing ? { parentId: writing } : {}) });
    if (outcome?.done) setWriting(undefined);
    return outcome?.done === true;
  };
  const form = (parentId: string) =>
    Composer && writing === parentId ? (
      <Composer
        canRate={parentId === "" && canRate === 1}
        {...(ownScore ? { ownScore } : {})}
        {...(placeholder ? { placeholder } : {})}
        save={save}
        cancel={() => setWriting(undefined)}
        t={t}
        id={`${blockKey}-${parentId}`}
      />
    ) : null;
  const answer = signedIn && on.save ? (id: string) => void write(id) : undefined;
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
            <button type="button" className="btn ghost" onClick={() => void write("")}>
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
            <CommentLine comment={comment} signedIn={signedIn} answer={answer} on={on} t={t} />
            {comment.list && comment.list.length > 0 && (
              <ol>
                {comment.list.map((one) => (
                  <li key={one.id}>
                    <CommentLine comment={one} signedIn={signedIn} answer={answer} on={on} t={t} />
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
