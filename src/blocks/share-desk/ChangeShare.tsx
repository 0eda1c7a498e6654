import { useState, type FormEvent, type ReactNode } from "react";
import { useHandler } from "../../ui/use-handler.ts";
import type { PartProps } from "./ShareDesk.tsx";

/** Agrees on another share, or on the usual one again; from now, or from a later time on. */
export function ChangeShare({ share, operations, act, blockKey, t }: PartProps): ReactNode {
  const { subject, subjectNo, subjectName, platformProportion } = share;
  const [isUsual, setUsual] = useState(false);
  const [busy, setBusy] = useState(false);
  const id = (name: string) => `${blockKey}-${subject}-${subjectNo}-${name}`;
  const save = useHandler(async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const from = String(form.get("from") ?? "");
    setBusy(true);
    await act(
      () =>
        operations.savePlatformShare({
          subject,
          subjectNo,
          ...(isUsual ? {} : { platformProportion: Number(form.get("share")) }),
          ...(from === "" ? {} : { gmtFrom: `${from.replace("T", " ")}:00`.slice(0, 19) }),
        }),
      "shareDesk.saved",
    );
    setBusy(false);
  });
  return (
    <details>
      <summary>
        {t("shareDesk.change")}
        <span className="vh"> {subjectName}</span>
      </summary>
      <form onSubmit={(event) => void save(event)}>
        <label className="check">
          <input type="checkbox" checked={isUsual} onChange={({ target }) => setUsual(target.checked)} />
          <span>{t("shareDesk.backToUsual")}</span>
        </label>
        <div className="pair">
          {!isUsual && (
            <p className="field">
              <label htmlFor={id("share")}>{t("shareDesk.share")}</label>
              <input
                id={id("share")}
                name="share"
                type="number"
                inputMode="decimal"
                required
                min={0}
                max={100}
                step={0.01}
                defaultValue={platformProportion}
              />
            </p>
          )}
          <p className="field">
            <label htmlFor={id("from")}>{t("shareDesk.from")}</label>
            <input id={id("from")} name="from" type="datetime-local" aria-describedby={id("hint")} />
            <span id={id("hint")} className="hint">
              {t("shareDesk.from.hint")}
            </span>
          </p>
        </div>
        <p>
          <button type="submit" className="btn" aria-disabled={busy}>
            {t("shareDesk.save")}
          </button>
        </p>
      </form>
    </details>
  );
}
