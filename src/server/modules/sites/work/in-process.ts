import type { Work } from "./work.ts";

/** Does the same in the thread that asks, without limits: for tools that work on what is their owner's. */
export const workHere: Pick<Work, "run"> = {
  async run(name, input, { answers = {} }) {
    const { tasks } = await import("./tasks.ts");
    const ask = async (question: string, ...args: unknown[]) => answers[question]?.(...(args as never[]));
    const task = tasks[name] as (input: unknown, ask: unknown) => unknown;
    return (await task(input, ask)) as never;
  },
};
