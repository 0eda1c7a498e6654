import { useMemo, useState, type ReactNode } from "react";
import { inputLimits } from "../../generated/built/input-limits.ts";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import { enumValues, QuestionKindEnum } from "../../generated/enums.ts";
import { useShortcuts } from "../../editor/use-shortcuts.ts";
import { MissingList } from "../../editor/work/MissingList.tsx";
import type { Opened } from "../../editor/work/use-work.ts";
import { WorkBar } from "../../editor/work/WorkBar.tsx";
import type { BlockProps, Translate } from "../block.ts";
import { uploadImage } from "../shared/upload-image.ts";
import { useVersionedWork } from "../shared/use-versioned-work.ts";
import { EditorContext } from "./fields/context.ts";
import { PartFields } from "./fields/PartFields.tsx";
import { Parts } from "./fields/Parts.tsx";
import { TextField } from "./fields/TextField.tsx";
import { Preview } from "./Preview.tsx";
import { fromQuestion } from "./state/from-question.ts";
import { missingIn, type Missing } from "./state/missing-in.ts";
import { isQuestionDraft, type QuestionDraft } from "./state/question-draft.ts";
import { toQuestion } from "./state/to-question.ts";
import { cutText } from "../../shared/cut-text.ts";

interface WorkbenchProps {
  block: BlockProps<"examQuestionEditor">;
  opened: Opened<QuestionDraft>;
  /** After saving, where another question is to follow: as this one, without its words. */
  onNext: (draft: QuestionDraft) => void;
}

/** All of the tags, each with a comma after it. */
const MAX_TAGS = inputLimits.saveExamQuestion.tags.maxItems * (inputLimits.saveExamQuestion.tags.items.maxLength + 1);

