import { useEffect, useState, type ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { asksAboutUnfinished } from "../../editor/unfinished-fields.ts";
import type { StudioKey } from "../../generated/built/locale-keys.ts";
import type { StudioMay } from "../../site/edit/studio-start.ts";
import type { StoredDraft } from "../calls/studio-calls.ts";
import { useStudio, useStudioState } from "../StudioContext.ts";
import { PublishSheet } from "./PublishSheet.tsx";

/**
 * How often an open studio looks whether what it scheduled has been published: the server does it within a minute of
 * its time.
 */
const SCHEDULE_INTERVAL_MS = 20_000;

/**
 * Opens what is asked before the draft goes out, or before others are asked to publish it; a number says how much has to
 * be mended first. Messages and desks lead to it by `?publish`. Who only looks has none.
 */
export function PublishButton(): ReactNode {
  const { t, store, start } = useStudio();
  const { findings, stored } = useStudioState();
  const [query, setQuery] = useSearchParams();
  const [open, setOpen] = useState(() => query.has("publish"));
  const isScheduled = stored.scheduledTime !== undefined;
  useEffect(() => {
    if (!isScheduled) return;
    const look = () => void (document.visibilityState === "visible" && store.refresh());
    const timer = setInterval(look, SCHEDULE_INTERVAL_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [isScheduled, store]);
  if (!start.may.publishSite && !start.may.saveSiteRequest) return null;
  const close = () => {
    setOpen(false);
    if (!query.has("publish")) return;
    setQuery(
      (before) => {
        before.delete("publish");
        return before;
      },
      { replace: true },
    );
  };
  const errors = findings.filter(({ severity }) => severity === "error").length;
  return (
    <>
      <button type="button" className="btn" onClick={() => asksAboutUnfinished() || setOpen(true)}>
        {t(labelOf(stored, start.may))}
        {errors > 0 && (
          <span className="tag fault" title={t("studio.faultCount", { count: errors })}>
            {errors}
          </span>
        )}
      </button>
      {open && <PublishSheet onClose={close} />}
    </>
  );
}

/** What is next for the draft, for whoever looks at it. */
function labelOf({ scheduledTime, request }: StoredDraft, may: StudioMay): StudioKey {
  if (scheduledTime !== undefined) return "studio.scheduled";
  if (request?.state === "open")
    return may.publishSite && !request.isOwn ? "studio.request.review" : "studio.request.waits";
  if (request?.isOwn) return "studio.request.isReturned";
  return may.publishSite ? "studio.publish" : "studio.request.ask";
}
