import type { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import { useEffect, useState, type FormEvent, type KeyboardEvent, type ReactNode } from "react";
import type { DrawnFormula, FormulaProblem } from "../../shared/formula/draw-formula.ts";
import { MAX_LATEX } from "../../shared/formula/limits.ts";
import { RichTextView } from "../../ui/rich-text-view.tsx";

interface FormulaFormProps {
  id: string;
  editor: Editor;
  words: (name: string, values?: Record<string, string | number>) => string;
  onClose: () => void;
}

/** The formula that is marked in a text. */
export function markedFormula(editor: Pick<Editor, "state">): { latex: string; isBlock: boolean } | undefined {
  const { selection } = editor.state;
  if (!(selection instanceof NodeSelection)) return undefined;
  const { type, attrs } = selection.node;
  if (type.name !== "formula" && type.name !== "formulaBlock") return undefined;
  return { latex: String(attrs["latex"]), isBlock: type.name === "formulaBlock" };
}

/** Writes a formula, or the marked one anew, and shows while one types what becomes of it. */
export function FormulaForm({ id, editor, words, onClose }: FormulaFormProps): ReactNode {
  const now = markedFormula(editor);
  const [latex, setLatex] = useState(now?.latex ?? "");
  const [isBlock, setBlock] = useState(now?.isBlock ?? false);
  const drawn = useDrawn(latex.trim(), isBlock);
  const problem = drawn && "problem" in drawn ? drawn.problem : undefined;

  function close() {
    onClose();
    editor.commands.focus();
  }

  function set(event?: FormEvent) {
    event?.preventDefault();
    const source = latex.trim();
    if (source === "" || problem) return;
    const { from, to } = editor.state.selection;
    const formula = { type: isBlock ? "formulaBlock" : "formula", attrs: { latex: source } };
    const content = now?.isBlock && !isBlock ? { type: "paragraph", content: [formula] } : formula;
    editor.chain().focus().insertContentAt({ from, to }, content).run();
    onClose();
  }

  function remove() {
    editor.chain().focus().deleteSelection().run();
    onClose();
  }

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === "Escape") close();
    if (event.key !== "Enter" || event.shiftKey || !(event.target instanceof HTMLTextAreaElement)) return;
    if (event.nativeEvent.isComposing) return;
    event.preventDefault();
    set();
  }

  return (
    <form className="row formula-form" noValidate onSubmit={set} onKeyDown={onKeyDown}>
      <label>
        <span>{words("formulaSource")}</span>
        <textarea
          id={`${id}-formula`}
          rows={2}
          // Nobody who goes through a text wants to be taken out of it.
          autoFocus={!now}
          value={latex}
          maxLength={MAX_LATEX}
          spellCheck={false}
          placeholder={String.raw`\frac{U}{R}`}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-formula-state`}
          onChange={(event) => setLatex(event.target.value)}
        />
      </label>
      <label className="tick">
        <input type="checkbox" checked={isBlock} onChange={(event) => setBlock(event.target.checked)} />
        {words("formulaOwnLine")}
      </label>
      <button type="submit" className="btn" disabled={latex.trim() === "" || problem !== undefined}>
        {words(now ? "setFormula" : "addFormula")}
      </button>
      {now && (
        <button type="button" className="btn ghost" onClick={remove}>
          {words("noFormula")}
        </button>
      )}
      <button type="button" className="btn ghost" onClick={close}>
        {words("cancel")}
      </button>
      <div id={`${id}-formula-state`} className="formula-state" aria-live="polite">
        {problem ? (
          <p className="problem">{problemText(problem, words)}</p>
        ) : (
          drawn &&
          "math" in drawn && (
            <RichTextView
              body={{ type: "doc", content: [{ type: "formulaBlock", attrs: { latex }, math: drawn.math }] }}
            />
          )
        )}
      </div>
    </form>
  );
}

/** What becomes of a source; undefined as long as KaTeX is on its way, or nothing is written. */
function useDrawn(latex: string, isBlock: boolean): DrawnFormula | undefined {
  const [draw, setDraw] = useState<typeof import("../../shared/formula/draw-formula.ts").drawFormula>();
  useEffect(() => {
    void import("../../shared/formula/draw-formula.ts").then(({ drawFormula }) => setDraw(() => drawFormula));
  }, []);
  return latex === "" ? undefined : draw?.(latex, isBlock);
}

function problemText(problem: FormulaProblem, words: FormulaFormProps["words"]): string {
  switch (problem.reason) {
    case "length":
    case "size":
      return words("formulaTooLarge", { most: MAX_LATEX });
    case "command":
      return words("formulaCommand", { found: problem.found });
    case "unknown":
      return words("formulaUnknown", { found: problem.found });
    case "syntax":
      return words("formulaSyntax", { at: problem.at });
  }
}