/** The editor at work. Each save is a version: nothing is saved before a person says so. */
export function Workbench({ block, opened, onNext }: WorkbenchProps): ReactNode {
  const {
    questionId,
    viewerId = "",
    subjects = [],
    tags = [],
    backHref,
    subjectHref,
    path,
    operations,
    on,
    blockKey,
    locale,
    t,
  } = block;
  const id = `${blockKey}-q`;
  const [isPreview, setPreview] = useState(false);
  const { editor, missing, save, saveAndStay } = useVersionedWork<QuestionDraft, ReturnType<typeof missingIn>[number]>({
    what: "exam-question",
    id: questionId,
    param: "questionId",
    path,
    viewerId,
    opened,
    isWork: isQuestionDraft,
    missingIn,
    missingId: `${id}-missing`,
    send: (work, before) =>
      operations.saveExamQuestion({
        ...before,
        subjectId: work.subjectId,
        difficulty: work.difficulty as 1,
        tags: work.tags,
        ...toQuestion(work),
      }),
    fetchTheirs: async () => {
      const question = await operations.getExamQuestion({ id: questionId ?? "" });
      return { version: question.versionNo, work: fromQuestion(question) };
    },
    unreached: "examQuestionEditor.notReached",
    go: on.go,
    t,
  });
  const draft = editor.work;
  const set = (more: Partial<QuestionDraft>, together?: string) =>
    editor.change((before) => ({ ...before, ...more }), together);

  const saveAndNext = async () => {
    if (await save()) onNext(draft);
  };
  useShortcuts({ undo: editor.undo, redo: editor.redo, save: saveAndStay }, isForQuestion);

  const tools = useMemo(
    () => ({
      t,
      upload: (image: File, progress: (share: number) => void) =>
        uploadImage(image, { operations, purpose: "cover", t, texts: "examQuestionEditor", progress }),
    }),
    [t, operations],
  );
  const { questionKind, body } = toQuestion(draft);
  return (
    <EditorContext value={tools}>
      <WorkBar
        editor={editor}
        title={t(opened.version === 0 ? "examQuestionEditor.new" : "examQuestionEditor.edit")}
        backHref={backHref}
        words={(name, values) => t(`examQuestionEditor.work.${name}` as TextKey, values)}
        locale={locale}
        onSave={() => void saveAndStay()}
      >
        <button type="button" className="btn ghost" aria-expanded={isPreview} onClick={() => setPreview(!isPreview)}>
          {t("examQuestionEditor.preview")}
        </button>
        <button type="button" className="btn ghost" onClick={() => void saveAndNext()}>
          {t("examQuestionEditor.saveAndNext")}
        </button>
      </WorkBar>
      <MissingList
        id={`${id}-missing`}
        title={t("examQuestionEditor.missing")}
        lines={missing.map(
          ({ what, part }) =>
            (part === undefined ? "" : `${t("examQuestionEditor.part", { no: part })} · `) +
            t(`examQuestionEditor.missing.${what as Missing}`),
        )}
      />
      {isPreview && (
        <section className="preview" aria-label={t("examQuestionEditor.preview")}>
          <Preview key={questionKind} id={`${id}-preview`} kind={questionKind} body={body} />
        </section>
      )}
      <div className="facts">
        <p className="field">
          <label htmlFor={`${id}-kind`}>{t("examQuestionEditor.type")}</label>
          <select
            id={`${id}-kind`}
            value={draft.kind}
            onChange={({ target }) => set({ kind: Number(target.value) as QuestionKindEnum })}
          >
            {enumValues.QuestionKindEnum.map((kind) => (
              <option key={kind} value={kind}>
                {t(`examQuestionEditor.kind.${kind as QuestionKindEnum}`)}
              </option>
            ))}
          </select>
        </p>
        <p className="field">
          <label htmlFor={`${id}-subject`}>{t("examQuestionEditor.subject")}</label>
          <select
            id={`${id}-subject`}
            value={draft.subjectId}
            onChange={({ target }) => set({ subjectId: target.value })}
          >
            <option value="">{t("examQuestionEditor.choose")}</option>
            {subjects.map((subject) => (
              <option key={subject.id} value={subject.id}>
                {subject.subjectName}
              </option>
            ))}
          </select>
          {subjectHref && subjects.length === 0 && (
            <span className="hint">
              {t("examQuestionEditor.noSubject")}{" "}
              <a className="link" href={subjectHref}>
                {t("examQuestionEditor.addSubject")}
              </a>
            </span>
          )}
        </p>
        <p className="field short">
          <label htmlFor={`${id}-difficulty`}>{t("examQuestionEditor.difficulty")}</label>
          <select
            id={`${id}-difficulty`}
            value={draft.difficulty}
            onChange={({ target }) => set({ difficulty: Number(target.value) })}
          >
            {[1, 2, 3, 4, 5].map((level) => (
              <option key={level} value={level}>
                {t(`examQuestionEditor.level.${level as 1}`)}
              </option>
            ))}
          </select>
        </p>
        <TagField id={`${id}-tags`} value={draft.tags} known={tags.map(({ tag }) => tag)} set={set} t={t} />
      </div>
      <TextField
        id={`${id}-stem`}
        label={t(draft.kind === QuestionKindEnum.material ? "examQuestionEditor.material" : "examQuestionEditor.stem")}
        rows={3}
        placeholder={draft.kind === QuestionKindEnum.blanks ? t("examQuestionEditor.stemHint") : ""}
        value={draft.stem}
        onChange={(stem) => set({ stem }, "stem")}
      />
      {draft.kind === QuestionKindEnum.material ? (
        <Parts id={id} parts={draft.parts} change={(parts, together) => set({ parts }, together)} />
      ) : (
        <PartFields id={id} part={draft} change={(part, together) => set(part, together)} />
      )}
      <TextField
        id={`${id}-explanation`}
        label={t("examQuestionEditor.explanation")}
        rows={3}
        value={draft.explanation}
        onChange={(explanation) => set({ explanation }, "explanation")}
      />
      <details className="keys">
        <summary>{t("examQuestionEditor.keys")}</summary>
        <dl>
          {(["enter", "backspace", "move", "mark", "letter", "save", "undo"] as const).map((name) => (
            <div key={name}>
              <dt>
                <kbd>{shortcuts[name]}</kbd>
              </dt>
              <dd>{t(`examQuestionEditor.keys.${name}`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </EditorContext>
  );
}

/** Tags with a comma between them, as they are typed. */
function TagField({
  id,
  value,
  known,
  set,
  t,
}: {
  id: string;
  value: string[];
  known: string[];
  set: (more: Partial<QuestionDraft>, together?: string) => void;
  t: Translate;
}): ReactNode {
  const [typed, setTyped] = useState<string>();
  return (
    <p className="field">
      <label htmlFor={id}>{t("examQuestionEditor.tags")}</label>
      <input
        id={id}
        list={`${id}-known`}
        value={typed ?? value.join("，")}
        autoComplete="off"
        maxLength={MAX_TAGS}
        onChange={({ target }) => {
          setTyped(target.value);
          set({ tags: tagsIn(target.value) }, "tags");
        }}
        onBlur={() => setTyped(undefined)}
      />
      <datalist id={`${id}-known`}>
        {known.map((tag) => (
          <option key={tag} value={tag}>
            {tag}
          </option>
        ))}
      </datalist>
    </p>
  );
}

const tagsIn = (typed: string): string[] =>
  [...new Set(typed.split(/[,，、;；]/).map((tag) => cutText(tag.trim(), 30)))].filter(Boolean).slice(0, 20);

const shortcuts = {
  enter: "Enter",
  backspace: "Backspace",
  move: "Alt+↑ / Alt+↓",
  mark: "Ctrl+Enter",
  letter: "A … Z",
  save: "Ctrl+S",
  undo: "Ctrl+Z / Ctrl+Y",
};

/** In fields too, because there is one history for the whole question. */
function isForQuestion({ defaultPrevented, target }: KeyboardEvent): boolean {
  if (document.querySelector("dialog[open]")) return false;
  return !defaultPrevented || (target instanceof Element && target.closest(".ProseMirror") !== null);
}
