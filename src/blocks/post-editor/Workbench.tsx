import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { inputLimits } from "../../generated/built/input-limits.ts";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import { POST_CHANGED } from "../../generated/error-codes.ts";
import { outcomeOf } from "../../editor/save-outcome.ts";
import { MAX_UNSAVED_MS } from "../../editor/saver.ts";
import { asksAboutUnfinished } from "../../editor/unfinished-fields.ts";
import { useShortcuts } from "../../editor/use-shortcuts.ts";
import { useWork } from "../../editor/work/use-work.ts";
import { WorkBar } from "../../editor/work/WorkBar.tsx";
import { DateTimeField } from "../../ui/date-time/DateTimeField.tsx";
import { readDateTime } from "../../ui/date-time/read-date-time.ts";
import { withQuery } from "../../ui/query.ts";
import type { BlockProps } from "../block.ts";
import { RichEditor } from "../rich-editor/RichEditor.tsx";
import { callFaultText } from "../shared/call-error.ts";
import { uploadImage } from "../shared/upload-image.ts";
import { articleWork, workOf } from "./open-post.ts";
import { INFORMATION, isPostWork, missingIn, type OpenedPost, type PostWork } from "./post-draft.ts";
import { Preview } from "./Preview.tsx";
import { Cover } from "./Cover.tsx";
import { publishPost } from "./publish-post.ts";
import { Similar } from "./Similar.tsx";

const History = lazy(async () => ({ default: (await import("./History.tsx")).History }));

interface WorkbenchProps {
  block: BlockProps<"postEditor">;
  opened: OpenedPost;
}

/** How long after the last change a draft is saved, and how long to wait before another try, in ms. */
const QUIET_MS = 2000;
const RETRY_INTERVAL_MS = 10_000;

