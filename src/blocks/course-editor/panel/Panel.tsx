import { lazy, Suspense, useMemo, type ReactNode, type Ref } from "react";
import type { TextKey } from "../../../generated/built/locale-keys.ts";
import { FormRoot } from "../../../forms/FormRoot.ts";
import type { CourseDraft } from "../../../generated/types.ts";
import type { BlockProps } from "../../block.ts";
import type { SubmitError } from "../bar/submit-errors.ts";
import { EditIcon } from "../../../ui/icons/EditIcon.tsx";
import { chapterOf, periodOf } from "../state/draft.ts";
import type { Editor } from "../state/use-editor.ts";
import { ChapterPanel } from "./ChapterPanel.tsx";
import { PeriodPanel } from "./PeriodPanel.tsx";

const Details = lazy(async () => ({ default: (await import("../details/Details.tsx")).Details }));
const Introduce = lazy(async () => ({ default: (await import("./Introduce.tsx")).Introduce }));

interface PanelProps {
  ref: Ref<HTMLElement>;
  editor: Editor;
  block: BlockProps<"courseEditor">;
  draft: CourseDraft;
  faults: readonly SubmitError[];
  /** Nothing can be changed while it waits for the audit. */
  locked: boolean;
  onBack: () => void;
}

/** What is looked at. */
export function Panel({ ref, editor, block, draft, faults, locked, onBack }: PanelProps): ReactNode {
  const { selected, body, change } = editor;
  const { t } = block;
  const mine = useMemo(() => faults.filter(({ where }) => where === selected), [faults, selected]);
  const found = periodOf(body, selected);
  const chapter = chapterOf(body, selected);
  const heading = found
    ? t("courseEditor.period")
    : chapter
      ? t("courseEditor.chapter")
      : t(`courseEditor.${selected}` as TextKey);
  return (
    <section ref={ref} className="panel" tabIndex={-1} aria-labelledby="course-panel">
      <button type="button" className="link to-outline" onClick={onBack}>
        <EditIcon name="left" size={20} />
        {t("courseEditor.toOutline")}
      </button>
      <h2 id="course-panel">{heading}</h2>
      <Suspense
        fallback={
          <p className="muted" role="status">
            {t("courseEditor.loading")}
          </p>
        }
      >
        {selected === "details" && <Details editor={editor} block={block} faults={mine} locked={locked} />}
        {selected === "introduce" && <Introduce editor={editor} block={block} faults={mine} locked={locked} />}
      </Suspense>
      {(found || chapter) && (
        <FormRoot>
          <fieldset className="plain" disabled={locked}>
            {found && (
              <PeriodPanel
                key={selected}
                period={found.period}
                body={body}
                change={change}
                block={block}
                faults={mine}
                published={draft.mediaList.find(({ key }) => key === selected)}
              />
            )}
            {chapter && <ChapterPanel key={selected} chapter={chapter} change={change} t={t} faults={mine} />}
          </fieldset>
        </FormRoot>
      )}
    </section>
  );
}
