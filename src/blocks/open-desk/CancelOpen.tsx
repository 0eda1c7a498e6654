import { useState, type FormEvent, type ReactNode } from "react";
import type { OwnOpenCourse } from "../../generated/types.ts";
import { useHandler } from "../../ui/use-handler.ts";
import type { PartProps } from "./OpenDesk.tsx";

/** Ends a class that was not held; who is registered reads why. */
export function CancelOpen({ open, operations, act, blockKey, t }: PartProps & { open: OwnOpenCourse }): ReactNode {
  const [busy, setBusy] = useState(false);
  const id = `${blockKey}-cancel-${open.id}`;
  const cancel = useHandler(async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const reason = String(new FormData(event.currentTarget).get("reason") ?? "").trim();
    setBusy(true);
    await act(() => operations.cancelOpenCourse({ id: open.id, reason }), "openDesk.cancelDone");
    setBusy(false);
  });
  return (
    <details>
      <summary>
        {t("openDesk.cancel")}
        <span className="vh"> {open.openName}</span>
      </summary>
      <form onSubmit={(event) => void cancel(event)}>
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
