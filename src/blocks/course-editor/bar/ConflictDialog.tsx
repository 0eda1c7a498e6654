import type { ReactNode } from "react";
import type { CourseDraft } from "../../../generated/types.ts";
import { ModalDialog } from "../../../ui/ModalDialog.tsx";
import type { Translate } from "../../block.ts";

/** Somebody else saved meanwhile: one of the two is taken, and the other is there to be brought back by undoing. */
export function ConflictDialog({
  theirs,
  t,
  onChoose,
}: {
  theirs: CourseDraft;
  t: Translate;
  onChoose: (choice: "theirs" | "mine") => void;
}): ReactNode {
  return (
    <ModalDialog isFirm className="conflict" aria-labelledby="course-conflict" aria-describedby="course-conflict-text">
      <h2 id="course-conflict">{t("courseEditor.conflict")}</h2>
      <p id="course-conflict-text">{t("courseEditor.conflictText", { time: theirs.gmtModified })}</p>
      <div className="do">
        <button type="button" className="btn ghost" onClick={() => onChoose("theirs")}>
          {t("courseEditor.takeTheirs")}
        </button>
        <button type="button" className="btn" autoFocus onClick={() => onChoose("mine")}>
          {t("courseEditor.keepMine")}
        </button>
      </div>
    </ModalDialog>
  );
}
