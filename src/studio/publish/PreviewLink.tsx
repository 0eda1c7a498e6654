import { useState, type ReactNode } from "react";
import { messageOf } from "../calls/outcome.ts";
import { useStudio } from "../StudioContext.ts";

/** A link with which others look at the draft, for a while and without an account. */
export function PreviewLink(): ReactNode {
  const { t, calls } = useStudio();
  const [hours, setHours] = useState(72);
  const [made, setMade] = useState<{ url: string; endTime: string }>();
  const [said, say] = useState("");
  async function make() {
    try {
      const { url, endTime } = await calls.createPreview(hours);
      const whole = { url: new URL(url, location.href).href, endTime };
      setMade(whole);
      // A browser may not let a page write to the clipboard; the link stands there to be copied by hand.
      await navigator.clipboard.writeText(whole.url).then(
        () => say(t("studio.copied")),
        () => say(""),
      );
    } catch (error) {
      say(messageOf(error, t));
    }
  }
  return (
    <details>
      <summary>{t("studio.shareDraft")}</summary>
      <p className="hint">{t("studio.shareDraftHint")}</p>
      <div className="field">
        <label htmlFor="preview-hours">{t("studio.shareFor")}</label>
        <select id="preview-hours" value={hours} onChange={({ target }) => setHours(Number(target.value))}>
          {[24, 72, 168].map((one) => (
            <option key={one} value={one}>
              {t("studio.days", { count: one / 24 })}
            </option>
          ))}
        </select>
      </div>
      <p>
        <button type="button" className="btn ghost" onClick={() => void make()}>
          {t("studio.makeLink")}
        </button>{" "}
        <span role="status">{said}</span>
      </p>
      {made && (
        <div className="field">
          <label htmlFor="preview-link">{t("studio.linkUntil", { time: made.endTime })}</label>
          <input id="preview-link" readOnly value={made.url} onFocus={({ target }) => target.select()} />
        </div>
      )}
    </details>
  );
}
