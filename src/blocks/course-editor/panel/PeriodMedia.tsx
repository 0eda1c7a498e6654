import { lazy, Suspense, useState, type ReactNode } from "react";
import type { DraftMedia } from "../../../generated/types.ts";
import { isTimed, lessonMediaOf } from "../../../shared/lesson-kinds.ts";
import type { BlockProps, Translate } from "../../block.ts";
import { acceptOf } from "../../shared/media-kinds.ts";
import { EditIcon } from "../../../ui/icons/EditIcon.tsx";
import { FilePicker } from "../../../ui/file-picker.tsx";
import type { Period } from "../state/draft.ts";
import { factsOf, type Shown } from "./media-summary.ts";
import { useMedia } from "./use-media.ts";
import { useUpload } from "./use-upload.ts";

const MediaDialog = lazy(async () => ({ default: (await import("./MediaDialog.tsx")).MediaDialog }));

interface PeriodMediaProps {
  period: Period;
  block: BlockProps<"courseEditor">;
  /** What learners see in it now, until another file has passed the audit. */
  published: DraftMedia | undefined;
  fault: string | undefined;
  onChoose: (mediaNo: string | undefined) => void;
}

/** The file of a lesson: one of one's own, or a new one that is uploaded here. */
export function PeriodMedia({ period, block, published, fault, onChoose }: PeriodMediaProps): ReactNode {
  const { t, operations } = block;
  const { key, mediaNo } = period;
  const kind = lessonMediaOf[period.periodType];
  const [open, setOpen] = useState(false);
  const media = useMedia(mediaNo, operations);
  const sending = useUpload({ key, kind, operations, t, onDone: onChoose });
  // What was wrong with another file is of no interest once one is chosen.
  const choose = (next: string | undefined) => {
    sending.cancel();
    onChoose(next);
  };
  const now = mediaNo === undefined || mediaNo === published?.mediaNo ? (published ?? media) : media;
  const id = `${key}-mediaNo`;
  return (
    <div className={`lf-field media${fault ? " lf-bad" : ""}`} role="group" aria-labelledby={`${id}__label`}>
      <span className="lf-label" id={`${id}__label`}>
        {t(isTimed(period.periodType) ? "courseEditor.media.replay" : `courseEditor.media.${kind}`)}
      </span>
      {now && !sending.file && <Now media={now} t={t} />}
      {mediaNo && !now && !sending.file && (
        <p className="lf-note" role="status">
          {t("courseEditor.loading")}
        </p>
      )}
      {!mediaNo && !published && !sending.file && <p className="lf-note">{t(`courseEditor.media.none.${kind}`)}</p>}
      {sending.file && (
        <div className="sending">
          <p role="status">
            {t("courseEditor.media.sending", { name: sending.file.name, percent: Math.floor(sending.share * 100) })}
          </p>
          <progress value={sending.share} max={1} aria-label={t("courseEditor.media.sendingLabel")} />
          <button type="button" className="btn ghost" onClick={sending.cancel}>
            {t("courseEditor.cancel")}
          </button>
        </div>
      )}
      <div role="alert">{sending.problem && <p className="lf-error">{sending.problem}</p>}</div>
      {fault && (
        <p className="lf-error" id={`${id}__error`}>
          {fault}
        </p>
      )}
      {!sending.file && (
        <div className="do">
          <button
            type="button"
            id={id}
            className="btn ghost"
            aria-describedby={fault ? `${id}__error` : undefined}
            onClick={() => setOpen(true)}
          >
            {t(now ? "courseEditor.media.another" : "courseEditor.media.choose")}
          </button>
          <FilePicker accept={acceptOf(kind)} onFiles={([file]) => void sending.send(file)}>
            {t("courseEditor.media.upload")}
          </FilePicker>
          {mediaNo && mediaNo !== published?.mediaNo && (
            <button type="button" className="link" onClick={() => choose(undefined)}>
              {t(published ? "courseEditor.media.back" : "courseEditor.media.remove")}
            </button>
          )}
        </div>
      )}
      {open && (
        <Suspense>
          <MediaDialog
            kind={kind}
            t={t}
            chosen={mediaNo}
            list={operations.listMediaAssets}
            onClose={() => setOpen(false)}
            onChoose={(next) => {
              choose(next);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function Now({ media, t }: { media: Shown; t: Translate }): ReactNode {
  const { state, reason, progress, fileName } = media;
  return (
    <div className="now">
      <EditIcon name="file" size={20} />
      <p>
        <b>{fileName}</b>
        <span className="muted num">{factsOf(media, t).join(" · ")}</span>
        {state === "processing" && (
          <span className="muted" role="status">
            {t("courseEditor.media.processing", { percent: progress ?? 0 })}
          </span>
        )}
        {state === "failed" && <span className="lf-error">{reason || t("courseEditor.media.failed")}</span>}
      </p>
    </div>
  );
}
