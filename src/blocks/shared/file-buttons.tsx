import { useState, type ReactNode } from "react";
import { saveFile } from "../../ui/save-file.ts";
import type { Translate } from "../block.ts";
import { callFaultText } from "./call-error.ts";

type Format = "xlsx" | "csv";

/** Buttons that give a list as a workbook or as CSV, one at a time, and say why where it cannot be given. */
export function FileButtons({
  read,
  t,
}: {
  /** Asks the server for the file. */
  read: (format: Format) => Promise<Parameters<typeof saveFile>[0]>;
  t: Translate;
}): ReactNode {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState("");
  const save = async (format: Format) => {
    if (busy) return;
    setBusy(true);
    setFault("");
    try {
      saveFile(await read(format));
    } catch (error) {
      setFault(callFaultText(error, t, "statementView.unreached"));
    }
    setBusy(false);
  };
  return (
    <>
      <p className="tools files">
        {(["xlsx", "csv"] as const).map((format) => (
          <button
            key={format}
            type="button"
            className="btn ghost"
            aria-disabled={busy}
            onClick={() => void save(format)}
          >
            {t(`statementView.export.${format}`)}
          </button>
        ))}
      </p>
      <p role="status" className="fault">
        {fault}
      </p>
    </>
  );
}
