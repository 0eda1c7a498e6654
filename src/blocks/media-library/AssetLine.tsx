import { lazy, Suspense, useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { inputLimits } from "../../generated/built/input-limits.ts";
import type { MediaAsset, PreviewMedia } from "../../generated/types.ts";
import type { BlockProps, Translate } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { fileSize } from "../../ui/file-size.ts";
import { Icon } from "../../ui/icons/Icon.tsx";
import { withQuery } from "../../ui/query.ts";
import { pressedKey } from "../../ui/pressed-key.ts";

const Video = lazy(async () => ({ default: (await import("../preview-lessons/Video.tsx")).Video }));

type Props = BlockProps<"mediaLibrary">;

interface LineProps {
  asset: MediaAsset;
  lessonsHref: string | undefined;
  showOwner: boolean;
  on: Props["on"];
  operations: Pick<Props["operations"], "getMediaUrl">;
  t: Translate;
}

const icons = { video: "play", document: "book", file: "file" } as const;

/** A file: what it is, what became of it, where it is used, and what can be done with it. */
export function AssetLine({ asset, lessonsHref, showOwner, on, operations, t }: LineProps): ReactNode {
  const [naming, setNaming] = useState(false);
  const { mediaNo, kind, state, fileName, reason, progress, useCount, ownerName, gmtCreate } = asset;
  const [way, setWay] = useState<PreviewMedia>();
  const [problem, setProblem] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const look = async () => {
    setProblem(undefined);
    if (way) return setWay(undefined);
    try {
      const found = await operations.getMediaUrl({ mediaNo });
      if (kind === "video") setWay(found);
      else save(found);
    } catch (error) {
      setProblem((error instanceof Error && error.message) || t("mediaLibrary.broken"));
    }
  };
  const close = () => {
    setNaming(false);
    // Back to where it was opened, once that is there again.
    setTimeout(() => button.current?.focus());
  };
  const name = (
    <span className="vh">
      {" "}
      <Content>{fileName}</Content>
    </span>
  );
  return (
    <li data-state={state}>
      <span className="sign">
        <Icon name={icons[kind]} />
      </span>
      <div className="text">
        {naming ? (
          <NameForm asset={asset} on={on} t={t} onClose={close} />
        ) : (
          <h2>
            <Content>{fileName}</Content>
          </h2>
        )}
        <p className="facts num">
          {[t(`mediaLibrary.kind.${kind}`), ...factsOf(asset, t), ...(showOwner ? [ownerName] : [])]
            .filter(Boolean)
            .join(" · ")}{" "}
          · <time dateTime={gmtCreate.replace(" ", "T")}>{gmtCreate.slice(0, 16)}</time>
        </p>
        {state === "processing" && (
          <p className="making">
            <span role="status">{t("mediaLibrary.processing", { percent: progress })}</span>
            <progress value={progress} max={100} aria-label={t("mediaLibrary.making") + " " + fileName} />
          </p>
        )}
        {state === "failed" && <p className="problem">{reason}</p>}
        {useCount > 0 && lessonsHref ? (
          <p>
            <a className="link" href={withQuery(lessonsHref, {}, { mediaNo })}>
              {t("mediaLibrary.used", { count: useCount })}
              {name}
            </a>
          </p>
        ) : (
          state === "ready" && <p className="facts">{t("mediaLibrary.unused")}</p>
        )}
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
      </div>
      {!naming && (
        <div className="do">
          {state === "ready" && (
            <button
              type="button"
              className="link"
              aria-expanded={kind === "video" ? way !== undefined : undefined}
              onClick={() => void look()}
            >
              {t(kind !== "video" ? "mediaLibrary.download" : way ? "mediaLibrary.hide" : "mediaLibrary.play")}
              {name}
            </button>
          )}
          {on.rename && (
            <button ref={button} type="button" className="link" onClick={() => setNaming(true)}>
              {t("mediaLibrary.rename")}
              {name}
            </button>
          )}
          {on.remove && (
            <button
              type="button"
              className="link danger"
              disabled={useCount > 0}
              title={useCount > 0 ? t("mediaLibrary.usedTip") : undefined}
              onClick={() => void on.remove?.({ mediaNo, fileName })}
            >
              {t("mediaLibrary.remove")}
              {name}
            </button>
          )}
        </div>
      )}
      {way && (
        <Suspense
          fallback={
            <p className="film muted" role="status">
              {t("mediaLibrary.loading")}
            </p>
          }
        >
          <div className="film">
            <Video url={way.url} isPlaylist={way.kind === "hls"} name={fileName} failure={t("mediaLibrary.broken")} />
          </div>
        </Suspense>
      )}
    </li>
  );
}

/** Saves a file under its name, without leaving the page. */
function save({ url, fileName }: PreviewMedia): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
}

function NameForm({
  asset,
  on,
  t,
  onClose,
}: {
  asset: MediaAsset;
  on: Props["on"];
  t: Translate;
  onClose: () => void;
}): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // The name without its end: that stays.
    const end = asset.fileName.lastIndexOf(".");
    field.current?.focus();
    field.current?.setSelectionRange(0, end > 0 ? end : asset.fileName.length);
  }, [asset.fileName]);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const fileName = field.current?.value.trim() ?? "";
    if (fileName === "" || busy) return field.current?.focus();
    setBusy(true);
    const outcome =
      fileName === asset.fileName ? { done: true } : await on.rename?.({ mediaNo: asset.mediaNo, fileName });
    setBusy(false);
    if (outcome?.done) onClose();
  };
  return (
    <form
      className="naming"
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => pressedKey(event) === "Escape" && onClose()}
    >
      <input
        ref={field}
        className="name"
        defaultValue={asset.fileName}
        {...inputLimits.renameMediaAsset.fileName}
        required
        aria-label={t("mediaLibrary.name")}
      />
      <button type="submit" className="btn" aria-busy={busy || undefined}>
        {t("mediaLibrary.save")}
      </button>
      <button type="button" className="btn ghost" onClick={onClose}>
        {t("mediaLibrary.cancel")}
      </button>
    </form>
  );
}

function factsOf({ seconds, pages, bytes }: MediaAsset, t: Translate): string[] {
  return [
    ...(seconds === undefined ? [] : [lengthOf(seconds)]),
    ...(pages === undefined ? [] : [t("mediaLibrary.pages", { count: pages })]),
    fileSize(bytes),
  ];
}

/** 3:05, 1:02:09. */
function lengthOf(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
