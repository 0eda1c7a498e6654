import { runCli } from "../../src/cli/run.ts";
import { paint, type Questions } from "../../src/cli/terminal.ts";

export interface Run {
  piped?: string;
  ask?: Questions;
  env?: Record<string, string>;
}

/** Runs a command line in this process, on an environment, and gives its exit code and what it wrote. */
export async function run(environment: Record<string, string>, args: string[], { piped, ask, env }: Run = {}) {
  const written = { out: "", error: "" };
  const terminal = {
    print: (text: string) => void (written.out += `${text}\n`),
    error: (text: string) => void (written.error += `${text}\n`),
    paint: paint(false),
    ...(ask ? { ask } : {}),
    ...(piped === undefined ? {} : { piped: async () => piped }),
  };
  const code = await runCli(args, { terminal, env: { ...environment, LANG: "zh_CN.UTF-8", ...env } });
  return { code, ...written, json: () => JSON.parse(written.out) };
}
