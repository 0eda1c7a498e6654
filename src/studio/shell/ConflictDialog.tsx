import type { ReactNode } from "react";
import { diffLayers } from "../../site/edit/diff.ts";
import { ChangeList } from "../history/ChangeList.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { usePlaceWords } from "../history/use-place-label.ts";
import type { Conflict } from "../state/draft-store.ts";
import { useStudio, useStudioState } from "../StudioContext.ts";

/**
 * Somebody else saved while this was worked on: says who and when, what they changed, and what becomes of both. Nothing
 * is lost either way.
 */
export function ConflictDialog({ conflict: { theirs, merged } }: { conflict: Conflict }): ReactNode {
  const { t, store, notify } = useStudio();
  const placeOf = usePlaceWords();
  const { stored, history } = useStudioState();
  const changes = diffLayers(stored.patch, theirs.patch);
  const settle = (choice: "mine" | "theirs") => {
    store.settle(choice);
    notify(
      t(`studio.conflict.${choice}Done`),
      choice === "theirs" && history.value !== theirs.patch
        ? { label: t("studio.undo"), run: store.undoLast() }
        : undefined,
    );
  };
  return (
    <Sheet title={t("studio.conflict")} closeLabel={t("studio.close")} onClose={() => {}} firm width={640}>
      <p>
        {t("studio.conflict.who", { name: theirs.authorName || t("studio.somebody"), time: theirs.gmtModified ?? "" })}
      </p>
      {changes.length > 0 && (
        <section aria-label={t("studio.conflict.theirs")}>
          <h3>{t("studio.conflict.theirs")}</h3>
          <ChangeList changes={changes} most={10} />
        </section>
      )}
      {merged.both.length > 0 && (
        <section aria-label={t("studio.conflict.both")}>
          <h3>{t("studio.conflict.both")}</h3>
          <ul>
            {merged.both.map((path) => (
              <li key={path.join("/")}>{placeOf(path)}</li>
            ))}
          </ul>
        </section>
      )}
      <p className="hint">{t("studio.conflict.hint")}</p>
      <div className="foot">
        <button type="button" className="btn ghost" onClick={() => settle("theirs")}>
          {t("studio.conflict.takeTheirs")}
        </button>
        <button type="button" className="btn" autoFocus onClick={() => settle("mine")}>
          {t("studio.conflict.keepMine")}
        </button>
      </div>
    </Sheet>
  );
}
