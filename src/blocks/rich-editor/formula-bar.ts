import type { Editor } from "@tiptap/core";
import type { Transaction } from "@tiptap/pm/state";
import { NodeSelection } from "@tiptap/pm/state";

/** The formula that is written in the bar. */
export interface FormulaBar {
  latex: string;
  isBlock: boolean;
  /** The formula of the text that it is written for; absent for a new one. */
  marked?: MarkedFormula | undefined;
}

interface MarkedFormula {
  at: number;
  latex: string;
  isBlock: boolean;
}

/** A bar for a new formula. */
export const newFormula: FormulaBar = { latex: "", isBlock: false };

/** The formula that is marked in a text. */
export function markedFormula({ state: { selection } }: Pick<Editor, "state">): MarkedFormula | undefined {
  if (!(selection instanceof NodeSelection) || !isFormula(selection.node.type.name)) return undefined;
  const { type, attrs } = selection.node;
  return { at: selection.from, latex: String(attrs["latex"]), isBlock: type.name === "formulaBlock" };
}

/** Whether something was typed that the text does not have. */
export function isUnfinished({ latex, isBlock, marked }: FormulaBar): boolean {
  return latex.trim() !== (marked?.latex ?? "") || (marked !== undefined && isBlock !== marked.isBlock);
}

/**
 * The bar after a change of the text or its selection. It goes with the marked formula, but what was typed in it stays
 * until it is inserted or cancelled, wherever the person goes meanwhile.
 */
export function followed(
  bar: FormulaBar | undefined,
  { editor, transaction }: { editor: Pick<Editor, "state">; transaction: Transaction },
): FormulaBar | undefined {
  const now = markedFormula(editor);
  if (!bar || !isUnfinished(bar)) {
    if (now)
      return bar?.marked && isSame(bar.marked, now) ? bar : { latex: now.latex, isBlock: now.isBlock, marked: now };
    return bar?.marked ? undefined : bar;
  }
  if (!bar.marked || !transaction.docChanged) return bar;
  const { pos, deleted } = transaction.mapping.mapResult(bar.marked.at);
  const node = editor.state.doc.nodeAt(pos);
  const isThere = !deleted && node !== null && isFormula(node.type.name);
  return { ...bar, marked: isThere ? { ...bar.marked, at: pos } : undefined };
}

const isFormula = (type: string): boolean => type === "formula" || type === "formulaBlock";

const isSame = (one: MarkedFormula, other: MarkedFormula): boolean =>
  one.at === other.at && one.latex === other.latex && one.isBlock === other.isBlock;
