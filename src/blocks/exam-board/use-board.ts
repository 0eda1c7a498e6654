import { useEffect, useState } from "react";
import type { GetExamBoardReply } from "../../generated/types.ts";
import { useHandler } from "../../ui/use-handler.ts";
import type { BlockProps } from "../block.ts";
import { callFault } from "../shared/call-error.ts";

/** How often the board looks, while somebody looks at it. */
const REFRESH_MS = 4000;
const PAGE_SIZE = 50;

export interface BoardFilter {
  page: number;
  str: string;
  which: "open" | "noticed" | "all";
}

export interface BoardView {
  board: GetExamBoardReply | undefined;
  /** When the board was fetched, by performance.now(): remaining times count on from then. */
  at: number;
  fault: string;
  refresh: () => void;
}

/** The board as it is now: asked for again and again while the page is in sight, one call at a time. */
export function useBoard(
  { examId, operations, t }: Pick<BlockProps<"examBoard">, "examId" | "operations" | "t">,
  { page, str, which }: BoardFilter,
): BoardView {
  const [seen, setSeen] = useState<{ board: GetExamBoardReply; at: number }>();
  const [fault, setFault] = useState("");
  const [again, setAgain] = useState(0);
  const fetchBoard = useHandler(() =>
    operations.getExamBoard({
      examId,
      pageCurrent: page,
      pageSize: PAGE_SIZE,
      ...(which === "all" ? {} : { isOpen: true }),
      ...(which === "noticed" ? { isNoticed: true } : {}),
      ...(str.trim() ? { str: str.trim() } : {}),
    }),
  );
  const said = useHandler((error: unknown) => callFault(error, t, "examBoard.unreached").message);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let current = true;
    const look = async () => {
      // What is out of sight is looked at when it comes back.
      if (document.visibilityState !== "hidden") {
        try {
          const board = await fetchBoard();
          if (!current) return;
          setSeen({ board, at: performance.now() });
          setFault("");
        } catch (error) {
          if (!current) return;
          setFault(said(error));
        }
      }
      if (current) timer = setTimeout(() => void look(), REFRESH_MS);
    };
    const back = () => {
      if (document.visibilityState === "hidden") return;
      clearTimeout(timer);
      void look();
    };
    void look();
    document.addEventListener("visibilitychange", back);
    return () => {
      current = false;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", back);
    };
  }, [page, str, which, again, fetchBoard, said]);
  return { board: seen?.board, at: seen?.at ?? 0, fault, refresh: () => setAgain((times) => times + 1) };
}
