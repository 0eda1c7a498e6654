import katex, { ParseError } from "katex";
import { MAX_LATEX } from "./limits.ts";
import { treeOf, type MathNode } from "./math-tree.ts";

export type { MathNode } from "./math-tree.ts";

/** Why a formula is not drawn: it is shown as its source. */
export type FormulaProblem =
  | { reason: "length" | "size" }
  /** A command that formulae here do not have: one that defines others, links, loads or writes attributes. */
  | { reason: "command" | "unknown"; found: string }
  /** What cannot be read, from this character on, counted from 1. */
  | { reason: "syntax"; at: number };

export type DrawnFormula = { math: MathNode } | { problem: FormulaProblem };

/** Commands that make work without end of little, or reach out of the formula. */
const refused =
  /\\(?:[gex]?def|let|futurelet|global|long|(?:re)?newcommand|providecommand|html\w+|href|url|includegraphics|tag)(?![a-z])/i;

/**
 * A formula as MathML. It takes at most some 12 ms, of a source that is as long as it may be; a usual one 0.06 ms.
 * Strangers write them: the server works on long ones in a thread.
 */
export function drawFormula(latex: string, isBlock: boolean): DrawnFormula {
  if (latex.length > MAX_LATEX) return { problem: { reason: "length" } };
  const command = refused.exec(latex)?.[0];
  if (command !== undefined) return { problem: { reason: "command", found: command } };
  try {
    const markup = katex.renderToString(latex, {
      output: "mathml",
      displayMode: isBlock,
      throwOnError: true,
      trust: false,
      strict: "ignore",
      maxExpand: 100,
      maxSize: 20,
    });
    const math = treeOf(markup);
    return math ? { math } : { problem: { reason: "size" } };
  } catch (error) {
    // Nested too deep is a RangeError.
    return { problem: error instanceof ParseError ? problemOf(error) : { reason: "size" } };
  }
}

function problemOf({ rawMessage, position }: ParseError): FormulaProblem {
  if (rawMessage.startsWith("Too many expansions")) return { reason: "size" };
  const unknown = /^(?:Undefined control sequence|No such environment): (\S+)/.exec(rawMessage)?.[1];
  return unknown === undefined ? { reason: "syntax", at: position + 1 } : { reason: "unknown", found: unknown };
}
