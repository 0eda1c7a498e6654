import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { OperationId } from "../../generated/operations.ts";
import { drawFormula, type MathNode } from "../../shared/formula/draw-formula.ts";
import { MAX_SHORT } from "../../shared/formula/limits.ts";
import { formulaeIn, withFormulae, type FormulaNode } from "../../shared/formula/with-formulae.ts";
import type { Services } from "../core/services.ts";
import { reaches } from "./calls/recursive.ts";

/** Draws the formulae of what is read, so that no reader needs a script for them. */
export interface Formulae {
  /**
   * The reply with MathML beside the source of each formula. Where one cannot be drawn, or there is too much to do, its
   * source is shown. `owner`: on whose behalf threads work.
   */
  drawnIn<Reply>(id: OperationId, reply: Reply, owner: string): Promise<Reply>;
}

/** Who edits gets what was written; the editor draws it. */
const editing: ReadonlySet<OperationId> = new Set<OperationId>([
  "checkExamQuestions",
  "getCourseDraft",
  "getExamQuestion",
  "getOwnExam",
  "publishExam",
  "saveCourseDraft",
  "saveExam",
  "saveExamQuestion",
]);

/** Characters of all that one reply has drawn at once: 20 ms at the worst, in pieces. */
const AT_ONCE = 8_000;
/** Characters of what is kept, sources and trees. */
const MAX_SIZE = 8_000_000;

export function createFormulae({ work, log }: Pick<Services, "work" | "log">): Formulae {
  /** Undefined: one that cannot be drawn. */
  const kept = new LRUCache<string, { math: MathNode | undefined }>({ maxSize: MAX_SIZE });
  const hasFormulae = new Map<OperationId, boolean>();
  const keep = (key: string, math: MathNode | undefined): void => {
    kept.set(key, { math }, { size: key.length + (math ? JSON.stringify(math).length : 0) });
  };

  async function drawHere(missing: ReadonlyMap<string, FormulaNode>): Promise<void> {
    let since = 0;
    for (const [key, { type, attrs }] of missing) {
      const drawn = drawFormula(attrs.latex, type === "formulaBlock");
      keep(key, "math" in drawn ? drawn.math : undefined);
      since += attrs.latex.length;
      if (since < 1000) continue;
      since = 0;
      // Others have their turn.
      await setImmediate();
    }
  }

  async function drawInThread(missing: ReadonlyMap<string, FormulaNode>, owner: string): Promise<void> {
    const all = [...missing].map(([key, { type, attrs }]) => ({
      key,
      latex: attrs.latex,
      isBlock: type === "formulaBlock",
    }));
    try {
      const drawn = await work.run(
        "drawFormulae",
        all.map(({ latex, isBlock }) => ({ latex, isBlock })),
        { owner },
      );
      for (const [place, { key }] of all.entries()) keep(key, drawn[place]);
    } catch (error) {
      log.warn({ err: error, owner }, "formulae are shown as their source");
    }
  }

  return {
    async drawnIn(id, reply, owner) {
      if (!hasFormulae.has(id)) hasFormulae.set(id, !editing.has(id) && reaches(replyOf(id), "RichFormulaSource"));
      if (!hasFormulae.get(id)) return reply;
      const found = formulaeIn(reply);
      if (found.length === 0) return reply;
      const short = new Map<string, FormulaNode>();
      const long = new Map<string, FormulaNode>();
      let total = 0;
      for (const formula of found) {
        const key = keyOf(formula);
        if (kept.has(key) || short.has(key)) continue;
        const { length } = formula.attrs.latex;
        const isShort = length <= MAX_SHORT && total + length <= AT_ONCE;
        if (isShort) total += length;
        (isShort ? short : long).set(key, formula);
      }
      await Promise.all([drawHere(short), long.size > 0 && drawInThread(long, owner)]);
      return withFormulae(reply, (formula) => kept.get(keyOf(formula))?.math);
    },
  };
}

const replyOf = (id: OperationId): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}Reply`;
const keyOf = ({ type, attrs }: FormulaNode): string => `${type} ${attrs.latex}`;
