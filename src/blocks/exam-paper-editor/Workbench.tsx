import { useState, type ReactNode } from "react";
import { inputLimits } from "../../generated/built/input-limits.ts";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import type { ExamQuestionCard } from "../../generated/types.ts";
import { useShortcuts } from "../../editor/use-shortcuts.ts";
import { MissingList } from "../../editor/work/MissingList.tsx";
import type { Opened } from "../../editor/work/use-work.ts";
import { WorkBar } from "../../editor/work/WorkBar.tsx";
import type { BlockProps } from "../block.ts";
import { withQuery } from "../../ui/query.ts";
import { useVersionedWork } from "../shared/use-versioned-work.ts";
import { PickDialog } from "./PickDialog.tsx";
import { Section } from "./Section.tsx";
import {
  fixedOf,
  fromPaper,
  isPaperDraft,
  missingIn,
  moveSection,
  newSection,
  sizeOf,
  toSections,
  type PaperDraft,
} from "./state/paper-draft.ts";
import { useCheck } from "./use-check.ts";
import { useMoves } from "./use-moves.ts";
import { Versions } from "./Versions.tsx";

interface WorkbenchProps {
  block: BlockProps<"examPaperEditor">;
  opened: Opened<PaperDraft>;
  /** The questions that it names. */
  questions: readonly ExamQuestionCard[];
}

const MAX_SECTIONS = inputLimits.saveExamPaper.sections.maxItems;

/** The editor at work. Each save is a version: exams that have begun keep theirs. */
export function Workbench({ block, opened, questions }: WorkbenchProps): ReactNode {
  const {
    paperId,
    viewerId = "",
    subjects = [],
    backHref,
    bankHref,
    previewHref,
    examHref,
    path,
    operations,
    on,
    blockKey,
    locale,
    t,
  } = block;
  const [known, setKnown] = useState(() => new Map(questions.map((question) => [question.id, question])));
  const [picking, setPicking] = useState<string>();
  const learn = (more: readonly ExamQuestionCard[]) =>
    setKnown((before) => new Map([...before, ...more.map((question) => [question.id, question] as const)]));
  const id = `${blockKey}-p`;
  const { editor, missing, saveAndStay } = useVersionedWork<PaperDraft, ReturnType<typeof missingIn>[number]>({
    what: "exam-paper",
    id: paperId,
    param: "paperId",
    path,
    viewerId,
    opened,
    isWork: isPaperDraft,
    missingIn,
    missingId: `${id}-missing`,
    send: async (work, before) => {
      const saved = await operations.saveExamPaper({
        ...before,
        paperName: work.paperName.trim(),
        sections: toSections(work),
      });
      learn(saved.questionList);
      return saved;
    },
    fetchTheirs: async () => {
      const paper = await operations.getExamPaper({ id: paperId ?? "" });
      learn(paper.questionList);
      return { version: paper.versionNo, work: fromPaper(paper) };
    },
    unreached: "examPaperEditor.notReached",
    go: on.go,
    t,
  });
  const draft = editor.work;
  const shortages = useCheck(toSections(draft), (sections) => operations.checkExamPaper({ sections }));
  const moves = useMoves({ draft, change: editor.change, t });
  const { questions: count, points } = sizeOf(draft.sections);
  useShortcuts(
    { undo: editor.undo, redo: editor.redo, save: saveAndStay },
    ({ defaultPrevented }) => !defaultPrevented && !document.querySelector("dialog[open]"),
  );
  const pick = (section: string, chosen: readonly ExamQuestionCard[]) => {
    learn(chosen);
    editor.change((before) => ({
      ...before,
      sections: before.sections.map((one) =>
        one.id === section
          ? {
              ...one,
              fixed: [...one.fixed, ...chosen.map((question) => fixedOf(question.id, one.fixed.at(-1)?.score ?? 2))],
            }
          : one,
      ),
    }));
    setPicking(undefined);
  };
  const restore = async (versionNo: number) => {
    const paper = await operations.getExamPaper({ id: paperId ?? "", versionNo });
    learn(paper.questionList);
    editor.change(() => fromPaper(paper));
  };
  return (
    <>
      <WorkBar
        editor={editor}
        title={t(opened.version === 0 ? "examPaperEditor.new" : "examPaperEditor.edit")}
        backHref={backHref}
        words={(name, values) => t(`examPaperEditor.work.${name}` as TextKey, values)}
        locale={locale}
        onSave={() => void saveAndStay()}
      >
        {previewHref && paperId && (
          <a className="btn ghost" href={withQuery(previewHref, {}, { paperId })} target="_blank" rel="noopener">
            {t("examPaperEditor.preview")}
          </a>
        )}
        {examHref && paperId && (
          <a className="btn ghost" href={withQuery(examHref, {}, { paper: paperId })}>
            {t("examPaperEditor.makeExam")}
          </a>
        )}
      </WorkBar>
      <MissingList
        id={`${id}-missing`}
        title={t("examPaperEditor.missing")}
        lines={missing.map((what) => t(`examPaperEditor.missing.${what}`))}
      />
      <p className="field">
        <label htmlFor={`${id}-name`}>{t("examPaperEditor.name")}</label>
        <input
          id={`${id}-name`}
          value={draft.paperName}
          {...inputLimits.saveExamPaper.paperName}
          onChange={({ target }) => editor.change((before) => ({ ...before, paperName: target.value }), "name")}
        />
      </p>
      <p className="total num" role="status">
        {t("examPaperEditor.total", { count, points })}
      </p>
      <p className="vh" role="status">
        {moves.told}
      </p>
      {draft.sections.map((section, index) => (
        <Section
          key={section.id}
          id={`${id}-${index}`}
          draft={draft}
          index={index}
          known={known}
          subjects={subjects}
          shortages={shortages.filter((one) => one.section === index)}
          change={editor.change}
          moves={moves}
          onPick={() => setPicking(section.id)}
          onMove={(by) => editor.change((before) => moveSection(before, index, by))}
          t={t}
        />
      ))}
      <p>
        <button
          type="button"
          className="btn ghost"
          disabled={draft.sections.length >= MAX_SECTIONS}
          onClick={() =>
            editor.change((before) => ({
              ...before,
              sections: [
                ...before.sections,
                newSection(t("examPaperEditor.sectionTitle", { no: before.sections.length + 1 })),
              ],
            }))
          }
        >
          {t("examPaperEditor.addSection")}
        </button>
      </p>
      {paperId && (
        <Versions
          key={editor.version}
          list={async () => (await operations.listExamPaperVersions({ id: paperId })).list}
          current={editor.version}
          restore={restore}
          t={t}
        />
      )}
      {picking !== undefined && (
        <PickDialog
          subjects={subjects}
          taken={new Set(draft.sections.flatMap(({ fixed }) => fixed.map(({ questionId }) => questionId)))}
          find={(filter) => operations.listExamQuestions(filter)}
          bankHref={bankHref}
          onPick={(chosen) => pick(picking, chosen)}
          onClose={() => setPicking(undefined)}
          t={t}
        />
      )}
    </>
  );
}
