import { useId, useState, type ReactNode } from "react";
import type { CheckGradeListReply, ImportGradeMembersReply } from "../../generated/types.ts";
import type { PanelProps } from "./OneGrade.tsx";
import { ReadColumns } from "../shared/read-columns.tsx";
import { useAct } from "../shared/use-act.tsx";

type Listed = CheckGradeListReply["personList"];

/** Refused rows that a page names. */
const MAX_SHOWN = 200;

/** A list of people from a file: first what would come of it, then it is taken. */
export function ImportList({ gradeId, operations, changed, t }: PanelProps): ReactNode {
  const id = useId();
  const { act, busy, status } = useAct({ unreached: "gradeView.unreached", t });
  const [people, setPeople] = useState<Listed>([]);
  const [columns, setColumns] = useState<CheckGradeListReply["columnList"]>([]);
  const [trial, setTrial] = useState<ImportGradeMembersReply>();
  const take = (list: Listed, isTrial: boolean) =>
    operations.importGradeMembers({ gradeId, isTrial, personList: list.map(({ line: _line, ...person }) => person) });
  const read = (file: File) =>
    act(async () => {
      setTrial(undefined);
      setColumns([]);
      const { columnList, personList, problem } = await operations.checkGradeList({ file });
      setColumns(columnList);
      if (problem) return t(`gradeDesk.import.problem.${problem}`);
      setPeople(personList);
      setTrial(await take(personList, true));
    });
  const store = () =>
    act(async () => {
      const done = await take(people, false);
      setTrial(undefined);
      setColumns([]);
      await changed();
      return t("gradeDesk.import.done", { joined: done.joinedCount, invited: done.invitedCount });
    });
  const cancel = () => {
    setTrial(undefined);
    setColumns([]);
  };
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{t("gradeDesk.import.file")}</label>
        <p className="hint" id={`${id}-hint`}>
          {t("gradeDesk.import.hint")}
        </p>
        <input
          id={id}
          type="file"
          accept=".xlsx,.csv,.txt"
          aria-describedby={`${id}-hint`}
          disabled={busy}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void read(file);
            target.value = "";
          }}
        />
      </div>
      {status}
      <ReadColumns columns={columns} t={t} />
      {trial && (
        <>
          <p>
            {t("gradeDesk.import.preview", {
              joined: trial.joinedCount,
              invited: trial.invitedCount,
              refused: trial.refusedList.length,
            })}
          </p>
          {trial.refusedList.length > 0 && (
            <ul className="fault" aria-label={t("gradeDesk.import.refused")}>
              {trial.refusedList.slice(0, MAX_SHOWN).map(({ index, reason }) => (
                <li key={index}>
                  {t(`gradeDesk.import.reason.${reason}`, {
                    line: people[index]?.line ?? index + 1,
                    name: people[index]?.name ?? "",
                  })}
                </li>
              ))}
            </ul>
          )}
          {trial.refusedList.length > MAX_SHOWN && (
            <p className="hint">{t("gradeDesk.import.more", { count: trial.refusedList.length - MAX_SHOWN })}</p>
          )}
          <p className="tools">
            <button
              type="button"
              className="btn"
              aria-disabled={busy}
              disabled={trial.joinedCount + trial.invitedCount === 0}
              onClick={() => void store()}
            >
              {t("gradeDesk.import.take", { count: trial.joinedCount + trial.invitedCount })}
            </button>
            <button type="button" className="btn ghost" onClick={cancel}>
              {t("examPeople.cancel")}
            </button>
          </p>
        </>
      )}
    </>
  );
}
