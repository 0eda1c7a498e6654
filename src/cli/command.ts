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
  /** Gives the exit code; a `CliError` thrown here is printed and exits with its code, anything else with 3. */
  run(call: CommandCall): Promise<number>;
}

export type CommandOptions = Record<string, CommandOption>;

export interface CommandOption {
  type: "string" | "boolean";
  short?: string;
  description: string;
  /** How the help names the value of a string option. */
  value?: string;
  /** The field of the API that it is, where that is called otherwise: what is wrong with it is told of the option. */
  field?: string;
  /** What the value may be; anything else is not understood. */
  choices?: readonly string[];
}

export interface CommandCall {
  values: Readonly<Record<string, string | boolean | undefined>>;
  positionals: readonly string[];
  json: boolean;
  terminal: Terminal;
  env: NodeJS.ProcessEnv;
}

/** What the shell gets: done, a problem was found, not understood, not reachable or not readable. */
export const exit = { done: 0, findings: 1, usage: 2, failed: 3 } as const;

/** Ends a command with words for the person at the terminal. */
export class CliError extends Error {
  readonly code: number;
  constructor(message: string, code: number = exit.failed, options?: ErrorOptions) {
    super(message, options);
    this.name = "CliError";
    this.code = code;
  }
}

/** The positionals of a command that takes exactly these; ends it with how it is used otherwise. */
export function exactly<const Names extends readonly string[]>(
  positionals: readonly string[],
  ...names: Names
): { [Index in keyof Names]: string } {
  if (positionals.length !== names.length)
    throw new CliError(
      `${names.length === 0 ? "Nothing stands" : names.map((name) => `<${name}>`).join(" ")} after the command; see --help.`,
      exit.usage,
    );
  return [...positionals] as { [Index in keyof Names]: string };
}

/** The text of an option; undefined where it was not given. */
export function textOf(value: string | boolean | undefined): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}
