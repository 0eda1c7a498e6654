import type { ReactNode } from "react";
import type { Translate } from "../block.ts";
import { isAnswered } from "./answers.ts";
import type { Place } from "./use-place.ts";
import type { SheetView } from "./use-sheet.ts";

interface Props {
  sheet: SheetView;
  place: Place;
  t: Translate;
}

/** The questions by their numbers: which are answered, open, or marked for later. */
export function QuestionMap({ sheet, place, t }: Props): ReactNode {
  return (
    <nav aria-label={t("examSheet.map")}>
      <ul>
        {sheet.attempt?.slotList.map(({ slot }) => {
          const isDone = isAnswered(sheet.answers.get(slot)?.body ?? {});
          const state = sheet.notes.get(slot)?.isLater ? "later" : isDone ? "done" : "open";
          return (
            <li key={slot}>
              <SlotLink
                slot={slot}
                goTo={place.goTo}
                state={state}
                label={t(`examSheet.map.${state as "open"}`, { no: slot })}
                isCurrent={place.isOneByOne && place.current === slot}
              />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Leads to a question, also where the page does not show it just now. */
export function SlotLink({
  slot,
  goTo,
  state,
  label,
  isCurrent = false,
}: {
  slot: number;
  goTo: Place["goTo"];
  state?: string;
  label?: string;
  isCurrent?: boolean;
}): ReactNode {
  return (
    <a
      href={`#q-${slot}`}
      className="num"
      data-state={state}
      aria-label={label}
      aria-current={isCurrent ? "true" : undefined}
      onClick={(event) => {
        event.preventDefault();
        goTo(slot);
      }}
    >
      {slot}
    </a>
  );
}

/** Leads to the question before and after, where one is shown at a time. */
export function Steps({ sheet, place, t }: Props): ReactNode {
  const slots = sheet.attempt?.slotList.map(({ slot }) => slot) ?? [];
  const at = slots.indexOf(place.current);
  const to = (slot: number | undefined) => () => slot !== undefined && place.goTo(slot);
  return (
    <p className="ways">
      <button type="button" className="btn ghost" disabled={at <= 0} onClick={to(slots[at - 1])}>
        {t("examSheet.previous")}
      </button>
      <button type="button" className="btn ghost" disabled={at >= slots.length - 1} onClick={to(slots[at + 1])}>
        {t("examSheet.next")}
      </button>
    </p>
  );
}
