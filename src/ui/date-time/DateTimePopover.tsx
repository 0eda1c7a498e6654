import { parseDate } from "@internationalized/date";
import { useState, type ReactNode, type RefObject } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Popover } from "react-aria-components/Popover";
import { styled } from "styled-components";
import type { Day } from "../../shared/days.ts";
import { PRESS_STYLE, reservePressStyle } from "../press-style.ts";
import type { DateTimeWord } from "./DateTimeField.tsx";
import { Month } from "./Month.tsx";
import { splitDateTime, type DateTimeKind } from "./read-date-time.ts";

interface Props {
  kind: DateTimeKind;
  anchor: RefObject<HTMLElement | null>;
  locale: string;
  label: string;
  /** As the field has it; what of it can be read is chosen. */
  value: string;
  words: (name: DateTimeWord) => string;
  /** The first day that can be picked. */
  earliest: Day | undefined;
  onPick: (value: string) => void;
  onClose: () => void;
}

/**
 * What a field of days and times is picked from, at that field: a month, and below it hours and minutes. A day alone is
 * chosen with one click. Days before `earliest` are there but cannot be picked.
 */
export function DateTimePopover(props: Props): ReactNode {
  const { kind, anchor, locale, label, value, words, earliest, onPick, onClose } = props;
  useState(reservePressStyle);
  const { day, time } = splitDateTime(kind, value);
  const pick = (next: { day?: Day | undefined; time?: string | undefined }) => {
    onPick([next.day, next.time].filter(Boolean).join("T"));
    if (kind === "date") onClose();
  };
  // Over a dialog of the browser nothing is seen that does not stand in it.
  const container = anchor.current?.closest("dialog");
  return (
    <I18nProvider locale={locale}>
      <Popover
        isOpen
        triggerRef={anchor}
        placement="bottom start"
        {...(container ? { UNSTABLE_portalContainer: container } : {})}
        onOpenChange={(open) => !open && onClose()}
      >
        <Dialog aria-label={label} style={{ outline: "none" }}>
          <Card>
            {kind !== "time" && (
              <Month
                aria-label={label}
                autoFocus
                value={day ? parseDate(day) : null}
                {...(earliest ? { minValue: parseDate(earliest) } : {})}
                onChange={(chosen) => chosen && pick({ day: chosen.toString(), time })}
              />
            )}
            {kind !== "date" && (
              <Clock
                time={time}
                isOff={kind === "dateTime" && day === undefined}
                words={words}
                onPick={(chosen) => pick({ day, time: chosen })}
              />
            )}
            {(value !== "" || kind !== "date") && (
              <footer>
                <button
                  type="button"
                  disabled={value === ""}
                  onClick={() => {
                    onPick("");
                    onClose();
                  }}
                >
                  {words("clear")}
                </button>
                {kind !== "date" && (
                  <button type="button" onClick={onClose}>
                    {words("done")}
                  </button>
                )}
              </footer>
            )}
          </Card>
        </Dialog>
      </Popover>
    </I18nProvider>
  );
}

interface ClockProps {
  time: string | undefined;
  isOff: boolean;
  words: Props["words"];
  onPick: (time: string) => void;
}

/** Hours of 24 and minutes; an hour alone is the full hour. */
function Clock({ time, isOff, words, onPick }: ClockProps): ReactNode {
  const [hour = "", minute = ""] = time?.split(":") ?? [];
  return (
    <div className="clock">
      <select
        aria-label={words("hour")}
        disabled={isOff}
        value={hour}
        onChange={({ target }) => onPick(`${target.value}:${minute || "00"}`)}
      >
        <Numbers count={24} none={hour === "" ? words("none") : undefined} />
      </select>
      <span aria-hidden="true">:</span>
      <select
        aria-label={words("minute")}
        disabled={isOff || hour === ""}
        value={minute}
        onChange={({ target }) => onPick(`${hour}:${target.value}`)}
      >
        <Numbers count={60} none={minute === "" ? words("none") : undefined} />
      </select>
    </div>
  );
}

function Numbers({ count, none }: { count: number; none: string | undefined }): ReactNode {
  return (
    <>
      {none !== undefined && <option value="">{none}</option>}
      {Array.from({ length: count }, (_, number) => String(number).padStart(2, "0")).map((number) => (
        <option key={number}>{number}</option>
      ))}
    </>
  );
}

const Card = styled.div`
  ${PRESS_STYLE}
  display: grid;
  gap: 8px;
  padding: 12px;
  background: var(--color-surface-raised);
  color: var(--color-text);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-raised);
  .clock,
  footer {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
  }
  select {
    flex: 1;
    min-width: 72px;
    min-height: 44px;
    padding: 0 8px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums;
  }
  footer button {
    min-height: 44px;
    padding: 0 12px;
    border: 0;
    border-radius: var(--radius-control);
    background: none;
    color: var(--color-link);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  footer button:last-child {
    margin-inline-start: auto;
  }
  button:disabled,
  select:disabled {
    opacity: 0.5;
    cursor: default;
  }
  footer button:focus-visible,
  select:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
  }
`;
