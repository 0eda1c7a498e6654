import { text } from "node:stream/consumers";

/** Where a command writes; colour only when a person looks at it. */
export interface Terminal {
  print(text: string): void;
  error(text: string): void;
  paint: Paint;
  /** Asks the person; absent where nobody is there to answer. */
  ask?: Questions;
  /** What is piped into the command; absent where nothing is. */
  piped?: () => Promise<string>;
}

/** Questions at a terminal. */
export interface Questions {
  text(
    question: string,
    options?: { usual?: string; problem?: (answer: string) => Promise<string | undefined> | string | undefined },
  ): Promise<string>;
  choice(question: string, choices: readonly { value: string; words: string }[]): Promise<string>;
  yes(question: string): Promise<boolean>;
}

/** Marks text for a person to see; plain text where colours are off. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  red(text: string): string;
  yellow(text: string): string;
  green(text: string): string;
}

/** The terminal of this process. `NO_COLOR` and `FORCE_COLOR` are honoured. */
export function processTerminal(): Terminal {
  const { NO_COLOR: never, FORCE_COLOR: always } = process.env;
  const coloured = never ? false : always ? always !== "0" : process.stdout.isTTY === true;
  return {
    print: (text) => void process.stdout.write(`${text}\n`),
    error: (text) => void process.stderr.write(`${text}\n`),
    paint: paint(coloured),
    ...(process.stdin.isTTY === true && process.stderr.isTTY === true ? { ask: questions() } : {}),
    ...(process.stdin.isTTY === true ? {} : { piped: () => text(process.stdin) }),
  };
}

/** The marks, as ANSI sequences or as nothing. */
export function paint(coloured: boolean): Paint {
  const mark = (on: number, off: number) => (text: string) => (coloured ? `\u001b[${on}m${text}\u001b[${off}m` : text);
  return { bold: mark(1, 22), dim: mark(2, 22), red: mark(31, 39), yellow: mark(33, 39), green: mark(32, 39) };
}

/**
 * Asked on the standard error output, so that what a command prints can be piped on. The library is loaded with the
 * first question.
 */
function questions(): Questions {
  const context = { output: process.stderr };
  const library = () => import("@inquirer/prompts");
  return {
    async text(question, { usual, problem } = {}) {
      const { input } = await library();
      const validate = async (answer: string) =>
        answer.trim() === "" ? "…" : ((await problem?.(answer.trim())) ?? true);
      return (
        await input({ message: question, ...(usual === undefined ? {} : { default: usual }), validate }, context)
      ).trim();
    },
    async choice(question, choices) {
      const { select } = await library();
      return select(
        { message: question, choices: choices.map(({ value, words }) => ({ value, name: words })) },
        context,
      );
    },
    async yes(question) {
      const { confirm } = await library();
      return confirm({ message: question, default: false }, context);
    },
  };
}
