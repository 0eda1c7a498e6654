import { useState, type ReactNode } from "react";
import { DraftStateEnum } from "../../generated/enums.ts";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import { previewHref } from "../../shared/preview-links.ts";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { yuan } from "../../ui/price.tsx";
import { faultsIn } from "./error-messages.ts";

type Props = BlockProps<"courseDraftList">;
type Item = NonNullable<Props["items"]>[number];

/** One course: where it stands, what the audit said, and what can be done with it now. */
export function DraftLine({
  item,
  editPath,
  figuresPath,
  showLecturer,
  kinds,
  on,
  operations,
  t,
}: Props & { item: Item }): ReactNode {
  const { courseId, courseName, courseCategory, state, auditOpinion, isPublished } = item;
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<string[]>();
  const edit = `${editPath}?courseId=${courseId}`;
  const doing = async (work: () => Promise<unknown> | undefined) => {
    if (busy) return;
    setBusy(true);
    await work();
    setBusy(false);
  };
  const run = (work: () => Promise<unknown> | undefined) => () => void doing(work);
  const submit = run(async () => {
    setMissing(undefined);
    try {
      await operations.submitCourseDraft({ courseId, version: item.version });
      await on.submitted?.({ courseId });
    } catch (error) {
      setMissing(faultsIn(error));
    }
  });
  const named = (key: TextKey) => `${t(key)} ${courseName}`;
  const price =
    item.isFree === 1
      ? t("common.free")
      : item.courseOriginal === ""
        ? t("courseDraftList.noPrice")
        : yuan(item.courseOriginal);
  const facts = [
    kinds.length > 1 && t(`common.kind.${courseCategory}`),
    showLecturer && item.lecturerName,
    price,
    isPublished && t("common.learners", { count: item.countStudy }),
  ];
  return (
    <li aria-busy={busy || undefined}>
      {item.courseLogo ? (
        <img src={item.courseLogo} alt="" width={240} height={135} loading="lazy" />
      ) : (
        <span className="blank">{t("courseDraftList.noCover")}</span>
      )}
      <div className="text">
        <h2>
          <a href={edit}>
            <Content>{courseName}</Content>
          </a>
        </h2>
        <Marks item={item} t={t} />
        <p className="by num">
          {facts.filter(Boolean).join(" · ")} ·{" "}
          <time dateTime={item.gmtModified.replace(" ", "T")}>
            {t("courseDraftList.edited", { time: item.gmtModified.slice(0, 16) })}
          </time>
        </p>
        {auditOpinion && state !== DraftStateEnum.waiting && (
          <p className={state === DraftStateEnum.refused ? "opinion bad" : "opinion"}>
            {t("courseDraftList.opinion", { opinion: auditOpinion })}
          </p>
        )}
        {missing && (
          <div className="opinion bad" role="alert">
            <p>{t("courseDraftList.missing")}</p>
            <ul>
              {missing.slice(0, 6).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            <a className="link" href={edit}>
              {t("courseDraftList.complete")}
            </a>
          </div>
        )}
      </div>
      <div className="do">
        <a
          className="btn ghost"
          href={edit}
          aria-label={named(state === DraftStateEnum.waiting ? "courseDraftList.look" : "courseDraftList.edit")}
        >
          {t(state === DraftStateEnum.waiting ? "courseDraftList.look" : "courseDraftList.edit")}
        </a>
        {(state === DraftStateEnum.editing || state === DraftStateEnum.refused) && (
          <button type="button" className="btn" onClick={submit} aria-label={named("courseDraftList.submit")}>
            {t("courseDraftList.submit")}
          </button>
        )}
        {state === DraftStateEnum.waiting && on.withdraw && (
          <button
            type="button"
            className="btn ghost"
            onClick={run(() => on.withdraw?.({ courseId }))}
            aria-label={named("courseDraftList.withdraw")}
          >
            {t("courseDraftList.withdraw")}
          </button>
        )}
        <More item={item} figuresPath={figuresPath} on={on} run={run} named={named} t={t} />
      </div>
    </li>
  );
}

/** How it stands: the draft, and what is published of it. */
function Marks({ item: { state, isPublished, isPutaway }, t }: Pick<Props, "t"> & { item: Item }): ReactNode {
  return (
    <p className="marks">
      <b data-state={state}>{t(`courseDraftList.state.${state}`)}</b>
      {isPublished && state !== DraftStateEnum.passed && <span>{t("courseDraftList.changed")}</span>}
      {isPublished && <span>{t(isPutaway === 1 ? "courseDraftList.on" : "courseDraftList.off")}</span>}
    </p>
  );
}

interface MoreProps extends Pick<Props, "figuresPath" | "on" | "t"> {
  item: Item;
  /** Makes a handler of what is done, one thing at a time. */
  run: (work: () => Promise<unknown> | undefined) => () => void;
  /** Words with the name of the course, to be told apart by ear. */
  named: (key: TextKey) => string;
}

/** What is done seldomer: looking at it, shelving, removing, going back to what is published. */
function More({ item, figuresPath, on, run, named, t }: MoreProps): ReactNode {
  const { courseId, courseCategory, state, isPutaway, isPublished } = item;
  return (
    <p className="more">
      <a href={previewHref(courseCategory, courseId)} aria-label={named("courseDraftList.preview")}>
        {t("courseDraftList.preview")}
      </a>
      {isPublished && figuresPath && (
        <a href={`${figuresPath}?courseId=${courseId}`} aria-label={named("courseDraftList.figures")}>
          {t("courseDraftList.figures")}
        </a>
      )}
      {isPublished && on.shelf && (
        <button
          type="button"
          role="switch"
          aria-checked={isPutaway === 1}
          onClick={run(() => on.shelf?.({ courseId, isPutaway: isPutaway === 1 ? 0 : 1 }))}
          aria-label={named("courseDraftList.shelf")}
        >
          <i /> {t("courseDraftList.shelf")}
        </button>
      )}
      {!isPublished && state !== DraftStateEnum.waiting && on.remove && (
        <button
          type="button"
          onClick={run(() => on.remove?.({ courseId }))}
          aria-label={named("courseDraftList.remove")}
        >
          {t("courseDraftList.remove")}
        </button>
      )}
      {isPublished && (state === DraftStateEnum.editing || state === DraftStateEnum.refused) && on.revert && (
        <button
          type="button"
          onClick={run(() => on.revert?.({ courseId }))}
          aria-label={named("courseDraftList.revert")}
        >
          {t("courseDraftList.revert")}
        </button>
      )}
    </p>
  );
}
