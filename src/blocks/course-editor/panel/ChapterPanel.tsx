import type { ReactNode } from "react";
import { inputLimits } from "../../../generated/built/input-limits.ts";
import type { Translate } from "../../block.ts";
import type { SubmitError } from "../bar/submit-errors.ts";
import type { Chapter } from "../state/draft.ts";
import type { Editor } from "../state/use-editor.ts";
import { Field } from "./Field.tsx";

interface ChapterPanelProps {
  chapter: Chapter;
  change: Editor["change"];
  t: Translate;
  faults: readonly SubmitError[];
}

/** A chapter: what it is called and what it is about. */
export function ChapterPanel({ chapter, change, t, faults }: ChapterPanelProps): ReactNode {
  const { key } = chapter;
  const set = (values: Partial<Pick<Chapter, "chapterName" | "chapterDesc">>) =>
    change({ do: "setChapter", key, values }, { where: key, about: `${key}.${Object.keys(values)[0]}` });
  return (
    <>
      <Field id={`${key}-chapterName`} label={t("courseEditor.chapter.name")} fault={faultOf(faults, "chapterName")}>
        {(field) => (
          <input
            {...field}
            className="lf-input"
            {...inputLimits.saveCourseDraft.body.chapters.items.chapterName}
            value={chapter.chapterName}
            onChange={(event) => set({ chapterName: event.target.value })}
          />
        )}
      </Field>
      <Field id={`${key}-chapterDesc`} label={t("courseEditor.desc")} fault={faultOf(faults, "chapterDesc")}>
        {(field) => (
          <textarea
            {...field}
            className="lf-input lf-textarea"
            rows={3}
            {...inputLimits.saveCourseDraft.body.chapters.items.chapterDesc}
            value={chapter.chapterDesc}
            onChange={(event) => set({ chapterDesc: event.target.value })}
          />
        )}
      </Field>
      {faultOf(faults, "periods") && <p className="lf-error">{faultOf(faults, "periods")}</p>}
    </>
  );
}

/** What was found wrong with a field. */
export function faultOf(faults: readonly SubmitError[], field: string): string | undefined {
  return faults.find((fault) => fault.field === field)?.message;
}
