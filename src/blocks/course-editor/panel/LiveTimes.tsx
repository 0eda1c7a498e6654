import { toCalendarDateTime, type CalendarDateTime, type DateValue } from "@internationalized/date";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { DateInput, DateSegment } from "react-aria-components/DateField";
import { DatePicker } from "react-aria-components/DatePicker";
import { Dialog } from "react-aria-components/Dialog";
import { Group } from "react-aria-components/Group";
import { Label } from "react-aria-components/Label";
import { Popover } from "react-aria-components/Popover";
import { styled } from "styled-components";
import { Month } from "../../../forms/pickers/Month.tsx";
import { ControlIcon } from "../../../ui/icons/ControlIcon.tsx";
import type { Translate } from "../../block.ts";
import type { Period } from "../state/draft.ts";
import { begunAt, momentOf, timeText, type SessionTimes } from "./session-times.ts";

interface LiveTimesProps {
  period: Pick<Period, "key" | "beginTime" | "endTime">;
  t: Translate;
  onChange: (times: SessionTimes, about: string) => void;
  faults: { begin: string | undefined; end: string | undefined };
}

/** When a live session begins and ends, in the time of the site. A session without an end gets one of an hour. */
export function LiveTimes({ period, t, onChange, faults }: LiveTimesProps): ReactNode {
  const { key, beginTime, endTime } = period;
  const isReversed = beginTime !== undefined && endTime !== undefined && endTime <= beginTime;
  return (
    <Times>
      <Moment
        id={`${key}-beginTime`}
        label={t("courseEditor.live.begin")}
        value={beginTime}
        fault={faults.begin}
        onChange={(begin) => onChange(begunAt(begin, period), "times")}
      />
      <Moment
        id={`${key}-endTime`}
        label={t("courseEditor.live.end")}
        value={endTime}
        fault={isReversed ? t("courseEditor.live.reversed") : faults.end}
        onChange={(end) => onChange({ endTime: timeText(end) }, "times")}
      />
    </Times>
  );
}

interface MomentProps {
  id: string;
  label: string;
  value: string | undefined;
  fault: string | undefined;
  onChange: (moment: CalendarDateTime | undefined) => void;
}

function Moment({ id, label, value, fault, onChange }: MomentProps): ReactNode {
  return (
    <DatePicker<DateValue>
      id={id}
      className="lf-field"
      granularity="minute"
      hourCycle={24}
      hideTimeZone
      shouldForceLeadingZeros
      isInvalid={fault !== undefined}
      value={value === undefined ? null : momentOf(value)}
      onChange={(moment) => onChange(moment ? toCalendarDateTime(moment) : undefined)}
    >
      <Label className="lf-label">{label}</Label>
      <Group className="lf-input moment">
        <DateInput className="segments">{(segment) => <DateSegment segment={segment} className="segment" />}</DateInput>
        <Button className="open">
          <ControlIcon name="calendar" />
        </Button>
      </Group>
      {fault && <p className="lf-error">{fault}</p>}
      <Popover placement="bottom end">
        <Dialog>
          <Month />
        </Dialog>
      </Popover>
    </DatePicker>
  );
}

const Times = styled.div`
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  .moment {
    display: flex;
    align-items: center;
    padding: 0 0 0 12px;
  }
  .segments {
    flex: 1;
    display: flex;
    align-items: center;
    white-space: pre;
  }
  .segment {
    padding: 2px;
    border-radius: 3px;
    outline: none;
    font-variant-numeric: tabular-nums;
  }
  .segment[data-placeholder] {
    color: var(--color-text-muted);
  }
  .segment[data-focused] {
    background: var(--color-primary);
    color: var(--color-primary-text);
  }
  .open {
    display: grid;
    place-items: center;
    flex: none;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    border-radius: var(--radius-control);
    background: none;
    color: var(--color-text-muted);
    cursor: pointer;
  }
`;
