import type { Editor } from "@tiptap/core";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { useStateFor } from "../../ui/use-state-for.ts";

interface ImageBarProps {
  id: string;
  editor: Editor;
  words: (name: string, values?: Record<string, string | number>) => string;
  /** What was chosen, dropped or pasted and is to be uploaded. */
  pictures: readonly File[];
  upload: (picture: File, progress: (share: number) => void) => Promise<string>;
  onDone: () => void;
}

/** How far pictures are on their way, what was wrong with one, and what the marked one shows. */
export function ImageBar({ id, editor, words, pictures, upload, onDone }: ImageBarProps): ReactNode {
  const [share, setShare] = useState<number>();
  // What was wrong stays when all are done, until others are chosen.
  const [chosen, setChosen] = useState(pictures);
  if (pictures.length > 0 && pictures !== chosen) setChosen(pictures);
  const [problem, setProblem] = useStateFor<string | undefined>(chosen, undefined);
  const tell = useEffectEvent(setProblem);
  const send = useEffectEvent(upload);
  const done = useEffectEvent(onDone);

  useEffect(() => {
    if (pictures.length === 0) return;
    let current = true;
    void (async () => {
      for (const picture of pictures) {
        setShare(0);
        try {
          const src = await send(picture, (sent) => current && setShare(sent));
          if (current) insert(editor, src);
        } catch (error) {
          if (current) tell(error instanceof Error ? error.message : String(error));
        }
      }
      if (!current) return;
      setShare(undefined);
      done();
    })();
    return () => {
      current = false;
    };
  }, [pictures, editor]);

  const isPicture = editor.isActive("image");
  const alt: unknown = editor.getAttributes("image")["alt"];
  return (
    <>
      {share !== undefined && (
        <p className="row">
          <span>{words("sending")}</span>
          <progress value={share} max={1} aria-label={words("sending")} />
        </p>
      )}
      <div role="alert">{problem && <p className="row problem">{problem}</p>}</div>
      {isPicture && (
        <label className="row" htmlFor={`${id}-alt`}>
          <span>{words("alt")}</span>
          <input
            id={`${id}-alt`}
            value={String(alt ?? "")}
            onChange={(event) => editor.commands.updateAttributes("image", { alt: event.target.value })}
          />
        </label>
      )}
    </>
  );
}

/** Puts a picture at the cursor. Who writes in another field meanwhile, such as what a picture shows, stays there. */
function insert(editor: Editor, src: string): void {
  const isElsewhere = document.activeElement instanceof HTMLElement && isField(document.activeElement);
  editor.commands.insertContentAt(
    editor.state.selection.to,
    { type: "image", attrs: { src, alt: "" } },
    { updateSelection: !isElsewhere },
  );
  if (!isElsewhere) editor.view.focus();
}

const isField = (element: HTMLElement): boolean => element.matches("input, textarea, select");
