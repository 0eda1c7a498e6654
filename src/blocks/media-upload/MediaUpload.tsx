import { useEffect, useRef, useState, useSyncExternalStore, type DragEvent, type ReactNode } from "react";
import { isSessionCode } from "../../shared/session-code.ts";
import * as errorCode from "../../generated/error-codes.ts";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import { faultOf, RefusedSubmit } from "../../forms/form-error.ts";
import { upload } from "../../forms/upload.ts";
import { useHeld } from "../../forms/useHeld.ts";
import type { MediaKind } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { FilePicker } from "../../ui/file-picker.tsx";
import { fileSize } from "../../ui/file-size.ts";
import { Icon } from "../../ui/icons/Icon.tsx";
import { acceptOf, endings, isKind, isMp4, mediaKindOf, kinds, largest } from "../shared/media-kinds.ts";
import { createQueue, type Entry } from "./queue.ts";
import { QueueEntry } from "./QueueEntry.tsx";
import { Root } from "./MediaUploadStyle.ts";

type Props = BlockProps<"mediaUpload">;

/** Where files for lessons are dropped or chosen, several at once, each with how far it is. */
export function MediaUpload({ kind, listHref, t, blockKey, operations }: Props): ReactNode {
  const [wanted, setWanted] = useState<MediaKind | undefined>(isKind(kind) ? kind : undefined);
  const [over, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const held = useHeld();
  const [queue] = useState(() => queueOf({ operations, t }));
  const entries = useSyncExternalStore(queue.subscribe, queue.entries, () => none);
  const busy = entries.some(({ state }) => state === "sending" || state === "waiting");

  useEffect(() => {
    const online = () => queue.resumeStopped();
    window.addEventListener("online", online);
    return () => {
      window.removeEventListener("online", online);
      queue.end();
    };
  }, [queue]);
  useEffect(() => {
    if (!busy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [busy]);

  const add = (files: Iterable<File>) => {
    for (const file of files) {
      const found = mediaKindOf(file.name, wanted);
      const limit = largest[found ?? "file"];
      const problem = !found
        ? t("mediaUpload.kindRefused")
        : file.size === 0
          ? t("mediaUpload.nothing")
          : file.size > limit
            ? t("mediaUpload.tooLarge", { size: fileSize(limit) })
            : undefined;
      queue.add(file, found ?? "file", problem);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  };

  return (
    <Root>
      <fieldset className="kinds">
        <legend>{t("mediaUpload.kind")}</legend>
        {[undefined, ...kinds].map((one) => (
          <label key={one ?? "auto"}>
            <input type="radio" name={`${blockKey}-kind`} checked={wanted === one} onChange={() => setWanted(one)} />
            <span>{t(`mediaUpload.kind.${one ?? "auto"}`)}</span>
          </label>
        ))}
      </fieldset>
      <div
        className={over ? "drop over" : "drop"}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="file" size={36} />
        <p className="call">{t("mediaUpload.drop")}</p>
        <FilePicker
          {...held}
          className="btn"
          ref={chooser}
          multiple
          accept={acceptOf(wanted)}
          aria-describedby={`${blockKey}-limits`}
          onFiles={add}
        >
          {t("mediaUpload.choose")}
        </FilePicker>
        <ul className="limits" id={`${blockKey}-limits`}>
          {(wanted ? [wanted] : kinds).map((one) => (
            <li key={one}>{t(`mediaUpload.limit.${one}`, { kinds: namesOf(one), size: fileSize(largest[one]) })}</li>
          ))}
        </ul>
      </div>
      {entries.length > 0 && (
        <ul className="queue" aria-label={t("mediaUpload.queue")}>
          {entries.map((entry) => (
            <QueueEntry key={entry.id} entry={entry} queue={queue} t={t} />
          ))}
        </ul>
      )}
      <p className="vh" role="status">
        {summaryOf(entries, t)}
      </p>
      <p className="foot muted">
        {t("mediaUpload.resumes")}{" "}
        {listHref && (
          <a className="link" href={listHref}>
            {t("mediaUpload.toList")}
          </a>
        )}
      </p>
    </Root>
  );
}

const none: readonly Entry[] = [];

function queueOf({ operations, t }: Pick<Props, "operations" | "t">) {
  return createQueue({
    async send({ file, kind }, watch) {
      // Where videos cannot be converted the server says so before an hour is spent on one.
      const onPermit = (accept: readonly string[]) => {
        if (kind === "video" && accept.length === 1 && !isMp4(file.name))
          throw new RefusedSubmit(t("mediaUpload.onlyMp4"));
      };
      const { mediaNo, fileNo } = await upload(operations, {
        file,
        name: file.name,
        purpose: kind,
        onPermit,
        ...watch,
      });
      return mediaNo ?? fileNo;
    },
    look: (mediaNo) => operations.getMediaAsset({ mediaNo }),
    explain(error) {
      if (error instanceof RefusedSubmit) return { words: error.message, mayPass: false };
      const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
      const { message, fields } = faultOf(error, (key) =>
        t(key === "form.theme.notSent" ? "mediaUpload.offline" : (key as TextKey)),
      );
      // Without an answer, or while the server has no time or no room, it is not the file.
      return {
        words: fields[0]?.message ?? message,
        mayPass:
          code === undefined ||
          code === 0 ||
          code === errorCode.UNAVAILABLE ||
          code === errorCode.TOO_BUSY ||
          code === errorCode.STORAGE_FULL ||
          (typeof code === "number" && isSessionCode(code)),
      };
    },
  });
}

/** The kinds as people call them: MP4, MOV … */
function namesOf(kind: MediaKind): string {
  const shown = endings[kind].filter((ending) => ending !== "m4v" && ending !== "jpeg");
  return shown.map((ending) => ending.toUpperCase()).join(" / ");
}

/** Read aloud as files come to their end, not at each hundredth. */
function summaryOf(entries: readonly Entry[], t: Props["t"]): string {
  if (entries.length === 0) return "";
  const count = (state: Entry["state"]) => entries.filter((entry) => entry.state === state).length;
  return t("mediaUpload.summary", {
    done: count("done"),
    failed: count("failed") + count("paused"),
    count: entries.length,
  });
}
