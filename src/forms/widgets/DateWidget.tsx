import type { WidgetProps } from "@rjsf/utils";
import { lazy, Suspense, useRef, useState } from "react";
import { optionsOf, surroundings } from "../context.ts";
import { ControlIcon } from "../../ui/icons/ControlIcon.tsx";
import { earliestDay, parseDay } from "../validation/days.ts";
import { control } from "./control.ts";

const loadCalendar = () => import("../pickers/CalendarPopover.tsx");
const CalendarPopover = lazy(async () => ({ default: (await loadCalendar()).CalendarPopover }));

/**
 * A day, typed or picked; the value is `yyyy-MM-dd`. The calendar is loaded when a person heads for it and offers no
 * day before the option `earliest`; a typed day is checked when the form is.
 */
export function DateWidget(props: WidgetProps) {
  const { value, onChange, options, onBlur, onFocus, id } = props;
  const { t, locale, today } = surroundings(props.registry);
  const { earliest } = optionsOf(props);
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const rest = control(props);
  const [typed, setTyped] = useState("");
  // While a person types 2027/1/5 the form already has 2027-01-05; the field is put in order when they leave it.
  const shown = (parseDay(typed) ?? typed) === (value ?? "") ? typed : String(value ?? "");
  const set = (next: string) => {
    setTyped(next);
    onChange(next === "" ? options.emptyValue : (parseDay(next) ?? next));
  };
  return (
    <span className="lf-group">
      <input
        {...rest}
        ref={field}
        className="lf-input"
        inputMode="numeric"
        autoComplete={options.autocomplete ?? "off"}
        placeholder={t("form.theme.dateFormat")}
        value={shown}
        onChange={(event) => set(event.target.value)}
        onFocus={() => onFocus(id, value)}
        onBlur={() => {
          setTyped(String(value ?? ""));
          onBlur(id, value);
        }}
      />
      <button
        type="button"
        className="lf-inside"
        disabled={rest.disabled}
        aria-label={t("form.theme.openCalendar")}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadCalendar()}
        onFocus={() => void loadCalendar()}
        onClick={() => setOpen(true)}
      >
        <ControlIcon name="calendar" />
      </button>
      {open && (
        <Suspense>
          <CalendarPopover
            anchor={field}
            locale={locale}
            label={t(props.label)}
            value={parseDay(String(value ?? ""))}
            earliest={earliest && earliestDay(earliest, today())}
            onPick={(day) => {
              set(day);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </span>
  );
}
