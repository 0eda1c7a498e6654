import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import type { BlockType } from "../../generated/built/block-table.ts";
import { blockWrittenOut, defaultLanguage } from "../../site/check/short-forms/write-out.ts";
import type { LayerPath } from "../../site/edit/edit.ts";
import { UnsafeDocumentError } from "../../site/document/merge.ts";
import { fromPointer } from "../../site/document/positions.ts";
import { isSame } from "../../shared/same.ts";
import { changeValue } from "../panel/change.ts";
import { usePanel } from "../panel/context.ts";
import { findingsAt } from "../panel/findings.ts";
import { blockSchema } from "./document-schema.ts";
import { lineOf, readText, type TextProblem } from "./read.ts";

const JsonEditor = lazy(async () => {
  const [{ JsonEditor: Editor }, { createCompletion }] = await Promise.all([
    import("./JsonEditor.tsx"),
    import("./completion.ts"),
  ]);
  return {
    default: function Loaded({
      schema,
      ...props
    }: { schema: object } & Omit<Parameters<typeof Editor>[0], "complete">): ReactNode {
      const complete = useMemo(() => createCompletion(schema), [schema]);
      return <Editor {...props} complete={complete} />;
    },
  };
});

interface JsonTabProps {
  type: BlockType;
  /** The block as it holds, inherited parts and all. */
  value: object;
  path: LayerPath;
}

/**
 * A block as JSON, for those who like that better: with completion by its schema and the same findings as beside the
 * fields.
 * Each state that can be read becomes the draft at once; what cannot be read yet stays in the editor and says why.
 */
export function JsonTab({ type, value, path }: JsonTabProps): ReactNode {
  const { draft, edit, t, findings, language } = usePanel();
  const { base } = draft;
  const [text, setText] = useState(() => written(value));
  const [problem, setProblem] = useState<TextProblem>();
  const told = useRef<object>(value);
  const props = "props" in value ? value.props : undefined;
  const schema = useMemo(() => {
    const facts = language.blocks[type];
    return facts ? blockSchema({ type, facts, props }, language) : {};
  }, [type, props, language]);

  useEffect(() => {
    // Changed elsewhere, by a field or by undoing: the text follows.
    if (isSame(value, told.current)) return;
    told.current = value;
    setText(written(value));
    setProblem(undefined);
  }, [value]);

  function take(next: string) {
    setText(next);
    const read = readText(next, t);
    if ("problem" in read) return setProblem(read.problem);
    // What is typed may be short; the draft has the one form that everything else knows.
    const after = blockWrittenOut(read.value, type, defaultLanguage([draft.own, base]), language);
    if (isSame(after, value)) return setProblem(undefined);
    try {
      changeValue({ own: draft.own, base, path, before: value, after });
    } catch (error) {
      if (!(error instanceof UnsafeDocumentError)) throw error;
      return setProblem({ line: 1, message: error.message });
    }
    setProblem(undefined);
    told.current = after;
    edit((own) => changeValue({ own, base, path, before: value, after }), "studio.edit.json", {
      together: `${path.join("/")} json`,
    });
  }

  const problems = useMemo(
    () => [
      ...(problem ? [problem] : []),
      ...findingsAt(findings, path).map(({ pointer, message }) => ({
        line: lineOf(text, fromPointer(pointer).slice(path.length)),
        message,
      })),
    ],
    [problem, findings, path, text],
  );
  return (
    <div className="sp-form">
      <p className="sp-about">{t("studio.json.about")}</p>
      <Suspense
        fallback={
          <p className="sp-note" role="status">
            {t("studio.panel.loading")}
          </p>
        }
      >
        <JsonEditor label={t("studio.json.label")} schema={schema} text={text} problems={problems} onChange={take} />
      </Suspense>
      <div role="status">
        {problems.map(({ line, message }) => (
          <p key={`${line} ${message}`} className="sp-problem">
            {t("studio.json.line", { line, message })}
          </p>
        ))}
        {problems.length === 0 && <p className="sp-note">{t("studio.json.fine")}</p>}
      </div>
    </div>
  );
}

/** As documents are written: what it is and where it sits first, however its parts were merged. */
function written(value: object): string {
  const { type, in: place, order, when, ...rest } = value as Record<string, unknown>;
  return JSON.stringify({ type, in: place, order, when, ...rest }, null, 2);
}
