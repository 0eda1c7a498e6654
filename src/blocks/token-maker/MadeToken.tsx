import { useEffect, useRef, useState, type ReactNode } from "react";
import { useHandler } from "../../ui/use-handler.ts";
import type { Translate } from "../block.ts";

/** A token that was made: it has the focus, because it is there this once. */
export function MadeToken({ token, hide, t }: { token: string; hide: () => void; t: Translate }): ReactNode {
  const [isCopied, setCopied] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [token]);
  const copy = useHandler(async () => {
    const isDone = await navigator.clipboard.writeText(token).then(
      () => true,
      () => false,
    );
    setCopied(isDone);
  });
  return (
    <div ref={place} className="note" tabIndex={-1}>
      <p role="status">{t("tokenMaker.made")}</p>
      <p>{t("tokenMaker.once")}</p>
      <p>
        <code>{token}</code>
      </p>
      <p className="tools">
        <button type="button" className="btn ghost" onClick={() => void copy()}>
          {t(isCopied ? "tokenMaker.copied" : "tokenMaker.copy")}
        </button>
        <button type="button" className="link" onClick={hide}>
          {t("tokenMaker.hide")}
        </button>
      </p>
    </div>
  );
}
