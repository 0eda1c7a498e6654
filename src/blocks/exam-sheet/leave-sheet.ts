import type { ExamAttemptCard } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";

type Leaving = Pick<BlockProps<"examSheet">, "attemptId" | "doneHref" | "on"> & {
  operations: Pick<BlockProps<"examSheet">["operations"], "submitExamAttempt">;
};

/**
 * Leads away from an exam that is over. In an exam room the session ends with it, and there is no result: a score that
 * may be told is told on this page. `card` is what submitting gave; undefined where the server closed the attempt.
 */
export async function leaveSheet(
  { attemptId, doneHref, operations, on }: Leaving,
  card: ExamAttemptCard | undefined,
): Promise<ExamAttemptCard | undefined> {
  if (!doneHref) {
    await on.go?.({ to: `/exam/result?attempt=${attemptId}` });
    return undefined;
  }
  // Where the server closed it, the session is still there, and ends with this call.
  const handedIn = card ?? (await operations.submitExamAttempt({ attemptId }).catch(() => undefined));
  if (handedIn?.score !== undefined) return handedIn;
  await on.go?.({ to: doneHref });
  return undefined;
}
