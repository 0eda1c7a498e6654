import type { Terminal } from "./terminal.ts";

/** One command of `lectern`; each has a file of its own in commands/ and a line in the registry. */
export interface Command {
  /** The words that call it, such as `tenant check`. */
  name: string;
  summary: string;
  /** What may stand after the name, as the help shows it; absent when nothing may. */
  positionals?: string;
  options: CommandOptions;
  /** More lines for the help: what it needs, what it answers, examples. */
  details?: string;
  /** Gives the exit code; an error thrown here is printed and exits with 3. */
  run(call: CommandCall): Promise<number>;
}

export type CommandOptions = Record<string, CommandOption>;

export interface CommandOption {
  type: "string" | "boolean";
  short?: string;
  description: string;
  /** How the help names the value of a string option. */
  value?: string;
}

export interface CommandCall {
  values: Readonly<Record<string, string | boolean | undefined>>;
  positionals: readonly string[];
  json: boolean;
  terminal: Terminal;
  env: NodeJS.ProcessEnv;
}

/** What the shell gets. */
export const exit = { done: 0, findings: 1, usage: 2, failed: 3 } as const;
