import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import type { BlockProps } from "../block.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { FileButtons } from "../shared/file-buttons.tsx";

/** The gradebook: members and exams. The table scrolls in a box of its own. */
export function GradeBook({ book, on, t }: BlockProps<"gradeBook">): ReactNode {
  return (
    <Root>
      <FileButtons save={on.export} t={t} />
      {book?.examList.length === 0 && <Empty text={t("gradeBook.none")} />}
      {book && book.examList.length > 0 && (
        <Scroll tabIndex={0} role="region" aria-label={t("gradeBook.label")}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t("gradeBook.name")}</th>
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
                      {shown(score)}
                      {lateList?.includes(book.examList[index]?.id ?? "") && ` ${t("gradeBook.late")}`}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
    </Root>
  );

  function shown(score: string): string {
    if (score === "?") return t("gradeBook.marking");
    return score === "-" ? t("gradeBook.notAsked") : score || "—";
  }
}

const Root = styled.div`
  ${deskStyle}
  display: grid;
  gap: 16px;
  min-width: 0;
  [role="status"]:empty {
    display: none;
  }
`;

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
