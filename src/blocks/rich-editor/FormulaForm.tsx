import type { Editor } from "@tiptap/core";
import { useEffect, useState, type FormEvent, type KeyboardEvent, type ReactNode } from "react";
import { useUnfinishedField } from "../../editor/unfinished-fields.ts";
import type { DrawnFormula, FormulaProblem } from "../../shared/formula/draw-formula.ts";
import { MAX_LATEX } from "../../shared/formula/limits.ts";
import { RichTextView } from "../../ui/rich-text-view.tsx";
import { isUnfinished, markedFormula, type FormulaBar } from "./formula-bar.ts";
import { pressedKey } from "../../ui/pressed-key.ts";

interface FormulaFormProps {
  id: string;
  editor: Editor;
  bar: FormulaBar;
  onChange: (bar: FormulaBar) => void;
  words: (name: string, values?: Record<string, string | number>) => string;
  onClose: () => void;
}

/** Writes a formula, or the marked one anew, and shows while one types what becomes of it. */
export function FormulaForm({ id, editor, bar, onChange, words, onClose }: FormulaFormProps): ReactNode {
  const { latex, isBlock, marked } = bar;
  const drawn = useDrawn(latex.trim(), isBlock);
  const problem = drawn && "problem" in drawn ? drawn.problem : undefined;
  const [asked, setAsked] = useState(false);
  const isAsked = asked && isUnfinished(bar);
  useUnfinishedField({
    isUnfinished: () => isUnfinished(bar),
    ask() {
      setAsked(true);
      document.getElementById(`${id}-formula`)?.focus();
    },
  });

  // The text has the focus back before this form goes, so that nothing typed goes elsewhere.
  function close() {
    editor.view.focus();
    onClose();
  }

  function set(event?: FormEvent) {
    event?.preventDefault();
    const source = latex.trim();
    if (source === "" || problem) return;
    const formula = { type: isBlock ? "formulaBlock" : "formula", attrs: { latex: source } };
    const content = marked?.isBlock && !isBlock ? { type: "paragraph", content: [formula] } : formula;
    editor.commands.insertContentAt(placeOf(editor, marked), content);
    close();
  }

  function remove() {
    editor.commands.deleteRange(placeOf(editor, marked));
    close();
  }

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    const key = pressedKey(event);
    if (key === "Escape") close();
    if (key !== "Enter" || event.shiftKey || !(event.target instanceof HTMLTextAreaElement)) return;
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
          autoFocus={!marked}
          value={latex}
          maxLength={MAX_LATEX}
          spellCheck={false}
          placeholder={String.raw`\frac{U}{R}`}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-formula-state`}
          onChange={(event) => onChange({ ...bar, latex: event.target.value })}
        />
      </label>
      <label className="tick">
        <input
          type="checkbox"
          checked={isBlock}
          onChange={(event) => onChange({ ...bar, isBlock: event.target.checked })}
        />
        {words("formulaOwnLine")}
      </label>
      <button type="submit" className="btn" disabled={latex.trim() === "" || problem !== undefined}>
        {words(marked ? "setFormula" : "addFormula")}
      </button>
      {marked && (
        <button type="button" className="btn ghost" onClick={remove}>
          {words("noFormula")}
        </button>
      )}
      <button type="button" className="btn ghost" onClick={close}>
        {words("cancel")}
      </button>
      <div role="alert">{isAsked && <p className="problem">{words("formulaOpen")}</p>}</div>
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

/** Where a formula goes: in the place of the one that it was written for, else where the cursor is, replacing none. */
function placeOf(editor: Editor, marked: FormulaBar["marked"]): { from: number; to: number } {
  const { doc, selection } = editor.state;
  if (marked) return { from: marked.at, to: marked.at + (doc.nodeAt(marked.at)?.nodeSize ?? 0) };
  return { from: markedFormula(editor) ? selection.to : selection.from, to: selection.to };
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
