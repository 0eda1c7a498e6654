import { useEffect, useState, type ReactNode } from "react";
import { asksAboutUnfinished } from "../../editor/unfinished-fields.ts";
import { useStudio, useStudioState } from "../StudioContext.ts";
import { PublishSheet } from "./PublishSheet.tsx";

/**
 * How often an open studio looks whether what it scheduled has been published: the server does it within a minute of
 * its time.
 */
const SCHEDULE_INTERVAL_MS = 20_000;

/** Opens what is asked before the draft goes out; a number says how much has to be mended first. */
export function PublishButton(): ReactNode {
  const { t, store } = useStudio();
  const { findings, stored } = useStudioState();
  const [open, setOpen] = useState(false);
  const isScheduled = stored.scheduledTime !== undefined;
  useEffect(() => {
    if (!isScheduled) return;
    const look = () => void (document.visibilityState === "visible" && store.seeSchedule());
    const timer = setInterval(look, SCHEDULE_INTERVAL_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [isScheduled, store]);
  const errors = findings.filter(({ severity }) => severity === "error").length;
  return (
    <>
      <button type="button" className="btn" onClick={() => asksAboutUnfinished() || setOpen(true)}>
        {t(isScheduled ? "studio.scheduled" : "studio.publish")}
        {errors > 0 && (
          <span className="tag fault" title={t("studio.faultCount", { count: errors })}>
            {errors}
          </span>
        )}
      </button>
      {open && <PublishSheet onClose={() => setOpen(false)} />}
    </>
  );
}
