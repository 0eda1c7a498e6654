import type { Editor } from "@tiptap/core";
import { useEffect, useRef, useState, type ReactNode } from "react";

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
  const [problem, setProblem] = useState<string>();
  const latest = useRef({ upload, onDone });
  latest.current = { upload, onDone };

  useEffect(() => {
    if (pictures.length === 0) return;
    let current = true;
    setProblem(undefined);
    (async () => {
      for (const picture of pictures) {
        setShare(0);
        try {
          const src = await latest.current.upload(picture, (sent) => current && setShare(sent));
          if (current)
            editor
              .chain()
              .focus()
              .insertContentAt(editor.state.selection.to, { type: "image", attrs: { src, alt: "" } })
              .run();
        } catch (error) {
          if (current) setProblem(error instanceof Error ? error.message : String(error));
        }
      }
      if (!current) return;
      setShare(undefined);
      latest.current.onDone();
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
            maxLength={200}
            onChange={(event) => editor.commands.updateAttributes("image", { alt: event.target.value })}
          />
        </label>
      )}
    </>
  );
}
