import { useState, type ReactNode } from "react";
import type { Translate } from "../block.ts";
import { ModalDialog } from "../../ui/ModalDialog.tsx";
import { isAnswered, unstored } from "./answers.ts";
import { SlotLink } from "./SlotLinks.tsx";
import type { Place } from "./use-place.ts";
import type { SheetView } from "./use-sheet.ts";

interface Props {
  sheet: SheetView;
  place: Place;
  close: () => void;
  t: Translate;
}

/** Asks before an attempt is submitted: what is open, what is marked for later, and what has not arrived. */
export function SubmitSheet({ sheet, place, close, t }: Props): ReactNode {
  const [busy, setBusy] = useState(false);
  const slots = sheet.attempt?.slotList.map(({ slot }) => slot) ?? [];
  const open = slots.filter((slot) => !isAnswered(sheet.answers.get(slot)?.body ?? {}));
  const waiting = unstored(sheet.answers).map(({ slot }) => slot);
  const lines: [string, number[]][] = [
    ["examSheet.panel.open", open],
    ["examSheet.panel.later", slots.filter((slot) => sheet.notes.get(slot)?.isLater)],
    ["examSheet.panel.waiting", waiting],
  ];
  const goTo = (slot: number) => {
    close();
    place.goTo(slot);
  };
  return (
    <ModalDialog aria-labelledby="submit-sheet" onClose={close}>
      <h2 id="submit-sheet">{t("examSheet.panel")}</h2>
      {lines.map(([key, list]) =>
        list.length === 0 ? null : (
          <p key={key}>
            {t(key as "examSheet.panel.open", { count: list.length })}{" "}
            {list.map((slot) => (
              <SlotLink key={slot} slot={slot} goTo={goTo} />
            ))}
          </p>
        ),
      )}
      {open.length === 0 && waiting.length === 0 && <p>{t("examSheet.panel.complete")}</p>}
      {sheet.fault !== "" && <p role="alert">{sheet.fault}</p>}
      <p className="ways">
        <button
          type="button"
          className="btn"
          disabled={busy}
          onClick={() => {
            setBusy(true);
            void sheet.submit().finally(() => setBusy(false));
          }}
        >
          {t("examSheet.panel.submit")}
        </button>
        <button type="button" className="btn ghost" onClick={close}>
          {t("examSheet.panel.back")}
        </button>
      </p>
    </ModalDialog>
  );
}
