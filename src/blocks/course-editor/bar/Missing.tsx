import { useEffect, useRef, type ReactNode } from "react";
import type { Translate } from "../../block.ts";
import { EditIcon } from "../../../ui/icons/EditIcon.tsx";
import type { SubmitError } from "./submit-errors.ts";

/** What is missing before the audit, each a way to where it is mended. It gets shorter as one goes. */
export function Missing({
  faults,
  t,
  onJump,
  onClose,
}: {
  faults: readonly SubmitError[];
  t: Translate;
  onJump: (fault: SubmitError) => void;
  onClose: () => void;
}): ReactNode {
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  const isDone = faults.length === 0;
  return (
    <section ref={place} className={isDone ? "missing done" : "missing"} tabIndex={-1} aria-labelledby="course-missing">
      <header>
        <h2 id="course-missing">
          <EditIcon name={isDone ? "info" : "warning"} size={20} />
          <span role="status">
            {isDone ? t("courseEditor.nothingMissing") : t("courseEditor.missing", { count: faults.length })}
          </span>
        </h2>
        <button type="button" className="btn ghost" onClick={onClose}>
          {t("courseEditor.close")}
        </button>
      </header>
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.where}.${fault.field}.${fault.message}`}>
            <button type="button" className="link" onClick={() => onJump(fault)}>
              {fault.name && <b>{fault.name}</b>} {fault.message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
