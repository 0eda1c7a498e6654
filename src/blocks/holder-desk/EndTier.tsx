import type { ReactNode } from "react";
import type { TierHolder } from "../../generated/types.ts";
import type { PartProps } from "./HolderDesk.tsx";
import { useDeskForm } from "../shared/use-desk-form.ts";

/** Ends a membership; what that takes away is said before. */
export function EndTier({ holder, operations, act, blockKey, t }: PartProps & { holder: TierHolder }): ReactNode {
  const { userNo, userName } = holder;
  const id = `${blockKey}-end-${userNo}`;
  const { busy, onSubmit } = useDeskForm(({ text }) =>
    act(() => operations.revokeTier({ userNo, reason: text("reason") }), "holderDesk.ended"),
  );
  return (
    <details>
      <summary>
        {t("holderDesk.end")}
        <span className="vh"> {userName}</span>
      </summary>
      <form onSubmit={onSubmit}>
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
