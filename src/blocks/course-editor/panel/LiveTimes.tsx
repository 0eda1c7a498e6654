import type { ReactNode } from "react";
import { styled } from "styled-components";
import { DateTimeField } from "../../../ui/date-time/DateTimeField.tsx";
import { readDateTime } from "../../../ui/date-time/read-date-time.ts";
import { useStateFor } from "../../../ui/use-state-for.ts";
import type { Translate } from "../../block.ts";
import type { Period } from "../state/draft.ts";
import { Field } from "./Field.tsx";
import { begunAt, momentOf, timeText, type SessionTimes } from "./session-times.ts";

interface LiveTimesProps {
  period: Pick<Period, "key" | "beginTime" | "endTime">;
  t: Translate;
  locale: string;
  onChange: (times: SessionTimes, about: string) => void;
  faults: { begin: string | undefined; end: string | undefined };
}

/** When a live session begins and ends, in the time of the site. A session without an end gets one of an hour. */
export function LiveTimes({ period, t, locale, onChange, faults }: LiveTimesProps): ReactNode {
  const { key, beginTime, endTime } = period;
  const isReversed = beginTime !== undefined && endTime !== undefined && endTime <= beginTime;
  return (
    <Times>
      <Moment
        id={`${key}-beginTime`}
        label={t("courseEditor.live.begin")}
        value={beginTime}
        fault={faults.begin}
        onChange={(begin) => onChange(begunAt(begin ? momentOf(begin) : undefined, period), "times")}
        locale={locale}
        t={t}
      />
      <Moment
        id={`${key}-endTime`}
        label={t("courseEditor.live.end")}
        value={endTime}
        fault={isReversed ? t("courseEditor.live.reversed") : faults.end}
        onChange={(end) => onChange({ endTime: end ? timeText(momentOf(end)) : undefined }, "times")}
        locale={locale}
        t={t}
      />
    </Times>
  );
}

interface MomentProps extends Pick<LiveTimesProps, "t" | "locale"> {
  id: string;
  label: string;
  value: string | undefined;
  fault: string | undefined;
  /** Told a moment as a field of HTML has it, or nothing where it is cleared. */
  onChange: (moment: string) => void;
}

/** What cannot be read, or is not whole yet, changes nothing of the session. */
function Moment({ id, label, value = "", fault, onChange, locale, t }: MomentProps): ReactNode {
  const [unread, setUnread] = useStateFor(value, "");
  return (
    <Field id={id} label={label} fault={fault}>
      {(field) => (
        <DateTimeField
          {...field}
          kind="dateTime"
          className="lf-input"
          label={label}
          value={unread || (readDateTime("dateTime", value) ?? "")}
          onChange={(next) => {
            const isRead = next === "" || readDateTime("dateTime", next) !== undefined;
            setUnread(isRead ? "" : next);
            if (isRead) onChange(next);
          }}
          words={(name) => t(`dateTime.${name}`)}
          locale={locale}
          isOwnJudge
        />
      )}
    </Field>
  );
}

const Times = styled.div`
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
`;
