import type { ReactNode } from "react";
import { TypedInput } from "./TypedInput.tsx";

interface DateTimeInputProps {
  id: string;
  /** By the site's clock: `2027-03-01 09:00:00`; "" for none. */
  value: string;
  onChange: (value: string) => void;
}

/** A date and a time of the site, by the browser's own field for both. */
export function DateTimeInput({ id, value, onChange }: DateTimeInputProps): ReactNode {
  return (
    <TypedInput
      id={id}
      type="datetime-local"
      value={value.replace(" ", "T")}
      onChange={(typed) => onChange(written(typed))}
    />
  );
}

/** As documents have it: the field leaves out seconds that are none. */
function written(typed: string): string {
  return typed.replace("T", " ") + (typed.length === "2027-03-01T09:00".length ? ":00" : "");
}
