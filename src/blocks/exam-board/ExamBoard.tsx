import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { inputLimits } from "../../generated/built/input-limits.ts";
import { Content } from "../../ui/content.tsx";
import { withQuery } from "../../ui/query.ts";
import type { BlockProps } from "../block.ts";
import { Actions } from "../record-list/Actions.tsx";
import { actionsStyle } from "../record-list/actions-style.ts";
import { useForms } from "../record-list/use-forms.tsx";
import { deskStyle } from "../shared/desk-style.ts";
import { LoadedPages } from "../shared/loaded-pages.tsx";
import { useLive } from "../shared/use-live.ts";
import { BoardLine } from "./BoardLine.tsx";

const PAGE_SIZE = 50;

const choices = ["open", "noticed", "all"] as const;
type BoardFilter = { page: number; str: string; which: (typeof choices)[number] };

/** Who sits an exam now. */
export function ExamBoard(props: BlockProps<"examBoard">): ReactNode {
  const { examId, markingHref, actions, tools, on, operations, t } = props;
  const [filter, setFilter] = useState<BoardFilter>({ page: 1, str: "", which: "open" });
  const {
    seen: board,
    at,
    fault,
    refresh,
  } = useLive({
    what: JSON.stringify([examId, filter]),
    look: () => {
      const { page, str, which } = filter;
      return operations.getExamBoard({
        examId,
        pageCurrent: page,
        pageSize: PAGE_SIZE,
        ...(which === "all" ? {} : { isOpen: true }),
        ...(which === "noticed" ? { isNoticed: true } : {}),
        ...(str.trim() ? { str: str.trim() } : {}),
      });
    },
    unreached: "examBoard.unreached",
    t,
  });
  const narrow = (changed: Partial<BoardFilter>) => setFilter((before) => ({ ...before, page: 1, ...changed }));
  const columns = [{ name: "personName", none: t("examBoard.noName") }];
  // What was done shows at once.
  const { start, dialog } = useForms({ ...props, keyField: "attemptId", columns }, { done: refresh });
  const doing = { on, columns, start, t };
  if (!board) return <p role="status">{fault || t("examBoard.loading")}</p>;
  // The forms for all who sit say how many they are.
  const all = { personName: t("examBoard.all.sitting", { count: board.sittingCount }) };
  return (
    <Root>
      <h2>
        <Content>{board.examName}</Content>
      </h2>
      <dl className="figures num">
        {(["sittingCount", "hereCount", "noticedCount", "submittedCount"] as const).map((name) => (
          <div key={name}>
            <dt>{t(`examBoard.figure.${name}`)}</dt>
            <dd>{board[name]}</dd>
          </div>
        ))}
      </dl>
      <p className={fault ? "fault" : "hint"} role={fault ? "alert" : undefined}>
        {fault || t("examBoard.asOf", { time: board.gmtNow.slice(11) })}
      </p>
      {board.sittingCount > 0 && (
        <div className="tools">
          <Actions {...doing} actions={tools} item={all} />
        </div>
      )}
      <div className="strip" role="group" aria-label={t("examBoard.filter")}>
        {choices.map((which) => (
          <button key={which} type="button" aria-pressed={filter.which === which} onClick={() => narrow({ which })}>
            {t(`examBoard.which.${which}`)}
          </button>
        ))}
      </div>
      <div className="bar">
        <div role="search">
          <input
            type="search"
            value={filter.str}
            {...inputLimits.getExamBoard.str}
            placeholder={t("examBoard.search")}
            aria-label={t("examBoard.search")}
            onChange={({ target }) => narrow({ str: target.value })}
          />
        </div>
        {markingHref && board.submittedCount > 0 && (
          <a className="link" href={withQuery(markingHref, {}, { exam: examId })}>
            {t("examBoard.mark")}
          </a>
        )}
      </div>
      {board.list.length === 0 ? (
        <p className="muted">
          {t(board.sittingCount + board.submittedCount > 0 ? "examBoard.none" : "examBoard.nobody")}
        </p>
      ) : (
        <table className="lines">
          <thead>
            <tr>
              {(["name", "left", "saved", "answered", "noticed"] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`examBoard.column.${column}`)}
                </th>
              ))}
              <th scope="col">
                <span className="vh">{t("examBoard.column.actions")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {board.list.map((line) => (
              <BoardLine key={line.attemptId} line={line} at={at} t={t}>
                <Actions {...doing} actions={actions} item={{ ...line }} />
              </BoardLine>
            ))}
          </tbody>
        </table>
      )}
      <LoadedPages page={filter.page} total={board.totalPage} go={(page) => setFilter({ ...filter, page })} t={t} />
      {dialog}
    </Root>
  );
}

const Root = styled.div`
  ${deskStyle}
  ${actionsStyle}
  h2 {
    font-size: 1.125rem;
  }
  .figures {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 40px;
    margin-block: 12px;
  }
  .figures dt {
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  .figures dd {
    font-size: 1.75rem;
    font-weight: 700;
    line-height: 1.2;
  }
  .here::before {
    content: "●";
    margin-inline-end: 6px;
    color: var(--color-success);
  }
  .away::before {
    content: "○";
    margin-inline-end: 6px;
    color: var(--color-text-muted);
  }
  .short {
    color: var(--color-danger);
    font-weight: 700;
  }
  .bar [role="search"] {
    flex: 1 1 260px;
    max-width: 420px;
  }
`;
