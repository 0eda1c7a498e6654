import { useEffect, useState, type ReactNode } from "react";
import type { GradeBoard } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { Late } from "../../ui/late.tsx";
import { useHandler } from "../../ui/use-handler.ts";
import type { BlockProps } from "../block.ts";
import { callFault } from "../shared/call-error.ts";

/** The leaderboard of the class: oneself between those next to one, unless one does not want to stand on it. */
export function Board({
  gradeId,
  operations,
  t,
}: Pick<BlockProps<"gradeRoom">, "gradeId" | "operations" | "t">): ReactNode {
  const [board, setBoard] = useState<GradeBoard>();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState("");
  const act = useHandler(async (work: () => Promise<GradeBoard>) => {
    if (busy) return;
    setBusy(true);
    setFault("");
    try {
      setBoard(await work());
    } catch (error) {
      setFault(callFault(error, t, "gradeView.unreached").message);
    }
    setBusy(false);
  });
  useEffect(() => void act(() => operations.getGradeBoard({ id: gradeId })), [act, operations, gradeId]);
  const isMember = board?.isHidden || board?.list.some(({ isMe }) => isMe);
  return (
    <section>
      <h2>{t("gradeRoom.board")}</h2>
      <p className="hint">{t("gradeRoom.board.about")}</p>
      {!board && !fault && <Late t={t} />}
      {board?.isHidden && (
        <p>
          {t("gradeRoom.board.hidden")} {t("gradeRoom.board.points", { count: board.points })}
        </p>
      )}
      {board && !board.isHidden && board.list.length === 0 && <p className="muted">{t("gradeRoom.board.none")}</p>}
      {board && board.list.length > 0 && (
        <ol>
          {board.list.map(({ rank, name, points, isMe }, place) => (
            <li key={place} aria-current={isMe || undefined}>
              <span className="num">{t("gradeRoom.board.rank", { rank })}</span>
              <Content>{name}</Content>
              <span className="num">{t("gradeRoom.board.points", { count: points })}</span>
            </li>
          ))}
        </ol>
      )}
      {board && isMember && (
        <p>
          <button
            type="button"
            className="btn ghost"
            aria-disabled={busy}
            onClick={() => void act(() => operations.saveGradeBoardChoice({ id: gradeId, isHidden: !board.isHidden }))}
          >
            {t(board.isHidden ? "gradeRoom.board.show" : "gradeRoom.board.hide")}
          </button>
        </p>
      )}
      <p role="status" className="fault">
        {fault}
      </p>
    </section>
  );
}
