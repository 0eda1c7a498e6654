import { useId, useState, type ReactNode } from "react";
import type { BlockProps } from "../block.ts";

/** Opens checking in, and says from when on somebody is late. */
export function OpenForm({
  isAgain,
  open,
  t,
}: {
  isAgain: boolean;
  open: (lateMinutes: number | undefined) => void;
  t: BlockProps<"gradeAttendance">["t"];
}): ReactNode {
  const id = useId();
  const [minutes, setMinutes] = useState("");
  const isRight = minutes === "" || (/^\d{1,3}$/.test(minutes) && Number(minutes) <= 600);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isRight) open(minutes === "" ? undefined : Number(minutes));
      }}
    >
      <p className="note">{t(isAgain ? "gradeAttendance.isClosed" : "gradeAttendance.isNew")}</p>
      <div className="bar">
        <div className="field number">
          <label htmlFor={id}>{t("gradeAttendance.late")}</label>
          <input
            id={id}
            inputMode="numeric"
            value={minutes}
            aria-invalid={!isRight || undefined}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setMinutes(target.value.trim())}
          />
        </div>
        <button className="btn" disabled={!isRight}>
          {t(isAgain ? "gradeAttendance.openAgain" : "gradeAttendance.open")}
        </button>
      </div>
      <p id={`${id}-hint`} className={isRight ? "hint" : "fault"}>
        {t("gradeAttendance.late.hint")}
      </p>
    </form>
  );
}
