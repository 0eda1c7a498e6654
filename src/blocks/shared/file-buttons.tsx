import { useState, type ReactNode } from "react";
import { saveFile } from "../../ui/save-file.ts";
import type { Outcome, Translate } from "../block.ts";
import { callFaultText, carriedOut } from "./call-error.ts";

type Format = "xlsx" | "csv";

/** Buttons that give a list as a workbook or as CSV, one at a time, and say why where it cannot be given. */
export function FileButtons({
  read,
  save: give,
  t,
}: {
  /** Asks the server for the file. */
  read?: (format: Format) => Promise<Parameters<typeof saveFile>[0]>;
  /** The event that gives the person the file. */
  save?: ((event: { format: Format }) => Promise<Outcome>) | undefined;
  t: Translate;
}): ReactNode {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState("");
  const save = async (format: Format) => {
    if (busy) return;
    setBusy(true);
    setFault("");
    try {
      if (read) saveFile(await read(format));
      else await carriedOut(give?.({ format }));
    } catch (error) {
      setFault(callFaultText(error, t, "courseFigures.unreached"));
    }
    setBusy(false);
  };
  if (!read && !give) return null;
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
            {t(`courseFigures.export.${format}`)}
          </button>
        ))}
      </p>
      <p role="status" className="fault">
        {fault}
      </p>
    </>
  );
}
