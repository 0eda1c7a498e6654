import type { ReactNode } from "react";
import type { OwnOpenCourse } from "../../generated/types.ts";
import type { PartProps } from "./OpenDesk.tsx";
import { useDeskForm } from "../shared/use-desk-form.ts";

/** Ends a class that was not held; who is registered reads why. */
export function CancelOpen({ open, operations, act, blockKey, t }: PartProps & { open: OwnOpenCourse }): ReactNode {
  const id = `${blockKey}-cancel-${open.id}`;
  const { busy, onSubmit } = useDeskForm(({ text }) =>
    act(() => operations.cancelOpenCourse({ id: open.id, reason: text("reason") }), "openDesk.cancelDone"),
  );
  return (
    <details>
      <summary>
        {t("openDesk.cancel")}
        <span className="vh"> {open.openName}</span>
      </summary>
      <form onSubmit={onSubmit}>
        <p className="note">{t("openDesk.cancel.effect", { count: open.memberCount })}</p>
        <p className="field">
          <label htmlFor={id}>{t("openDesk.reason")}</label>
          <textarea id={id} name="reason" rows={2} required minLength={2} maxLength={500} />
        </p>
        <p>
          <button type="submit" className="btn" aria-disabled={busy}>
            {t("openDesk.cancelNow")}
          </button>
        </p>
      </form>
    </details>
  );
}
