import type { Slip } from "./suggest.ts";
import type { CheckKey, Told } from "./messages.ts";

/** One thing that is wrong in a layer, told so that a person can mend it. */
export interface Finding {
  /** The file in the layer's folder, such as "screens/list.json". */
  file: string;
  /** From 1; absent when the file's text was not given. */
  line?: number;
  column?: number;
  /** JSON pointer into the file. */
  pointer: string;
  /** In English; `tellIn` gives it in another language. */
  message: string;
  /** What is said, before it is in any language. */
  key: CheckKey;
  values?: Told["values"];
  /** What was probably meant. */
  suggestion?: string;
  /** What could stand here. */
  allowed?: readonly string[];
  /** A warning does not keep a layer from being published. */
  severity: "error" | "warning";
}

/** Leads from the root of a layer to a value: ["screens", "list", "blocks", "grid"]. */
export type Path = readonly string[];

/** What is wrong at a path of the layer, before it is known which line that is. */
export interface Problem extends Told {
  path: Path;
  /** What may have been a slip of the finger: looked up for the first findings only. */
  slip?: Slip;
  allowed?: readonly string[];
  severity?: "warning";
  /** Told only where the layer itself says it: what it inherits is not its business. */
  ownOnly?: true;
  /** Told at its own place, although the layer has nothing there: its owner has to say it anew. */
  inherited?: true;
  /** Told once for each file, at the first place, with `count` as the number of places: what it is told of there. */
  perFile?: string;
  /** Where else the cause may be: a screen's block may come from its layout. */
  orAt?: Path;
}

/** Hears of each problem. */
export type Report = (problem: Problem) => void;

/**
 * Collects what is wrong in one document, up to more than is ever told of it, and of errors and warnings each for
 * itself, so that a document made to be wrong everywhere takes no more memory than another.
 */
export function createCollector(): { problems: Problem[]; report: Report } {
  const problems: Problem[] = [];
  let [errors, warnings] = [0, 0];
  return {
    problems,
    report(problem) {
      const count = problem.severity === "warning" ? (warnings += 1) : (errors += 1);
      if (count <= maxProblems) problems.push(problem);
    },
  };
}

const maxProblems = 2000;
