import type { ReactNode } from "react";
import type { Translate } from "../block.ts";
import { fileSize } from "../../ui/file-size.ts";
import { Icon } from "../../ui/icons/Icon.tsx";
import type { Entry, Queue } from "./queue.ts";
import { About } from "../../ui/named.tsx";

/** A file on its way: how far it is, and what can be done about it. */
export function QueueEntry({ entry, queue, t }: { entry: Entry; queue: Queue; t: Translate }): ReactNode {
  const { id, file, kind, state, share, asset } = entry;
  const isMaking = state === "done" && asset?.state !== "ready" && asset?.state !== "failed";
  const shown = state === "done" ? (asset?.progress ?? 0) / 100 : share;
  const name = <About of={file.name} />;
  return (
    <li data-state={asset?.state ?? state}>
      <span className="sign">
        <Icon name={kind === "video" ? "play" : kind === "document" ? "book" : "file"} />
      </span>
      <div className="text">
        <p className="name">{file.name}</p>
        <p className="state num">
          {stateText(entry, t)} · {t(`mediaUpload.kind.${kind}`)} · {fileSize(file.size)}
        </p>
        {(state === "sending" || state === "waiting" || state === "paused" || isMaking) && (
          <progress
            value={isMaking && !asset ? undefined : shown}
            max={1}
            aria-label={t(isMaking ? "mediaUpload.making" : "mediaUpload.sent") + " " + file.name}
          />
        )}
        {(entry.problem || asset?.reason) && (
          <p className="problem" role="alert">
            {entry.problem ?? asset?.reason}
          </p>
        )}
      </div>
      <div className="do">
        {(state === "sending" || state === "waiting") && (
          <button type="button" className="btn ghost" onClick={() => queue.pause(id)}>
            {t("mediaUpload.pause")}
            {name}
          </button>
        )}
        {state === "paused" && (
          <button type="button" className="btn" onClick={() => queue.resume(id)}>
            {t("mediaUpload.resume")}
            {name}
          </button>
        )}
        <button type="button" className="link" onClick={() => queue.remove(id)}>
          {t(state === "done" || state === "failed" ? "mediaUpload.hide" : "mediaUpload.cancel")}
          {name}
        </button>
      </div>
    </li>
  );
}

function stateText({ state, share, asset }: Entry, t: Translate): string {
  if (state === "sending") return t("mediaUpload.state.sending", { percent: Math.floor(share * 100) });
  if (state === "paused") return t("mediaUpload.state.paused", { percent: Math.floor(share * 100) });
  if (state !== "done") return t(`mediaUpload.state.${state}`);
  if (asset?.state === "ready" || asset?.state === "failed") return t(`mediaUpload.state.${asset.state}`);
  return t("mediaUpload.state.processing", { percent: asset?.progress ?? 0 });
}
