import type { BlockProps } from "../block.ts";
import { leaveSheet } from "./leave-sheet.ts";
import { RENEW_MS } from "./sheet-calls.ts";
import { useAnswers, type AnswersView } from "./use-answers.ts";
import { useSignals } from "./use-signals.ts";

type Props = Pick<BlockProps<"examSheet">, "attemptId" | "doneHref" | "operations" | "on" | "t">;

/** What is on the sheet, and what a person can do with it. */
export type SheetView = AnswersView;

/** An exam under way on the page: its hold is renewed, and what the page sees of it is counted. */
export function useSheet(props: Props): SheetView {
  const { attemptId, operations, t } = props;
  const sheet = useAnswers(attemptId, {
    operations,
    leave: (card) => leaveSheet(props, card),
    renewMs: RENEW_MS,
    texts: { unsent: "examSheet.unsent", notYours: "examSheet.notYours" },
    t,
  });
  useSignals({ attemptId, operations, isOffline: sheet.isOffline });
  return sheet;
}
