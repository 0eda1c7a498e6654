import { threadId } from "node:worker_threads";
import { CodedError } from "../../../core/errors.ts";
import { markStart, type WorkMessage, type WorkReply } from "./protocol.ts";
import { askThrough } from "./questions.ts";
import { tasks } from "./tasks.ts";

/**
 * What a thread of the pool does with each message. It is started by its file, as every file here is, with types
 * stripped.
 */
export default async function work({ task, input, start, questions }: WorkMessage): Promise<WorkReply> {
  const begun = cpuMicroseconds();
  markStart(start, { threadId, cpuMicroseconds: begun });
  const cpuMs = () => (cpuMicroseconds() - begun) / 1000;
  const asking = questions && askThrough(questions);
  try {
    const run = (tasks as Record<string, (input: never, ask: never) => unknown>)[task];
    if (!run) throw new Error(`there is no work "${task}"`);
    const value = await run(input as never, asking?.ask as never);
    return { value, cpuMs: cpuMs() };
  } catch (error) {
    if (error instanceof CodedError)
      return { refused: { constant: error.constant, args: error.args, data: error.data }, cpuMs: cpuMs() };
    throw error;
  } finally {
    asking?.end();
  }
}

function cpuMicroseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}
