import type { ExamAttemptCard } from "../../generated/types.ts";
import type { SheetTools } from "./sheet-calls.ts";
import type { SheetStateCell } from "./sheet-state.ts";

interface Leaving {
  attemptId: string;
  /** What submitting gave; undefined where the server closed the attempt. */
  card: ExamAttemptCard | undefined;
  tools: SheetTools;
  state: Pick<SheetStateCell, "set">;
}

/**
 * Leads away from an attempt that is over, on the server as well. In an exam room the session ends with it, and there is
 * no result: a score that may be told is told on this page.
 */
export async function leaveSheet({ attemptId, card, tools, state }: Leaving): Promise<void> {
  const { doneHref, operations, on } = tools;
  if (!doneHref) return void (await on.go?.({ to: `/exam/result?attempt=${attemptId}` }));
  // Where the server closed it, the session is still there, and ends with this call.
  const handedIn = card ?? (await operations.submitExamAttempt({ attemptId }).catch(() => undefined));
  if (handedIn?.score !== undefined) state.set({ handedIn });
  else await on.go?.({ to: doneHref });
}
