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
import { ControlIcon } from "../icons/ControlIcon.tsx";

/** A month to pick a day from. */
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
  background: var(--color-surface-raised);
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
  /* It may stand in a dialog of a block whose tables look otherwise, and are cards on a phone. */
  &&&& table {
    display: table;
    border: 0;
    border-collapse: collapse;
    background: none;
  }
  &&&& thead {
    display: table-header-group;
    position: static;
    clip-path: none;
  }
  &&&& tbody {
    display: table-row-group;
  }
  &&&& tr {
    display: table-row;
    border: 0;
    background: none;
  }
  &&&& th,
  &&&& td {
    display: table-cell;
    width: 44px;
    padding: 0;
    border: 0;
    background: none;
    text-align: center;
  }
  &&&& th {
    height: 32px;
    font-size: 0.8125rem;
    font-weight: 500;
    color: var(--color-text-muted);
    background: var(--color-surface-raised);
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
  /* Within a dialog on a phone, which cuts what is wider. */
  @media (max-width: 420px) {
    &&&& :is(th, td),
    .day {
      width: 40px;
      height: 40px;
    }
  }
`;
