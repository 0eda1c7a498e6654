import { useState, type ReactNode } from "react";
import type { PartProps } from "./ShareDesk.tsx";
import { useDeskForm } from "../shared/use-desk-form.ts";

/** Agrees on another share, or on the usual one again; from now, or from a later time on. */
export function ChangeShare({ share, operations, act, blockKey, t }: PartProps): ReactNode {
  const { subject, subjectNo, subjectName, platformProportion } = share;
  const [isUsual, setUsual] = useState(false);
  const id = (name: string) => `${blockKey}-${subject}-${subjectNo}-${name}`;
  const { busy, onSubmit } = useDeskForm(({ text, time }) =>
    act(
      () =>
        operations.savePlatformShare({
          subject,
          subjectNo,
          ...(isUsual ? {} : { platformProportion: Number(text("share")) }),
          ...(time("from") ? { gmtFrom: time("from") } : {}),
        }),
      "shareDesk.saved",
    ),
  );
  return (
    <details>
      <summary>
        {t("shareDesk.change")}
        <span className="vh"> {subjectName}</span>
      </summary>
      <form onSubmit={onSubmit}>
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
