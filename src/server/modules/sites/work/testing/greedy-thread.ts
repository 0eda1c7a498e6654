import { threadId } from "node:worker_threads";
import { markStart, type WorkMessage, type WorkReply } from "../protocol.ts";

/** For tests: a thread that takes what it is told to take. */
export default async function work({ input, start }: WorkMessage): Promise<WorkReply> {
  const { user, system } = process.threadCpuUsage();
  markStart(start, { threadId, cpuMicroseconds: user + system });
  const greed = input as Greed;
  if ("cpuMs" in greed) spin(greed.cpuMs);
  if ("megabytes" in greed) fill(greed.megabytes);
  if ("hangs" in greed) await new Promise(() => setInterval(() => undefined, 1000));
  return { value: threadId, cpuMs: 0 };
}

/** So much of the processor's time, or of memory; or it does nothing and never ends. */
export type Greed = { cpuMs: number } | { megabytes: number } | { hangs: true };

function spin(milliseconds: number): void {
  const before = process.threadCpuUsage();
  for (;;) {
    const { user, system } = process.threadCpuUsage(before);
    if (user + system >= milliseconds * 1000) return;
  }
}

function fill(megabytes: number): void {
  const held: number[][] = [];
  // Eight bytes a number.
  while (held.length < megabytes * 8) held.push(Array.from({ length: 16_384 }, () => held.length / 3));
}
