import { lazy, Suspense, useState, type ReactNode } from "react";
import { ArticleTypeEnum } from "../../generated/enums.ts";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { textOf } from "../shared/upload-post-image.ts";
import type { Entry } from "./entries.ts";

type Props = Pick<BlockProps<"ownPosts">, "operations" | "t"> & { entry: Entry };

const Revisions = lazy(async () => ({ default: (await import("../shared/revisions.tsx")).Revisions }));

/** One post: where it stands, and what can be done with it. */
export function PostLine({ entry, operations, t }: Props): ReactNode {
  const { kind, id, marks, counts } = entry;
  const title = entry.title || t("ownPosts.untitled");
  /** How a deletion is taken back; undefined: it stands. */
  const [undo, setUndo] = useState<() => Promise<unknown>>();
  const [href, setHref] = useState(entry.href);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [history, setHistory] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setProblem("");
    await work().catch((error: unknown) => setProblem(textOf(error, t)));
    setBusy(false);
  };
  const remove = () =>
    attempt(async () => {
      const restore = await deletion(entry, operations);
      setUndo(() => async () => {
        const draftId = await restore();
        // A draft that is kept anew has another number.
        if (draftId !== undefined) setHref(entry.href.replace(/draftId=\d+/, `draftId=${draftId}`));
      });
    });
  const bringBack = (restore: () => Promise<unknown>) =>
    attempt(async () => {
      await restore();
      setUndo(undefined);
    });
  const alert = <div role="alert">{problem && <p className="problem">{problem}</p>}</div>;
  if (undo)
    return (
      <div className="gone">
        <p role="status">{t("ownPosts.deleted", { title })}</p>
        <button type="button" className="btn ghost" onClick={() => void bringBack(undo)}>
          {t("ownPosts.undo")}
        </button>
        {alert}
      </div>
    );
  return (
    <>
      <h3>
        <a href={href}>
          <Content>{title}</Content>
        </a>
      </h3>
      {entry.summary && (
        <p className="sum">
          <Content>{entry.summary}</Content>
        </p>
      )}
      <p className="by num">
        {marks.map((mark) => (
          <b key={mark} className={mark}>
            {t(`ownPosts.mark.${mark}`)}
          </b>
        ))}
        <time dateTime={entry.time.replace(" ", "T")}>{entry.time.slice(0, 16)}</time>
        {counts && (
          <>
            <span>{t("ownPosts.views", { count: counts.views })}</span>
            <span>{t("ownPosts.likes", { count: counts.likes })}</span>
            <span>{t(kind === "question" ? "ownPosts.answers" : "ownPosts.comments", { count: counts.said })}</span>
          </>
        )}
      </p>
      <div className="do">
        <a href={entry.editHref ?? href}>
          {t(entry.editHref ? "ownPosts.edit" : "ownPosts.continue")}
          <span className="vh">
            {" "}
            <Content>{title}</Content>
          </span>
        </a>
        {entry.editHref && (
          <button type="button" aria-expanded={history} onClick={() => setHistory(!history)}>
            {t("ownPosts.history")}
            <span className="vh">
              {" "}
              <Content>{title}</Content>
            </span>
          </button>
        )}
        {/* What waits was not refused: there is no reason to look at yet. */}
        {marks.some((mark) => mark === "hidden" || mark === "removed") && (
          <a href="/account/moderation">
            {t("ownPosts.why")}
            <span className="vh">
              {" "}
              <Content>{title}</Content>
            </span>
          </a>
        )}
        <button type="button" onClick={() => void remove()}>
          {t("ownPosts.remove")}
          <span className="vh">
            {" "}
            <Content>{title}</Content>
          </span>
        </button>
      </div>
      {alert}
      {history && (
        <Suspense fallback={<p className="muted">{t("postEditor.loading")}</p>}>
          <Revisions id={id} operations={operations} t={t} />
        </Suspense>
      )}
    </>
  );
}

/** Deletes, and gives how to take it back; that gives the number of a draft that is kept anew. */
async function deletion(
  { kind, id }: Entry,
  operations: Props["operations"],
): Promise<() => Promise<string | undefined>> {
  if (kind === "draft") {
    const { gmtModified: _, id: __, version: ___, articleType, ...draft } = await operations.getPostDraft({ id });
    await operations.deletePostDraft({ id });
    const again = { ...draft, articleType: articleType === ArticleTypeEnum.question ? articleType : 1 } as const;
    return async () => (await operations.savePostDraft(again)).id;
  }
  await (kind === "blog" ? operations.deleteBlog({ id }) : operations.deleteQuestion({ id }));
  return async () => {
    await operations.restorePost({ id });
    return undefined;
  };
}
