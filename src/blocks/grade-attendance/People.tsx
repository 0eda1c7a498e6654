import { useEffect, useState, type ReactNode } from "react";
import { inputLimits } from "../../generated/built/input-limits.ts";
import type { AttendanceStateEnum } from "../../generated/enums.ts";
import type { GradeAttendance, GradeAttendee, ListGradeAttendeesReply } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { useHandler } from "../../ui/use-handler.ts";
import type { BlockProps } from "../block.ts";
import { callFault } from "../shared/call-error.ts";
import { LoadedPages } from "../shared/loaded-pages.tsx";
import { CorrectDialog } from "./CorrectDialog.tsx";

type Props = BlockProps<"gradeAttendance">;

const PAGE_SIZE = 50;
const filters = ["all", "there", "missing", "shared"] as const;

/** Who is there and who is not; looked at again whenever the figures change. */
export function People({
  attendance,
  changed,
  lessonId,
  operations,
  t,
}: Props & { attendance: GradeAttendance; changed: () => void }): ReactNode {
  const [which, setWhich] = useState<(typeof filters)[number]>("all");
  const [keyword, setKeyword] = useState("");
  const [page, setPage] = useState(1);
  const [found, setFound] = useState<ListGradeAttendeesReply>();
  const [fault, setFault] = useState("");
  const [chosen, setChosen] = useState<GradeAttendee>();
  const load = useHandler(async (isCurrent: () => boolean) => {
    try {
      const what = { lessonId, which, pageCurrent: page, pageSize: PAGE_SIZE };
      const reply = await operations.listGradeAttendees({
        ...what,
        ...(keyword.trim() ? { keyword: keyword.trim() } : {}),
      });
      if (!isCurrent()) return;
      setFound(reply);
      setFault("");
    } catch (error) {
      if (isCurrent()) setFault(callFault(error, t, "gradeAttendance.unreached").message);
    }
  });
  const { presentCount, lateCount, excusedCount, absentCount, sharedCount } = attendance;
  const figures = [presentCount, lateCount, excusedCount, absentCount, sharedCount].join();
  const [corrections, setCorrections] = useState(0);
  useEffect(() => {
    let current = true;
    void load(() => current);
    return () => {
      current = false;
    };
  }, [load, which, keyword, page, figures, corrections]);
  const correct = async (attendanceState: AttendanceStateEnum, reason: string) => {
    if (!chosen) return "";
    try {
      await operations.saveGradeAttendee({ lessonId, userNo: chosen.userNo, attendanceState, reason });
    } catch (error) {
      return callFault(error, t, "gradeAttendance.unreached").message;
    }
    setChosen(undefined);
    setCorrections((count) => count + 1);
    changed();
    return "";
  };
  return (
    <>
      <div className="strip" role="group" aria-label={t("gradeAttendance.filter")}>
        {filters.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={which === one}
            onClick={() => {
              setWhich(one);
              setPage(1);
            }}
          >
            {t(`gradeAttendance.which.${one}`)}
          </button>
        ))}
      </div>
      <div className="bar">
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <input
            type="search"
            value={keyword}
            {...inputLimits.listGradeAttendees.keyword}
            placeholder={t("gradeAttendance.search")}
            aria-label={t("gradeAttendance.search")}
            onChange={({ target }) => {
              setKeyword(target.value);
              setPage(1);
            }}
          />
        </form>
      </div>
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      {found?.list.length === 0 && <p className="muted">{t("gradeAttendance.none")}</p>}
      {found && found.list.length > 0 && (
        <table className="lines people">
          <thead>
            <tr>
              {(["name", "state", "time", "shared"] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`gradeAttendance.column.${column}`)}
                </th>
              ))}
              <th scope="col">
                <span className="vh">{t("gradeAttendance.column.actions")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {found.list.map((person) => (
              <PersonLine key={person.userNo} person={person} isOpen={attendance.isOpen} choose={setChosen} t={t} />
            ))}
          </tbody>
        </table>
      )}
      <LoadedPages page={page} total={found?.totalPage ?? 1} go={setPage} t={t} />
      {chosen && <CorrectDialog person={chosen} save={correct} close={() => setChosen(undefined)} t={t} />}
    </>
  );
}

function PersonLine({
  person,
  isOpen,
  choose,
  t,
}: {
  person: GradeAttendee;
  isOpen: boolean;
  choose: (person: GradeAttendee) => void;
  t: Props["t"];
}): ReactNode {
  const { userName, memberNumber, attendanceState, attendanceWay, isHeard, gmtSign, reason, sharedWith } = person;
  return (
    <tr>
      <td>
        <Content>{userName}</Content> <span className="muted num">{memberNumber}</span>
      </td>
      <td data-label={t("gradeAttendance.column.state")}>
        {t(isHeard || !isOpen ? `gradeAttendance.state.${attendanceState}` : "gradeAttendance.notYet")}
        {reason && (
          <span className="hint">
            {" "}
            <Content>{reason}</Content>
          </span>
        )}
      </td>
      <td className={gmtSign ? "num" : "none"} data-label={t("gradeAttendance.column.time")}>
        {gmtSign ? gmtSign.slice(11) : "—"}
        {attendanceWay && <span className="hint"> {t(`gradeAttendance.way.${attendanceWay}`)}</span>}
      </td>
      <td className={sharedWith.length > 0 ? undefined : "none"} data-label={t("gradeAttendance.column.shared")}>
        {sharedWith.length > 0 ? <Content>{sharedWith.join("、")}</Content> : "—"}
      </td>
      <td className="tools">
        <button type="button" className="link" onClick={() => choose(person)}>
          {t("gradeAttendance.correct")}
          <span className="vh"> {userName}</span>
        </button>
      </td>
    </tr>
  );
}
