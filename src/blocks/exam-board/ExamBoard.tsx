import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { inputLimits } from "../../generated/built/input-limits.ts";
import type { ExamBoardLine } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { ModalDialog } from "../../ui/ModalDialog.tsx";
import { withQuery } from "../../ui/query.ts";
import type { BlockProps } from "../block.ts";
import { callFault } from "../shared/call-error.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { LoadedPages } from "../shared/loaded-pages.tsx";
import { useLive } from "../shared/use-live.ts";
import { BoardLine } from "./BoardLine.tsx";
import { ForAll } from "./ForAll.tsx";

type Props = BlockProps<"examBoard">;

/** What is to be done with one who sits, or with all. */
export interface Doing {
  what: "time" | "submit";
  /** Absent: all who sit. */
  line?: ExamBoardLine;
}

const PAGE_SIZE = 50;

interface BoardFilter {
  page: number;
  str: string;
  which: "open" | "noticed" | "all";
}

/** Who sits an exam now. */
export function ExamBoard(props: Props): ReactNode {
  const { examId, markingHref, operations, t } = props;
  const [filter, setFilter] = useState<BoardFilter>({ page: 1, str: "", which: "open" });
  const [doing, setDoing] = useState<Doing>();
  const [message, setMessage] = useState("");
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
  const act = async (work: () => Promise<string>) => {
    try {
      setMessage(await work());
    } catch (error) {
      setMessage(callFault(error, t, "examBoard.unreached").message);
    }
    refresh();
  };
  const one = ({ line }: Doing) => (line ? { attemptId: line.attemptId } : {});
  const decide = (minutes: number) => {
    if (!doing) return;
    setDoing(undefined);
    void act(async () => {
      const { changedCount } =
        doing.what === "time"
          ? await operations.addExamTime({ examId, ...one(doing), minutes })
          : await operations.submitOpenAttempts({ examId, ...one(doing) });
      return t(`examBoard.done.${doing.what}`, { count: changedCount, minutes });
    });
  };
  const tell = (text: string) =>
    act(async () => {
      await operations.sendExamNotice({ examId, text });
      return t("examBoard.done.notice");
    });
  if (!board) return <p role="status">{fault || t("examBoard.loading")}</p>;
  const isNobody = board.sittingCount + board.submittedCount === 0;
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
      {board.sittingCount > 0 && <ForAll count={board.sittingCount} tell={tell} choose={setDoing} t={t} />}
      <p role="status">{message}</p>
      <div className="strip" role="group" aria-label={t("examBoard.filter")}>
        {(["open", "noticed", "all"] as const).map((which) => (
          <button key={which} type="button" aria-pressed={filter.which === which} onClick={() => narrow({ which })}>
            {t(`examBoard.which.${which}`)}
          </button>
        ))}
      </div>
      <div className="bar">
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <input
            type="search"
            value={filter.str}
            {...inputLimits.getExamBoard.str}
            placeholder={t("examBoard.search")}
            aria-label={t("examBoard.search")}
            onChange={({ target }) => narrow({ str: target.value })}
          />
        </form>
        {markingHref && board.submittedCount > 0 && (
          <a className="link" href={withQuery(markingHref, {}, { exam: examId })}>
            {t("examBoard.mark")}
          </a>
        )}
      </div>
      {board.list.length === 0 ? (
        <p className="muted">{t(isNobody ? "examBoard.nobody" : "examBoard.none")}</p>
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
              <BoardLine key={line.attemptId} line={line} at={at} choose={setDoing} t={t} />
            ))}
          </tbody>
        </table>
      )}
      <LoadedPages page={filter.page} total={board.totalPage} go={(page) => setFilter({ ...filter, page })} t={t} />
      {doing && (
        <Ask doing={doing} count={board.sittingCount} decide={decide} close={() => setDoing(undefined)} t={t} />
      )}
    </Root>
  );
}

/** Asks before somebody's time or paper is changed. */
function Ask({
  doing: { what, line },
  count,
  decide,
  close,
  t,
}: {
  doing: Doing;
  count: number;
  decide: (minutes: number) => void;
  close: () => void;
  t: Props["t"];
}): ReactNode {
  const [minutes, setMinutes] = useState("10");
  const isRight = what === "submit" || (/^\d{1,3}$/.test(minutes) && Number(minutes) >= 1 && Number(minutes) <= 600);
  return (
    <ModalDialog onClose={close} aria-labelledby="exam-board-ask">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isRight) decide(Number(minutes));
        }}
      >
        <h2 id="exam-board-ask">
          {line ? t(`examBoard.ask.${what}One`, { name: line.personName }) : t(`examBoard.ask.${what}All`, { count })}
        </h2>
        {what === "time" ? (
          <div className="field">
            <label htmlFor="exam-board-minutes">{t("examBoard.minutes")}</label>
            <input
              id="exam-board-minutes"
              inputMode="numeric"
              value={minutes}
              aria-invalid={!isRight || undefined}
              onChange={({ target }) => setMinutes(target.value.trim())}
            />
            <p className={isRight ? "hint" : "fault"}>{t("examBoard.minutes.hint")}</p>
          </div>
        ) : (
          <p>{t("examBoard.ask.submit.hint")}</p>
        )}
        <p className="tools">
          <button className="btn" disabled={!isRight}>
            {t(`examBoard.ask.${what}`)}
          </button>
          <button type="button" className="btn ghost" onClick={close}>
            {t("examBoard.cancel")}
          </button>
        </p>
      </form>
    </ModalDialog>
  );
}

const Root = styled.div`
  ${deskStyle}
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
  dialog > form {
    display: grid;
    gap: 16px;
  }
`;
