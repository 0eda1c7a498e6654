import { useState, type ComponentType, type ReactNode } from "react";
import type { Outcome, Translate } from "../block.ts";
import type { ReportDialogProps } from "./report-dialog.tsx";
import { About } from "../../ui/named.tsx";

/**
 * Reports what somebody wrote; the dialog is fetched when somebody wants to. A block that places it says `"textsOf":
 * ["comments"]` in its schema.
 */
export function ReportButton({
  about,
  report,
  t,
}: {
  /** Whose it is, for screen readers. */
  about: string;
  report(values: { reason: number; content: string }): Promise<Outcome | undefined> | undefined;
  t: Translate;
}): ReactNode {
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps>>();
  const open = async () => {
    const { ReportDialog } = await import("./report-dialog.tsx");
    setDialog(() => ReportDialog);
  };
  return (
    <>
      <button type="button" onClick={() => void open()}>
        {t("comments.report")}
        <About of={about} />
      </button>
      {Dialog && <Dialog report={report} close={() => setDialog(undefined)} t={t} />}
    </>
  );
}
