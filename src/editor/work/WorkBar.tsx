import type { ReactNode } from "react";
import { ModalDialog } from "../../ui/ModalDialog.tsx";
import { EditIcon } from "../../ui/icons/EditIcon.tsx";
import type { SaveState } from "../saver.ts";
import type { WorkEditor } from "./use-work.ts";

/** The words of an editor, by their short names. */
export type WorkWords = (name: string, values?: Record<string, string | number>) => string;

interface WorkBarProps<Work> {
  editor: WorkEditor<Work>;
  title: ReactNode;
  backHref: string | undefined;
  words: WorkWords;
  locale: string;
  onSave: () => void;
  /** More buttons beside saving. */
  children?: ReactNode;
  /** The button for which one came, where that is not saving: it stands last, and saving before it is quiet. */
  main?: ReactNode;
}

/** How far the work is saved, the steps back and forward, and saving; what came back, and who saved meanwhile. */
export function WorkBar<Work>(props: WorkBarProps<Work>): ReactNode {
  const { editor, title, backHref, words, locale, onSave, children, main } = props;
  const said = sayState(editor.state, words, locale);
  const isTrouble = !["saved", "waiting", "saving"].includes(editor.state.state);
  return (
    <>
      <header className="work-bar">
        <div className="title">
          {backHref && (
            <a className="link" href={backHref}>
              {words("back")}
            </a>
          )}
          <h1>{title}</h1>
          <p className={isTrouble ? "saved trouble" : "saved"} role={isTrouble ? "alert" : "status"}>
            {said}
          </p>
        </div>
        <div className="do">
          {(["undo", "redo"] as const).map((step) => (
            <button
              key={step}
              type="button"
              className="icon"
              disabled={step === "undo" ? !editor.canUndo : !editor.canRedo}
              aria-keyshortcuts={step === "undo" ? "Control+Z" : "Control+Y"}
              aria-label={words(step)}
              title={`${words(step)} (${step === "undo" ? "Ctrl+Z" : "Ctrl+Y"})`}
              onClick={editor[step]}
            >
              <EditIcon name={step} size={20} />
            </button>
          ))}
          {children}
          <button
            type="button"
            className={main ? "btn ghost" : "btn"}
            aria-keyshortcuts="Control+S"
            aria-busy={editor.state.state === "saving" || undefined}
            onClick={onSave}
          >
            {words("save")}
          </button>
          {main}
        </div>
      </header>
      {editor.restored && (
        <p className="restored" role="status">
          <span>{words("restored")}</span>
          <button
            type="button"
            className="link"
            onClick={() => {
              editor.undo();
              editor.seen();
            }}
          >
            {words("discard")}
          </button>
          <button type="button" className="link" onClick={editor.seen}>
            {words("keep")}
          </button>
        </p>
      )}
      {editor.theirs && (
        <ModalDialog isFirm className="conflict" aria-labelledby="work-conflict" aria-describedby="work-conflict-text">
          <h2 id="work-conflict">{words("conflict")}</h2>
          <p id="work-conflict-text">{words("conflictText")}</p>
          <div className="do">
            <button type="button" className="btn ghost" onClick={() => editor.settle("theirs")}>
              {words("takeTheirs")}
            </button>
            <button type="button" className="btn" autoFocus onClick={() => editor.settle("mine")}>
              {words("keepMine")}
            </button>
          </div>
        </ModalDialog>
      )}
    </>
  );
}

function sayState(state: SaveState, words: WorkWords, locale: string): string {
  if (state.state === "refused") return words("state.refused", { why: state.message });
  if (state.state === "saved" && state.at !== undefined)
    return words("state.savedAt", {
      time: new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" }).format(state.at),
    });
  return words(`state.${state.state}`);
}
