import type { ComponentProps, ReactNode } from "react";
import type { DateValue } from "@internationalized/date";
import { Button } from "react-aria-components/Button";
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from "react-aria-components/Calendar";
import { Heading } from "react-aria-components/Heading";
import { styled } from "styled-components";
import { ControlIcon } from "../../ui/icons/ControlIcon.tsx";
import { PRESS_STYLE } from "../press-style.ts";

/** A month to pick a day from; inside a picker it needs nothing said. */
export function Month(calendar: Omit<ComponentProps<typeof Calendar<DateValue>>, "children">): ReactNode {
  return (
    <MonthStyle>
      <Calendar {...calendar}>
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
    </MonthStyle>
  );
}

const MonthStyle = styled.div`
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
