import { useState, type FormEvent, type ReactNode } from "react";
import type { TierHolder } from "../../generated/types.ts";
import { useHandler } from "../../ui/use-handler.ts";
import type { PartProps } from "./HolderDesk.tsx";

/** Ends a membership; what that takes away is said before. */
export function EndTier({ holder, operations, act, blockKey, t }: PartProps & { holder: TierHolder }): ReactNode {
  const { userNo, userName } = holder;
  const [busy, setBusy] = useState(false);
  const id = `${blockKey}-end-${userNo}`;
  const end = useHandler(async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const reason = String(new FormData(event.currentTarget).get("reason") ?? "").trim();
    setBusy(true);
    await act(() => operations.revokeTier({ userNo, reason }), "holderDesk.ended");
    setBusy(false);
  });
  return (
    <details>
      <summary>
        {t("holderDesk.end")}
        <span className="vh"> {userName}</span>
      </summary>
      <form onSubmit={(event) => void end(event)}>
        <p className="note">{t("holderDesk.end.effect")}</p>
        <p className="field">
          <label htmlFor={id}>{t("holderDesk.reason")}</label>
          <textarea id={id} name="reason" rows={2} required minLength={2} maxLength={500} />
        </p>
        <p>
          <button type="submit" className="btn" aria-disabled={busy}>
            {t("holderDesk.endNow")}
          </button>
        </p>
      </form>
    </details>
  );
}
