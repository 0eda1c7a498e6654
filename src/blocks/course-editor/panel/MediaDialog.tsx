import { useEffect, useState, type ReactNode } from "react";
import { ModalDialog } from "../../../ui/ModalDialog.tsx";
import type { ListMediaAssetsReply, MediaAsset } from "../../../generated/types.ts";
import type { BlockProps, Translate } from "../../block.ts";
import { factsOf } from "./media-summary.ts";

interface MediaDialogProps {
  kind: MediaAsset["kind"];
  t: Translate;
  chosen: string | undefined;
  list: BlockProps<"courseEditor">["operations"]["listMediaAssets"];
  onChoose: (mediaNo: string) => void;
  onClose: () => void;
}

/** One's files of a kind, to choose one of. */
export function MediaDialog({ kind, t, chosen, list, onChoose, onClose }: MediaDialogProps): ReactNode {
  const [asked, ask] = useState({ keyword: "", pageCurrent: 1 });
  const [reply, setReply] = useState<ListMediaAssetsReply>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let current = true;
    // While a word is typed the list is not asked for at each letter.
    const timer = setTimeout(() => {
      const { keyword, pageCurrent } = asked;
      list({ kind, pageCurrent, pageSize: 20, ...(keyword.trim() ? { keyword: keyword.trim() } : {}) }).then(
        (found) => {
          if (!current) return;
          setReply(found);
          setFailed(false);
        },
        () => current && setFailed(true),
      );
    }, 250);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [asked, kind, list]);

  return (
    <ModalDialog className="pick" aria-labelledby="media-pick" onClose={onClose}>
      <header>
        <h2 id="media-pick">{t(`courseEditor.media.pick.${kind}`)}</h2>
        <button type="button" className="btn ghost" onClick={onClose}>
          {t("courseEditor.close")}
        </button>
      </header>
      <label className="lf-field">
        <span className="lf-label">{t("courseEditor.media.search")}</span>
        <input
          type="search"
          className="lf-input"
          value={asked.keyword}
          onChange={(event) => ask({ keyword: event.target.value, pageCurrent: 1 })}
        />
      </label>
      {failed && (
        <p role="alert">
          {t("courseEditor.media.notListed")}{" "}
          <button type="button" className="link" onClick={() => ask({ ...asked })}>
            {t("courseEditor.again")}
          </button>
        </p>
      )}
      {!failed && !reply && (
        <p role="status" className="muted">
          {t("courseEditor.loading")}
        </p>
      )}
      {reply?.list.length === 0 && (
        <p className="muted" role="status">
          {t(`courseEditor.media.empty.${kind}`)}
        </p>
      )}
      <ul>
        {reply?.list.map((asset) => (
          <li key={asset.mediaNo}>
            <button
              type="button"
              aria-pressed={asset.mediaNo === chosen}
              disabled={asset.state === "failed"}
              onClick={() => onChoose(asset.mediaNo)}
            >
              <b>{asset.fileName}</b>
              <span className="muted num">
                {[
                  ...factsOf(asset, t),
                  ...(asset.state === "ready"
                    ? []
                    : [
                        t(asset.state === "failed" ? "courseEditor.media.failed" : "courseEditor.media.processing", {
                          percent: asset.progress,
                        }),
                      ]),
                ].join(" · ")}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {reply && reply.totalPage > 1 && (
        <p className="pages">
          <button
            type="button"
            className="btn ghost"
            disabled={asked.pageCurrent <= 1}
            onClick={() => ask({ ...asked, pageCurrent: asked.pageCurrent - 1 })}
          >
            {t("courseEditor.before")}
          </button>
          <span className="num">
            {reply.pageCurrent} / {reply.totalPage}
          </span>
          <button
            type="button"
            className="btn ghost"
            disabled={asked.pageCurrent >= reply.totalPage}
            onClick={() => ask({ ...asked, pageCurrent: asked.pageCurrent + 1 })}
          >
            {t("courseEditor.after")}
          </button>
        </p>
      )}
    </ModalDialog>
  );
}
