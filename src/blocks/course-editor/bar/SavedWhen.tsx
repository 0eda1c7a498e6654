import type { ReactNode } from "react";
import type { Translate } from "../../block.ts";
import type { SaveState } from "../../../editor/saver.ts";

/** How far the work is saved, in words. What goes well is shown; only what does not is said aloud. */
export function SavedWhen({ saving, t, locale }: { saving: SaveState; t: Translate; locale: string }): ReactNode {
  const isTrouble =
    saving.state === "offline" ||
    saving.state === "signedOut" ||
    saving.state === "refused" ||
    saving.state === "conflict";
  return (
    <>
      <span className={`saved ${saving.state}`} data-save={saving.state}>
        {wordsFor(saving, t, locale)}
      </span>
      <span className="vh" role="alert">
        {isTrouble && wordsFor(saving, t, locale)}
      </span>
    </>
  );
}

function wordsFor(saving: SaveState, t: Translate, locale: string): string {
  switch (saving.state) {
    case "saved":
      return saving.at === undefined
        ? t("courseEditor.saved")
        : t("courseEditor.savedAt", {
            time: new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" }).format(saving.at),
          });
    case "refused":
      return t("courseEditor.notTaken", { why: saving.message });
    default:
      return t(`courseEditor.saving.${saving.state}`);
  }
}
