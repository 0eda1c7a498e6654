import type { ReactNode } from "react";
import { useStudio } from "../StudioContext.ts";
import type { ImageDrop } from "./use-image-drop.ts";

/** How far a picture is that was dropped on the page, or why it could not be taken. */
export function ImageNotes({ sending, problem, closeProblem }: ImageDrop): ReactNode {
  const { t } = useStudio();
  return (
    <>
      {sending && (
        <p className="note" role="status">
          {t("studio.inline.sending", { name: sending.name })}{" "}
          <progress value={sending.share} aria-label={t("studio.inline.sending", { name: sending.name })} />
        </p>
      )}
      {problem !== undefined && (
        <p className="note" role="alert">
          {problem}{" "}
          <button type="button" className="tool" onClick={closeProblem}>
            {t("studio.close")}
          </button>
        </p>
      )}
    </>
  );
}
