import { useState, type ReactNode } from "react";
import type { ListAttendanceLessonsReply } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { useHandler } from "../../ui/use-handler.ts";
import type { BlockProps } from "../block.ts";
import { callFault } from "../shared/call-error.ts";
import { LoadedPages } from "../shared/loaded-pages.tsx";
import { useReply } from "../shared/use-reply.ts";

type Props = BlockProps<"gradeAttendance">;

const PAGE_SIZE = 50;
const counts = ["lessonCount", "presentCount", "lateCount", "excusedCount", "absentCount"] as const;

/** The lessons of a class, and at how many each member was. */
export function GradeBook(props: Props): ReactNode {
  const { gradeId, deskHref, operations, t } = props;
  const [page, setPage] = useState(1);
  const [fault, setFault] = useState("");
  const fail = (error: unknown) => setFault(callFault(error, t, "gradeAttendance.unreached").message);
  const act = useHandler(async (work: () => Promise<void>) => {
    try {
      await work();
      setFault("");
    } catch (error) {
      fail(error);
    }
  });
  const { reply: lessons } = useReply({ question: { gradeId }, ask: operations.listAttendanceLessons, failed: fail });
  const { reply: totals } = useReply({
    question: { gradeId, pageCurrent: page, pageSize: PAGE_SIZE },
    ask: operations.listAttendanceTotals,
    failed: fail,
    done: () => setFault(""),
  });
  const exportTotals = (format: "csv" | "xlsx") =>
    act(async () => saveFile(await operations.exportGradeAttendance({ gradeId, format })));
  return (
    <>
      {deskHref && (
        <p>
          <a className="link" href={`${deskHref}?grade=${gradeId}`}>
            {t("gradeAttendance.desk")}
          </a>
        </p>
      )}
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      {!lessons && !fault && <p role="status">{t("gradeAttendance.loading")}</p>}
      {lessons && (
        <>
          <h2>
            <Content>{lessons.gradeName}</Content>
          </h2>
          <Lessons {...props} list={lessons.list} />
        </>
      )}
      {totals && totals.totalCount > 0 && (
        <>
          <h2>{t("gradeAttendance.totals")}</h2>
          <table className="lines num totals">
            <thead>
              <tr>
                <th scope="col">{t("gradeAttendance.column.name")}</th>
                {counts.map((name) => (
                  <th key={name} scope="col">
                    {t(`gradeAttendance.figure.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {totals.list.map((one) => (
                <tr key={one.userNo}>
                  <td>
                    <Content>{one.userName}</Content> <span className="muted">{one.memberNumber}</span>
                  </td>
                  {counts.map((name) => (
                    <td key={name} data-label={t(`gradeAttendance.figure.${name}`)}>
                      {one[name]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <LoadedPages page={page} total={totals.totalPage} go={setPage} t={t} />
          <p className="tools">
            {(["csv", "xlsx"] as const).map((format) => (
              <button key={format} type="button" className="btn ghost" onClick={() => void exportTotals(format)}>
                {t(`gradeAttendance.export.${format}`)}
              </button>
            ))}
          </p>
        </>
      )}
    </>
  );
}

function Lessons({ list, path, t }: Props & { list: ListAttendanceLessonsReply["list"] }): ReactNode {
  if (list.length === 0) return <p className="muted">{t("gradeAttendance.noLessons")}</p>;
  return (
    <table className="lines num">
      <thead>
        <tr>
          {(["lesson", "when", "signed"] as const).map((column) => (
            <th key={column} scope="col">
              {t(`gradeAttendance.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {list.map(({ lessonId, lessonName, gmtBegin, gmtEnd, isOpen, isHeld, signedCount }) => (
          <tr key={lessonId}>
            <td>
              <LessonLink href={`${path}?lesson=${lessonId}`}>{lessonName}</LessonLink>
            </td>
            <td data-label={t("gradeAttendance.column.when")}>
              {gmtBegin.slice(0, 16)}–{gmtEnd.slice(11, 16)}
            </td>
            <td data-label={t("gradeAttendance.column.signed")}>
              {isHeld ? signedCount : t("gradeAttendance.notHeld")}
              {isOpen && <span className="hint"> {t("gradeAttendance.isOpen")}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LessonLink({ href, children }: { href: string; children: string }): ReactNode {
  return (
    <a className="link" href={href}>
      <Content>{children}</Content>
    </a>
  );
}
