import { useState, type ReactNode } from "react";
import { useStudio, useStudioState } from "../StudioContext.ts";
import { PublishSheet } from "./PublishSheet.tsx";

/** Opens what is asked before the draft goes out; a number says how much has to be mended first. */
export function PublishButton(): ReactNode {
  const { t } = useStudio();
  const { findings, stored } = useStudioState();
  const [open, setOpen] = useState(false);
  const errors = findings.filter(({ severity }) => severity === "error").length;
  return (
    <>
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        {t(stored.scheduledTime === undefined ? "studio.publish" : "studio.scheduled")}
        {errors > 0 && <span className="tag fault" title={t("studio.faultCount", { count: errors })}>{errors}</span>}
      </button>
      {open && <PublishSheet onClose={() => setOpen(false)} />}
    </>
  );
}
