import { useState, type ReactNode } from "react";
import { LateDateTimeField } from "../../ui/date-time/LateDateTimeField.tsx";
import type { BlockProps } from "../block.ts";

interface AskedDayProps extends Pick<BlockProps<"recordList">, "t" | "locale"> {
  id: string;
  param: string;
  label: string;
  /** The day in the address, or nothing. */
  given: string;
}

/** A day that is asked for together with the search; it is sent as the browser's own field sends it. */
export function AskedDay({ id, param, label, given, t, locale }: AskedDayProps): ReactNode {
  const [day, setDay] = useState(given);
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <LateDateTimeField
        kind="date"
        id={id}
        sendAs={param}
        label={label}
        value={day}
        onChange={setDay}
        words={(name) => t(`dateTime.${name}`)}
        locale={locale}
        isOwnJudge
      />
    </p>
  );
}
