import { useId, useState, type FormEvent, type ReactNode } from "react";
import { inputLimits } from "../../generated/built/input-limits.ts";
import { AttendanceStateEnum } from "../../generated/enums.ts";
import type { GradeAttendee } from "../../generated/types.ts";
import { ModalDialog } from "../../ui/ModalDialog.tsx";
import type { BlockProps } from "../block.ts";

const states = [
  AttendanceStateEnum.present,
  AttendanceStateEnum.late,
  AttendanceStateEnum.excused,
  AttendanceStateEnum.absent,
] as const;

/** Writes down by hand whether somebody was there, with the reason. */
export function CorrectDialog({
  person,
  save,
  close,
  t,
}: {
  person: GradeAttendee;
  /** Gives what went wrong, or nothing. */
  save: (state: AttendanceStateEnum, reason: string) => Promise<string>;
  close: () => void;
  t: BlockProps<"gradeAttendance">["t"];
}): ReactNode {
  const id = useId();
  const [state, setState] = useState<AttendanceStateEnum>(person.attendanceState);
  const [reason, setReason] = useState("");
  const [fault, setFault] = useState("");
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || reason.trim() === "") return;
    setBusy(true);
    setFault(await save(state, reason.trim()));
    setBusy(false);
  };
  return (
    <ModalDialog onClose={close} aria-labelledby={`${id}-title`}>
      <form onSubmit={(event) => void submit(event)}>
        <h2 id={`${id}-title`}>{t("gradeAttendance.correctOne", { name: person.userName })}</h2>
        <fieldset>
          <legend className="vh">{t("gradeAttendance.column.state")}</legend>
          {states.map((one) => (
            <label key={one} className="check">
              <input type="radio" name={`${id}-state`} checked={state === one} onChange={() => setState(one)} />
              {t(`gradeAttendance.state.${one}`)}
            </label>
          ))}
        </fieldset>
        <div className="field">
          <label htmlFor={`${id}-reason`}>{t("gradeAttendance.reason")}</label>
          <input
            id={`${id}-reason`}
            value={reason}
            required
            {...inputLimits.saveGradeAttendee.reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <p className="hint">{t("gradeAttendance.reason.hint")}</p>
        </div>
        <p className="fault" role="alert">
          {fault}
        </p>
        <p className="tools">
          <button className="btn" disabled={isBusy || reason.trim() === ""}>
            {t("gradeAttendance.save")}
          </button>
          <button type="button" className="btn ghost" onClick={close}>
            {t("gradeAttendance.cancel")}
          </button>
        </p>
      </form>
    </ModalDialog>
  );
}
