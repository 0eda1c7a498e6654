/** Something in a source file that the generator does not accept: where, and what is allowed instead. */
export interface Problem {
  /** Path below the project's root. */
  file: string;
  /** JSON pointer into the file; empty for the file itself. */
  pointer: string;
  message: string;
}

/** Thrown when the sources have problems; its message lists all of them, one a line. */
export class SourceError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(
      problems
        .map((problem) => `${problem.file}${problem.pointer ? `#${problem.pointer}` : ""}: ${problem.message}`)
        .join("\n"),
    );
    this.name = "SourceError";
    this.problems = problems;
  }
}
