import { autocompletion, closeBrackets, type CompletionContext } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import {
  bracketMatching,
  defaultHighlightStyle,
  HighlightStyle,
  indentUnit,
  syntaxHighlighting,
} from "@codemirror/language";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useHandler } from "../../ui/use-handler.ts";
import type { Complete } from "./completion.ts";
import type { TextProblem } from "./read.ts";

interface JsonEditorProps {
  /** Read aloud. */
  label: string;
  text: string;
  complete: Complete;
  problems: readonly TextProblem[];
  onChange: (text: string) => void;
}

/**
 * An editor for a JSON text, with completion and with what is wrong beside the lines. It lives in a shadow tree: there
 * its style is an adopted sheet, which the page's policy allows. Tab leaves it, as any field.
 */
export function JsonEditor({ label, text, complete, problems, onChange }: JsonEditorProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const propose = useHandler(complete);
  const tell = useHandler(onChange);
  const written = useRef(text);

  useEffect(() => {
    const host = place.current;
    if (!host) return;
    const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
    const made = new EditorView({
      parent: root,
      root,
      state: EditorState.create({
        doc: written.current,
        extensions: [
          lineNumbers(),
          history(),
          json(),
          indentUnit.of("  "),
          bracketMatching(),
          closeBrackets(),
          highlightActiveLine(),
          lintGutter(),
          syntaxHighlighting(colours),
          autocompletion({ override: [(context) => completionAt(context, propose)] }),
          keymap.of([...defaultKeymap, ...historyKeymap]),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (!docChanged) return;
            written.current = state.doc.toString();
            tell(written.current);
          }),
          look,
        ],
      }),
    });
    setView(made);
    return () => made.destroy();
  }, [label, propose, tell]);

  useEffect(() => {
    if (!view || text === written.current) return;
    written.current = text;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
  }, [view, text]);

  useEffect(() => {
    if (!view) return;
    const { doc } = view.state;
    const marks = problems.map(({ line, message }) => {
      const { from, to } = doc.line(Math.min(Math.max(1, line), doc.lines));
      return { from, to, message, severity: "error" as const };
    });
    view.dispatch(setDiagnostics(view.state, marks));
  }, [view, problems]);

  return <div ref={place} className="sp-json" />;
}

async function completionAt(context: CompletionContext, complete: Complete) {
  const word = context.matchBefore(/["\w.$-]*/);
  if (!context.explicit && (!word || word.from === word.to)) return null;
  // What is typed of a name stands in quotes, which the names that are offered do not.
  const typed = (word?.text ?? "").replaceAll('"', "").toLowerCase();
  const offered = await complete(context.state.doc.toString(), context.pos);
  const found = offered.filter(({ label }) => label.replaceAll('"', "").toLowerCase().includes(typed));
  if (found.length === 0) return null;
  const from = Math.min(...found.map((one) => one.from));
  return {
    from,
    options: found.map(({ label, detail, insert, from: start, to }) => ({
      label,
      info: detail || undefined,
      apply: (view: EditorView) =>
        view.dispatch({
          changes: { from: start, to: Math.max(to, view.state.selection.main.head), insert },
          selection: { anchor: start + insert.length },
        }),
    })),
    filter: false,
  };
}

/** The editor's usual colours, mixed with that of the text: they are made for a light page and would drown on a dark one. */
const colours = HighlightStyle.define(
  defaultHighlightStyle.specs.map((spec) =>
    "color" in spec ? { ...spec, color: `color-mix(in oklab, ${spec["color"]} 45%, var(--color-text))` } : spec,
  ),
);

const look = EditorView.theme({
  "&": {
    fontSize: "0.8125rem",
    color: "var(--color-text)",
    backgroundColor: "var(--color-surface)",
    border: "1px solid var(--color-border-strong)",
    borderRadius: "var(--radius-control)",
  },
  "&.cm-focused": { outline: "2px solid var(--color-focus)", outlineOffset: "2px" },
  ".cm-scroller": { maxHeight: "60vh", fontFamily: "var(--font-mono)", lineHeight: "1.6" },
  ".cm-content": { caretColor: "var(--color-text)" },
  ".cm-gutters": {
    color: "var(--color-text-muted)",
    backgroundColor: "var(--color-surface-alt)",
    borderInlineEnd: "1px solid var(--color-border)",
  },
  ".cm-activeLine, .cm-activeLineGutter": {
    backgroundColor: "color-mix(in srgb, var(--color-primary-soft) 50%, transparent)",
  },
  ".cm-tooltip": {
    color: "var(--color-text)",
    backgroundColor: "var(--color-surface-raised, var(--color-surface))",
    border: "1px solid var(--color-border-strong)",
  },
  ".cm-tooltip-autocomplete ul li[aria-selected]": {
    color: "var(--color-primary-text)",
    backgroundColor: "var(--color-primary)",
  },
});
