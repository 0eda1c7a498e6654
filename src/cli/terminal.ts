/** Where a command writes; colour only when a person looks at it. */
export interface Terminal {
  print(text: string): void;
  error(text: string): void;
  paint: Paint;
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
  };
}

/** The marks, as ANSI sequences or as nothing. */
export function paint(coloured: boolean): Paint {
  const mark = (on: number, off: number) => (text: string) => (coloured ? `\u001b[${on}m${text}\u001b[${off}m` : text);
  return { bold: mark(1, 22), dim: mark(2, 22), red: mark(31, 39), yellow: mark(33, 39), green: mark(32, 39) };
}
