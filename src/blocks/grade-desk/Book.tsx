import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { Content } from "../../ui/content.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { LoadedPages } from "../shared/loaded-pages.tsx";
import type { PanelProps } from "./OneGrade.tsx";
import { useAct } from "../shared/use-act.tsx";
import { useReply } from "../shared/use-reply.ts";

/** The gradebook: members and exams. The table scrolls in a box of its own. */
export function Book({ gradeId, operations, t }: PanelProps): ReactNode {
  const { act, busy, fail, status } = useAct({ unreached: "gradeView.unreached", t });
  const [page, setPage] = useState(1);
  const { reply: book } = useReply({ question: { gradeId, page }, ask: operations.getGradeBook, failed: fail });
  return (
    <>
      <p className="tools">
        {(["xlsx", "csv"] as const).map((format) => (
          <button
            key={format}
            type="button"
            className="btn ghost"
            aria-disabled={busy}
            onClick={() => void act(async () => saveFile(await operations.exportGradeBook({ gradeId, format })))}
          >
            {t(`examPeople.export.${format}`)}
          </button>
        ))}
      </p>
      {status}
      {book?.examList.length === 0 && <p className="muted">{t("gradeDesk.book.none")}</p>}
      {book && book.examList.length > 0 && (
        <Scroll tabIndex={0} role="region" aria-label={t("gradeDesk.tab.book")}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t("examPeople.column.name")}</th>
                {book.examList.map(({ id, examName, maxScore }) => (
                  <th key={id} scope="col">
                    <Content>{examName}</Content> <span className="num">/ {maxScore}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {book.list.map(({ userNo, name, memberNumber, scoreList, lateList }) => (
                <tr key={userNo}>
                  <th scope="row">
                    <Content>{name}</Content> <span className="num">{memberNumber}</span>
                  </th>
                  {scoreList.map((score, index) => (
                    <td key={book.examList[index]?.id} className="num">
                      {score === "?"
                        ? t("gradeDesk.book.marking")
                        : score === "-"
                          ? t("gradeDesk.book.notAsked")
                          : score || "—"}
                      {lateList?.includes(book.examList[index]?.id ?? "") && ` ${t("gradeDesk.book.late")}`}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      <LoadedPages page={page} total={book?.pageCount ?? 1} go={setPage} t={t} />
    </>
  );
}

const Scroll = styled.div`
  overflow-x: auto;
  tbody th {
    position: sticky;
    inset-inline-start: 0;
    background: var(--color-page);
    color: inherit;
    border-top: 1px solid var(--color-border);
  }
`;
