import { MessageChannel, type MessagePort } from "node:worker_threads";
import type { Answer, Question } from "./protocol.ts";

/** Asks the main thread. Rejects where it could not answer. */
export type Ask = (name: string, ...args: unknown[]) => Promise<unknown>;

/** In a thread: asks through a port until it is ended. */
export function askThrough(port: MessagePort): { ask: Ask; end(): void } {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let count = 0;
  port.on("message", (answer: Answer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ("problem" in answer) asked?.reject(new Error(answer.problem));
    else asked?.resolve(answer.value);
  });
  return {
    ask: (name, ...args) =>
      new Promise((resolve, reject) => {
        count += 1;
        waiting.set(count, { resolve, reject });
        port.postMessage({ id: count, name, args } satisfies Question);
      }),
    end: () => port.close(),
  };
}

/** On the main thread: a port whose questions are answered by functions of these names. */
export function answerQuestions(answers: Readonly<Record<string, (...args: never[]) => unknown>>): {
  port: MessagePort;
  end(): void;
} {
  const { port1, port2 } = new MessageChannel();
  const answerOne = async ({ id, name, args }: Question) => {
    try {
      const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
      if (!answer) throw new Error(`nobody knows "${name}"`);
      port1.postMessage({ id, value: await answer(...(args as never[])) } satisfies Answer);
    } catch (error) {
      port1.postMessage({ id, problem: error instanceof Error ? error.message : String(error) } satisfies Answer);
    }
  };
  port1.on("message", (question: Question) => void answerOne(question));
  // Nothing of the process waits for it.
  port1.unref();
  return { port: port2, end: () => port1.close() };
}
