import { useMemo, useRef, useState, type ReactNode } from "react";
import { DraftStateEnum } from "../../generated/enums.ts";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { reservePressStyle } from "../../ui/press-style.ts";
import type { CourseDraft } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { ConflictDialog } from "./bar/ConflictDialog.tsx";
import { EditorBar } from "./bar/EditorBar.tsx";
import type { SubmitError } from "./bar/submit-errors.ts";
import { Missing } from "./bar/Missing.tsx";
import { useSubmit } from "./bar/use-submit.ts";
import { ChangeContext } from "./outline/change-context.ts";
import { Outline } from "./outline/Outline.tsx";
import { Panel } from "./panel/Panel.tsx";
import { createUploads, UploadsContext, type Uploads } from "./panel/uploads.ts";
import { Sections } from "./Sections.tsx";
import { outcomeOf } from "../../editor/save-outcome.ts";
import { useLeaveWarning } from "../../editor/use-leave-warning.ts";
import { useShortcuts } from "../../editor/use-shortcuts.ts";
import { DRAFT_CONFLICT } from "../../generated/error-codes.ts";
import { callFaultText } from "./../shared/call-error.ts";
import { useEditor, type Editor } from "./state/use-editor.ts";

/** The editor at work: the outline beside what is looked at, and one bar above both. */
export function Workbench({ block, opened }: { block: BlockProps<"courseEditor">; opened: CourseDraft }): ReactNode {
  useState(reservePressStyle);
  const {
    courseId,
    viewerId = "",
    t,
    locale,
    operations,
    backHref,
    liveHref = backHref,
    resourceHref = backHref,
  } = block;
  const [draft, setDraft] = useState(opened);
  const editor = useEditor({
    draft: opened,
    owner: viewerId,
    save: (version, body) =>
      operations.saveCourseDraft({ courseId, version, body }).then(
        (saved) => {
          setDraft((before) => ({ ...before, ...saved }));
          return { version: saved.version };
        },
        (error: unknown) =>
          outcomeOf(error, {
            conflict: DRAFT_CONFLICT,
            textOf: () => callFaultText(error, t, "courseEditor.notReached"),
          }),
      ),
    fetchTheirs: () => operations.getCourseDraft({ courseId }),
  });
  const { submit, withdraw, shelf, busy, faults, problem, dismiss } = useSubmit({ block, editor, onDraft: setDraft });
  const [uploads] = useState(createUploads);
  // A file that is on its way when another page is gone to arrives all the same, among one's files; only leaving the
  // site ends it.
  useLeaveWarning(uploads.isBusy);
  const locked = draft.state === DraftStateEnum.waiting;
  useShortcuts({ undo: editor.undo, redo: editor.redo, save: editor.flush }, (event) => !locked && isForCourse(event));

  // On a narrow page either the outline is shown or what was opened in it.
  const [shows, setShows] = useState<"outline" | "panel">("outline");
  const panel = useRef<HTMLElement>(null);
  const open = (where: string) => {
    editor.select(where);
    setShows("panel");
  };

  function jump({ where, field }: SubmitError) {
    if (where === "outline") setShows("outline");
    else open(where);
    // The panel of another entry stands there after this.
    setTimeout(() => focusOn(where, field, panel.current), 60);
  }

  /** The field that is meant, else the first one there. */
  function focusOn(where: string, field: string, within: HTMLElement | null) {
    const id =
      where === "details"
        ? `${block.blockKey}-details_${field}`
        : where === "introduce"
          ? `${block.blockKey}-introduce`
          : `${where}-${field}`;
    const target =
      where === "outline"
        ? document.querySelector<HTMLElement>(".outline .add button")
        : (document.getElementById(id) ?? within);
    (target?.matches(canFocus) ? target : target?.querySelector<HTMLElement>(canFocus))?.focus();
    target?.scrollIntoView({ block: "center" });
  }

  const faulty = useMemo(() => new Set(faults?.map(({ where }) => where)), [faults]);
  return (
    <I18nProvider locale={locale}>
      <Shared editor={editor} uploads={uploads}>
        <EditorBar
          editor={editor}
          draft={draft}
          t={t}
          locale={locale}
          previewHref={`/preview/${previews[editor.body.courseCategory]}/${encodeURIComponent(courseId)}`}
          backHref={{ 1: backHref, 2: liveHref, 3: resourceHref, 4: resourceHref }[editor.body.courseCategory]}
          busy={busy}
          onSubmit={() => void submit()}
          onWithdraw={() => void withdraw()}
          onShelf={(isPutaway) => void shelf(isPutaway)}
        />
        <div role="alert">{problem && <p className="problem">{problem}</p>}</div>
        {editor.restored && (
          <p className="restored" role="status">
            {t("courseEditor.restored")}
            <button
              type="button"
              className="link"
              onClick={() => {
                editor.undo();
                editor.seen();
              }}
            >
              {t("courseEditor.discard")}
            </button>
            <button type="button" className="link" onClick={editor.seen}>
              {t("courseEditor.close")}
            </button>
          </p>
        )}
        {faults && <Missing faults={faults} t={t} onJump={jump} onClose={dismiss} />}
        <div className="bench" data-shows={shows}>
          <nav className="places" aria-label={t("courseEditor.parts")}>
            <Sections selected={editor.selected} faulty={faulty} t={t} onOpen={open} />
            <Outline editor={editor} t={t} faulty={faulty} locked={locked} onOpen={open} />
          </nav>
          <Panel
            ref={panel}
            editor={editor}
            block={block}
            draft={draft}
            faults={faults ?? []}
            locked={locked}
            onBack={() => setShows("outline")}
          />
        </div>
        {editor.theirs && (
          <ConflictDialog
            theirs={editor.theirs}
            t={t}
            onChoose={(choice) => {
              if (editor.theirs) setDraft(editor.theirs);
              editor.settle(choice);
            }}
          />
        )}
      </Shared>
    </I18nProvider>
  );
}

/** What parts deep inside work with. */
function Shared({ editor, uploads, children }: { editor: Editor; uploads: Uploads; children: ReactNode }): ReactNode {
  return (
    <UploadsContext value={uploads}>
      <ChangeContext value={editor.change}>{children}</ChangeContext>
    </UploadsContext>
  );
}

/** In fields too, because there is one history for all of the page. */
function isForCourse({ defaultPrevented, target }: KeyboardEvent): boolean {
  // A dialog has the page to itself.
  if (document.querySelector("dialog[open]")) return false;
  // The editor of texts prevents what the browser would undo in it, and undoes nothing itself.
  return !defaultPrevented || (target instanceof Element && target.closest(".ProseMirror") !== null);
}

/** Some fields are several controls: the first of them gets the focus. */
const canFocus = "input, select, textarea, button, [tabindex], [contenteditable=true]";

const previews: Record<number, string> = { 1: "course", 2: "live", 3: "library", 4: "resource" };
