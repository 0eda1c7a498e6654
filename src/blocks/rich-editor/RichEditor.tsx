import { Editor } from "@tiptap/core";
import { useCallback, useEffect, useReducer, useRef, useState, type ReactNode } from "react";
import type { RichText } from "../../generated/types.ts";
import { TYPED_EVENT, type TypedDetail } from "../../shared/draft-key.ts";
import { isObject } from "../../shared/json.ts";
import { useHandler } from "../../ui/use-handler.ts";
import { cleanPaste } from "./clean-paste.ts";
import { fromEditor, toEditor } from "./document.ts";
import { extensions } from "./extensions.ts";
import { followed, isUnfinished, markedFormula, newFormula, type FormulaBar } from "./formula-bar.ts";
import { FormulaForm } from "./FormulaForm.tsx";
import { ImageBar } from "./ImageBar.tsx";
import { PlaceBar } from "./PlaceBar.tsx";
import { Root } from "./RichEditorStyle.ts";
import { showIn } from "./show-in.ts";
import { Toolbar } from "./Toolbar.tsx";
import { pressedKey } from "../../ui/pressed-key.ts";

interface RichEditorProps {
  id: string;
  value: RichText;
  onChange: (document: RichText) => void;
  /** The id of the heading that names it. */
  labelledBy: string;
  placeholder: string;
  /** The words of the tools, by their short names. */
  words: (name: string, values?: Record<string, string | number>) => string;
  /**
   * Puts a picture where it is kept, and gives its address; rejects with what is to be said. Without it no picture is
   * taken.
   */
  upload?: ((picture: File, progress: (share: number) => void) => Promise<string>) | undefined;
  /** Whether it has a small bar only, with what most texts need; the rest of a document stays as it is. */
  isSmall?: boolean;
}

/**
 * An editor for a rich text document. It writes the document's own form and no HTML. Undoing is the business of whoever
 * holds the document: give it back as it was.
 */
export function RichEditor({
  id,
  value,
  onChange,
  labelledBy,
  placeholder,
  words,
  upload,
  isSmall = false,
}: RichEditorProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [, redraw] = useReducer((drawings: number) => drawings + 1, 0);
  const written = useRef(value);
  const tell = useHandler(onChange);
  const [pictures, setPictures] = useState<File[]>([]);
  const [formula, setFormula] = useState<FormulaBar>();

  /** Pictures among files are uploaded; a text that comes with a picture of itself stays a text. */
  const takesPictures = upload !== undefined;
  const take = useCallback(
    (files: FileList | undefined, isText = false): boolean => {
      const found = [...(files ?? [])].filter(({ type }) => type.startsWith("image/"));
      if (found.length === 0 || isText) return false;
      if (takesPictures) setPictures(found);
      return true;
    },
    [takesPictures],
  );

  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions: extensions(),
      content: toEditor(written.current),
      // It would write a style element, which the page's policy refuses: RichEditorStyle has the same rules.
      injectCSS: false,
      editorProps: {
        attributes: {
          id,
          class: "prose",
          role: "textbox",
          "aria-multiline": "true",
          "aria-labelledby": labelledBy,
          "data-placeholder": placeholder,
        },
        // Whoever gives it the focus without a place (Tab, a label, what stood before it and went) means the place where
        // one was. The browser would begin at the top, and the editor mends that only 20 ms later.
        handleDOMEvents: {
          focus: (view) => {
            view.focus();
            return false;
          },
          [TYPED_EVENT]: (_: unknown, { detail }: CustomEvent<TypedDetail>) => {
            // Who holds the document gives it back, and it is shown then.
            if (!detail.isGiven) detail.value = written.current;
            else if (isDocument(detail.value)) tell(detail.value);
            return true;
          },
        },
        // Tab goes deeper into a list: this is the way out by keyboard.
        handleKeyDown: (view, event) => {
          if (event.altKey && (event.ctrlKey || event.metaKey) && event.code === "KeyM") {
            if (markedFormula(view)) document.getElementById(`${id}-formula`)?.focus();
            else setFormula((bar) => bar ?? newFormula);
            return true;
          }
          if (pressedKey(event) === "Enter" && markedFormula(view)) {
            document.getElementById(`${id}-formula`)?.focus();
            return true;
          }
          if (pressedKey(event) !== "Escape") return false;
          place.current?.parentElement?.querySelector<HTMLElement>(".set button")?.focus();
          return true;
        },
        transformPastedHTML: cleanPaste,
        handlePaste: (_, event) =>
          take(event.clipboardData?.files, event.clipboardData?.getData("text/plain").trim() !== ""),
        handleDrop: (_, event) => take(event.dataTransfer?.files),
      },
      onUpdate: ({ editor: { state } }) => {
        written.current = fromEditor(state.doc.toJSON());
        tell(written.current);
      },
      onTransaction(event) {
        setFormula((bar) => followed(bar, event));
        redraw();
      },
    });
    setEditor(made);
    return () => made.destroy();
  }, [id, labelledBy, placeholder, take, tell]);

  useEffect(() => {
    if (!editor || value === written.current) return;
    written.current = value;
    showIn(editor, value);
  }, [editor, value]);

  /** Opens the bar for a formula, and closes it where nothing would be lost. */
  function toggleFormula() {
    if (!formula) return setFormula(newFormula);
    if (!formula.marked && !isUnfinished(formula)) return setFormula(undefined);
    document.getElementById(`${id}-formula`)?.focus();
  }

  return (
    <Root data-empty={value.content.length === 0} data-small={isSmall || undefined}>
      {editor && (
        <Toolbar
          editor={editor}
          words={words}
          controls={id}
          isSmall={isSmall}
          isFormula={formula !== undefined}
          onFormula={toggleFormula}
          onPictures={setPictures}
        />
      )}
      {editor && formula && (
        <FormulaForm
          id={id}
          editor={editor}
          bar={formula}
          onChange={setFormula}
          words={words}
          onClose={() => setFormula(undefined)}
        />
      )}
      {editor && !isSmall && <PlaceBar id={id} editor={editor} words={words} />}
      {editor && upload && (
        <ImageBar
          id={id}
          editor={editor}
          words={words}
          pictures={pictures}
          upload={upload}
          onDone={() => setPictures([])}
        />
      )}
      <div ref={place} className="page" />
    </Root>
  );
}

const isDocument = (value: unknown): value is RichText =>
  isObject(value) && value["type"] === "doc" && Array.isArray(value["content"]);
