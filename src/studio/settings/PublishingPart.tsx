import { useState, type ReactNode } from "react";
import { messageOf } from "../calls/outcome.ts";
import { PanelRoot } from "../panel/PanelRoot.ts";
import { useStudio, useStudioState } from "../StudioContext.ts";

/** Whether one person alone may publish. It holds at once, and is no part of the draft. */
export function PublishingPart(): ReactNode {
  const { t, calls, store, start, notify } = useStudio();
  const { stored } = useStudioState();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function change(needsTwo: boolean) {
    setBusy(true);
    setProblem(undefined);
    try {
      await calls.saveRule(needsTwo);
      await store.refresh();
      notify(t("studio.publishing.saved"));
    } catch (error) {
      setProblem(messageOf(error, t));
    }
    setBusy(false);
  }
  return (
    <PanelRoot className="sp-part" aria-busy={busy}>
      <p className="sp-about">{t("studio.publishing.about")}</p>
      <label className="sp-check">
        <input
          type="checkbox"
          checked={stored.needsTwo}
          disabled={busy || !start.may.savePublishingRule}
          onChange={({ target }) => void change(target.checked)}
        />
        <span>{t("studio.publishing.needsTwo")}</span>
      </label>
      <p className="sp-note">
        {t(start.may.savePublishingRule ? "studio.publishing.note" : "studio.publishing.ownersOnly")}
      </p>
      {problem !== undefined && (
        <p className="sp-problem" role="alert">
          {problem}
        </p>
      )}
    </PanelRoot>
  );
}