/** The editor at work. A draft saves itself; what everybody reads changes when its author publishes it. */
export function Workbench({ block, opened }: WorkbenchProps): ReactNode {
  const {
    articleType,
    path,
    viewerId = "",
    labels = [],
    zones = [],
    backHref,
    operations,
    on,
    blockKey,
    locale,
    t,
  } = block;
  const id = `${blockKey}-post`;
  const draftId = useRef(opened.draftId);
  const draftVersion = useRef(opened.draftVersion);
  const isInformation = articleType === INFORMATION;
  const [tried, setTried] = useState(false);
  const [shown, setShown] = useState<"preview" | "history">();
  const [publishing, setPublishing] = useState(false);
  const [problem, setProblem] = useState("");
  const [gmtPublish, setGmtPublish] = useState(opened.gmtPublish);
  const { postId } = opened;
  const editor = useWork<PostWork>({
    name: `post:${articleType}:${postId ?? opened.draftId ?? "new"}`,
    owner: viewerId,
    opened: { version: opened.draftVersion, work: opened.work },
    isWork: isPostWork,
    save: (version, work) =>
      saveDraft({ articleType, work, id: draftId.current, version, postId, operations }).then(
        (saved) => {
          const isNew = draftId.current === undefined;
          draftId.current = saved.id;
          draftVersion.current = saved.version;
          // A new draft has its address once it is saved.
          if (isNew && !postId) void on.go?.({ to: withQuery(path, {}, { draftId: saved.id }) });
          return { version: saved.version };
        },
        (error: unknown) =>
          outcomeOf(error, { conflict: POST_CHANGED, textOf: () => callFaultText(error, t, "postEditor.notReached") }),
      ),
    fetchTheirs: async () => {
      if (isInformation) {
        const article = await operations.getOwnArticle({ id: draftId.current ?? "" });
        draftVersion.current = article.version;
        return { version: article.version, work: articleWork(article) };
      }
      const draft = await operations.getPostDraft(postId ? { postId } : { id: draftId.current ?? "" });
      draftId.current = draft.id;
      return { version: draft.version, work: workOf(draft) };
    },
  });
  const { work, isChanged } = editor;
  const { state } = editor.state;
  const missing = missingIn(work);
  const offered = isInformation
    ? zones.map(({ id: labelNo, zoneName: labelName }) => ({ labelNo, labelName }))
    : labels;
  const set = (more: Partial<PostWork>, together?: string) =>
    editor.change((before) => ({ ...before, ...more }), together);

  const keep = useEffectEvent(() => void editor.save());
  /** Since when there is something that no save has taken. */
  const since = useRef<number>(undefined);
  useEffect(() => {
    if (!isChanged || state === "saving") since.current = undefined;
    if (!isChanged || publishing || state === "saving" || state === "conflict") return;
    since.current ??= Date.now();
    const quiet = Math.max(0, Math.min(QUIET_MS, since.current + MAX_UNSAVED_MS - Date.now()));
    const timer = setTimeout(() => keep(), state === "waiting" ? quiet : RETRY_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [work, isChanged, publishing, state]);

  const publish = async () => {
    if (asksAboutUnfinished()) return;
    setTried(true);
    setProblem("");
    if (missing.length > 0) return document.getElementById(`${id}-missing`)?.focus();
    // The field itself says so.
    if (gmtPublish !== "" && readDateTime("dateTime", gmtPublish) === undefined)
      return document.getElementById(`${id}-schedule`)?.focus();
    if (publishing) return;
    setPublishing(true);
    try {
      // What is kept as a draft is not asked about when the page is left; it goes with what is published.
      if (isChanged && !(await editor.save())) return;
      const to = await publishPost({
        articleType,
        work,
        opened,
        draftId: draftId.current,
        draftVersion: draftVersion.current,
        gmtPublish,
        backHref,
        operations,
      });
      void on.go?.({ to });
    } catch (error) {
      setProblem(t("postEditor.notPublished", { why: callFaultText(error, t, "postEditor.notReached") }));
    } finally {
      setPublishing(false);
    }
  };
  /** What was published once, as what is written now: it can be undone, and nobody reads it until it is published. */
  const takeUp = async (version: number) => {
    setProblem("");
    try {
      const { title, body } = await operations.getPostRevision({ id: postId ?? "", version });
      set({ title, body });
      setShown(undefined);
    } catch (error) {
      setProblem(callFaultText(error, t, "postEditor.notReached"));
    }
  };
  useShortcuts({ undo: editor.undo, redo: editor.redo, save: editor.save }, isForPost);

  return (
    <>
      <WorkBar
        editor={editor}
        title={t(`postEditor.heading.${articleType}`)}
        backHref={backHref}
        words={(name, values) => t(`postEditor.work.${name}` as TextKey, values)}
        locale={locale}
        onSave={() => void editor.save()}
        main={
          <button
            type="button"
            className="btn publish"
            aria-busy={publishing || undefined}
            onClick={() => void publish()}
          >
            {t(publishing ? "postEditor.publishing" : postId ? "postEditor.update" : "postEditor.publish")}
          </button>
        }
      >
        {(["preview", ...(postId && !isInformation ? (["history"] as const) : [])] as const).map((name) => (
          <button
            key={name}
            type="button"
            className="btn ghost"
            aria-expanded={shown === name}
            onClick={() => setShown(shown === name ? undefined : name)}
          >
            {t(`postEditor.${name}`)}
          </button>
        ))}
      </WorkBar>
      <div id={`${id}-missing`} tabIndex={-1} role="alert">
        {tried && missing.length > 0 && (
          <div className="missing">
            <b>{t("postEditor.missing")}</b>
            <ul>
              {missing.map((what) => (
                <li key={what}>{t(`postEditor.missing.${what}`)}</li>
              ))}
            </ul>
          </div>
        )}
        {problem && <p className="missing">{problem}</p>}
      </div>
      {shown === "preview" && <Preview work={work} t={t} />}
      {shown === "history" && postId && (
        <Suspense fallback={<p className="muted">{t("postEditor.loading")}</p>}>
          <History id={postId} operations={operations} restore={(version) => void takeUp(version)} t={t} />
        </Suspense>
      )}
      <p className="field">
        <label htmlFor={`${id}-title`}>{t(`postEditor.title.${articleType}`)}</label>
        <input
          id={`${id}-title`}
          value={work.title}
          {...inputLimits.savePostDraft.title}
          autoComplete="off"
          placeholder={t(`postEditor.titleHint.${articleType}`)}
          onChange={({ target }) => set({ title: target.value }, "title")}
        />
      </p>
      {articleType === 2 && <Similar title={work.title} except={postId} operations={operations} t={t} />}
      {offered.length > 0 && (
        <p className="field short">
          <label htmlFor={`${id}-label`}>{t(isInformation ? "postEditor.zone" : "postEditor.label")}</label>
          <select
            id={`${id}-label`}
            value={work.labelNo || (isInformation ? zones[0]?.id : "")}
            onChange={({ target }) => set({ labelNo: target.value })}
          >
            {!isInformation && <option value="">{t("postEditor.noLabel")}</option>}
            {offered.map(({ labelNo, labelName }) => (
              <option key={labelNo} value={labelNo}>
                {labelName}
              </option>
            ))}
          </select>
        </p>
      )}
      {isInformation && (
        <>
          <p className="field">
            <label htmlFor={`${id}-summary`}>{t("postEditor.summary")}</label>
            <textarea
              id={`${id}-summary`}
              rows={2}
              {...inputLimits.saveArticleDraft.artSummary}
              value={work.summary ?? ""}
              aria-describedby={`${id}-summary-hint`}
              onChange={({ target }) => set({ summary: target.value }, "summary")}
            />
            <span id={`${id}-summary-hint`} className="muted">
              {t("postEditor.summary.hint")}
            </span>
          </p>
          <p className="field short">
            <label htmlFor={`${id}-author`}>{t("postEditor.author")}</label>
            <input
              id={`${id}-author`}
              type="text"
              {...inputLimits.saveArticleDraft.authorName}
              value={work.author ?? ""}
              onChange={({ target }) => set({ author: target.value }, "author")}
            />
          </p>
        </>
      )}
      {articleType !== 2 && (
        <>
          <Cover
            id={`${id}-cover`}
            cover={work.cover}
            change={(cover) => set({ cover })}
            operations={operations}
            t={t}
          />
          {!(isInformation && postId) && (
            <p className="field short">
              <label htmlFor={`${id}-schedule`}>{t("postEditor.schedule")}</label>
              <DateTimeField
                kind="dateTime"
                id={`${id}-schedule`}
                label={t("postEditor.schedule")}
                value={gmtPublish}
                aria-describedby={`${id}-schedule-hint`}
                onChange={setGmtPublish}
                words={(name) => t(`dateTime.${name}`)}
                locale={locale}
                isOwnJudge
              />
              <span id={`${id}-schedule-hint`} className="muted">
                {t("postEditor.schedule.hint")}
              </span>
            </p>
          )}
        </>
      )}
      <div className="field">
        <span id={`${id}-body-label`} className="label">
          {t(`postEditor.body.${articleType}`)}
        </span>
        <RichEditor
          id={`${id}-body`}
          value={work.body}
          onChange={(body) => set({ body }, "body")}
          labelledBy={`${id}-body-label`}
          placeholder={t("postEditor.placeholder")}
          words={(name, values) => t(`postEditor.rich.${name}` as TextKey, values)}
          upload={(picture, progress) =>
            uploadImage(picture, { operations, purpose: "post", t, texts: "postEditor", progress })
          }
        />
      </div>
    </>
  );
}

interface DraftToSave extends Pick<BlockProps<"postEditor">, "articleType" | "operations"> {
  work: PostWork;
  /** Of the draft, or of the article; undefined for a new one. */
  id: string | undefined;
  version: number;
  postId: string | undefined;
}

function saveDraft({ articleType, work, id, version, postId, operations }: DraftToSave) {
  const { title, body, cover, labelNo, summary = "", author = "" } = work;
  const known = id ? { id, version } : {};
  if (articleType === INFORMATION)
    return operations.saveArticleDraft({
      artTitle: title,
      artDesc: body,
      artPic: cover,
      artSummary: summary,
      authorName: author,
      ...(labelNo ? { zoneId: labelNo } : {}),
      ...known,
    });
  return operations.savePostDraft({
    articleType,
    title,
    body,
    cover,
    ...(labelNo ? { labelNo } : {}),
    ...known,
    ...(postId ? { postId } : {}),
  });
}

/** In fields too, because there is one history for the whole post. */
function isForPost({ defaultPrevented, target }: KeyboardEvent): boolean {
  if (document.querySelector("dialog[open]")) return false;
  return !defaultPrevented || (target instanceof Element && target.closest(".ProseMirror") !== null);
}
