import { parseDate } from "@internationalized/date";
import { useState, type RefObject } from "react";
import { Button } from "react-aria-components/Button";
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from "react-aria-components/Calendar";
import { Dialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Popover } from "react-aria-components/Popover";
import { styled } from "styled-components";
import { PRESS_STYLE, reservePressStyle } from "../press-style.ts";
import { ControlIcon } from "../../ui/icons/ControlIcon.tsx";

interface Props {
  anchor: RefObject<HTMLElement | null>;
  locale: string;
  label: string;
  value: string | undefined;
  /** The first day that can be picked. */
  earliest: string | undefined;
  onPick: (day: string) => void;
  onClose: () => void;
}

/** A month to pick a day from, at its field. Days before `earliest` are there but cannot be picked. */
export function CalendarPopover({ anchor, locale, label, value, earliest, onPick, onClose }: Props) {
  useState(reservePressStyle);
  return (
    <I18nProvider locale={locale}>
      <Popover isOpen triggerRef={anchor} placement="bottom start" onOpenChange={(open) => !open && onClose()}>
        <Dialog aria-label={label}>
          <Month>
            <Calendar
              aria-label={label}
              autoFocus
              value={value ? parseDate(value) : null}
              {...(earliest ? { minValue: parseDate(earliest) } : {})}
              onChange={(day) => day && onPick(day.toString())}
            >
              <header>
                <Button slot="previous">
                  <ControlIcon name="left" />
                </Button>
                <Heading />
                <Button slot="next">
                  <ControlIcon name="right" />
                </Button>
              </header>
              <CalendarGrid>
                <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
                <CalendarGridBody>{(date) => <CalendarCell date={date} className="day" />}</CalendarGridBody>
              </CalendarGrid>
            </Calendar>
          </Month>
        </Dialog>
      </Popover>
    </I18nProvider>
  );
}

const Month = styled.div`
  ${PRESS_STYLE}
  padding: 12px;
  background: var(--color-surface-raised);
  color: var(--color-text);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-raised);
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  header h2 {
    margin: 0;
    font-size: 1rem;
    font-weight: 600;
  }
  header button {
    width: 44px;
    height: 44px;
    border: 0;
    border-radius: var(--radius-control);
    background: none;
    color: inherit;
    cursor: pointer;
  }
  header button:disabled {
    opacity: 0.35;
    cursor: default;
  }
  table {
    border-collapse: collapse;
  }
  th {
    height: 32px;
    font-size: 0.8125rem;
    font-weight: 500;
    color: var(--color-text-muted);
  }
  td {
    padding: 0;
  }
  .day {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: 50%;
    cursor: pointer;
    outline: none;
    font-variant-numeric: tabular-nums;
  }
  .day[data-hovered] {
    background: var(--color-surface-alt);
  }
  .day[data-outside-month] {
    visibility: hidden;
  }
  .day[data-disabled] {
    color: var(--color-text-muted);
    opacity: 0.45;
    text-decoration: line-through;
    cursor: default;
  }
  .day[data-selected] {
    background: var(--color-primary);
    color: var(--color-primary-text);
  }
  .day[data-focus-visible],
  header button[data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
`;
