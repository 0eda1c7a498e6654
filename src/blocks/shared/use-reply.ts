import { useEffect, useRef, useState } from "react";
import { useHandler } from "../../ui/use-handler.ts";

/**
 * What an operation answers to a question that a block asks by itself, such as a page and a filter of a list. It is
 * asked when the block is drawn and whenever the question is another; the reply to an earlier question never takes the
 * place of a later one's, however late it comes. The reply before stands until the next is there.
 */
export function useReply<Question, Reply>({
  question,
  ask,
  failed,
  done,
}: {
  /** What JSON can say: two questions that it says alike are the same. */
  question: Question;
  ask: (question: Question) => Promise<Reply>;
  /** Shows why there is no reply to what was asked by itself. */
  failed: (error: unknown) => unknown;
  /** What else goes with a reply that is shown. */
  done?: (reply: Reply) => void;
}): {
  reply: Reply | undefined;
  /** Whether the reply that stands is not the question's. */
  isWaiting: boolean;
  /** Asks again, after something was changed; rejects where that fails. */
  reload: () => Promise<void>;
} {
  const key = JSON.stringify(question);
  const [answer, setAnswer] = useState<{ key: string; reply: Reply }>();
  const latest = useRef(0);
  const reload = useHandler(async () => {
    latest.current += 1;
    const turn = latest.current;
    try {
      const reply = await ask(question);
      if (turn !== latest.current) return;
      setAnswer({ key, reply });
      done?.(reply);
    } catch (error) {
      if (turn === latest.current) throw error;
    }
  });
  const load = useHandler(() => reload().catch(failed));
  useEffect(() => {
    void load();
    return () => {
      latest.current += 1;
    };
  }, [key, load]);
  return { reply: answer?.reply, isWaiting: answer?.key !== key, reload };
}
