import type { ReactNode } from "react";
import { DateTimeField } from "../../ui/date-time/DateTimeField.tsx";
import { useStateFor } from "../../ui/use-state-for.ts";
import { usePanel } from "../panel/context.ts";

interface DateTimeInputProps {
  id: string;
  label: string;
  /** By the site's clock: `2027-03-01 09:00:00`; "" for none. */
  value: string;
  onChange: (value: string) => void;
}

/** A date and a time of the site, as documents write it. What cannot be read stays in the field and goes nowhere. */
export function DateTimeInput({ id, label, value, onChange }: DateTimeInputProps): ReactNode {
  const { language, locale } = usePanel();
  const [unread, setUnread] = useStateFor(value, "");
  return (
    <DateTimeField
      kind="dateTime"
      id={id}
      className="sp-input"
      label={label}
      value={unread || value.replace(" ", "T").replace(/^(.{16}):00$/, "$1")}
      onChange={(typed) => {
        const isRead = typed === "" || readable.test(typed);
        setUnread(isRead ? "" : typed);
        if (isRead) onChange(written(typed));
      }}
      words={(name) => language.words.named(`dateTime.${name}`) ?? ""}
      locale={locale}
      isOwnJudge
    />
  );
}

const readable = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/;

/** As documents have it: the field leaves out seconds that are none. */
function written(typed: string): string {
  return typed.replace("T", " ") + (typed.length === "2027-03-01T09:00".length ? ":00" : "");
}
