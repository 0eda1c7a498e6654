import type { WidgetProps } from "@rjsf/utils";
import type { ReactNode } from "react";
import { earliestDay } from "../../shared/days.ts";
import { DateTimeField } from "../../ui/date-time/DateTimeField.tsx";
import { readDateTime, type DateTimeKind } from "../../ui/date-time/read-date-time.ts";
import { optionsOf, surroundings } from "../context.ts";
import { control, focusing } from "./control.ts";
import { TextWidget } from "./TextWidget.tsx";

/** A day; the value is `yyyy-MM-dd`. The picker offers none before the option `earliest`. */
export const DateWidget = (props: WidgetProps): ReactNode => <Moment {...props} kind="date" />;

/** A day and a time of the site's clock; the value is `yyyy-MM-dd HH:mm:ss`, as the calls have it. */
export const DateTimeWidget = (props: WidgetProps): ReactNode => (
  <Moment {...props} kind="dateTime" write={(moment) => `${moment.replace("T", " ")}:00`} />
);

/** The same for a schema's format `date-time`: the value is `yyyy-MM-ddTHH:mm`. One with a zone stays as it stands. */
export const IsoDateTimeWidget = (props: WidgetProps): ReactNode =>
  /(Z|[+-]\d\d:\d\d)$/i.test(String(props.value ?? "")) ? (
    <TextWidget {...props} />
  ) : (
    <Moment {...props} kind="dateTime" />
  );

/** A time; the value is `HH:mm`. */
export const TimeWidget = (props: WidgetProps): ReactNode => <Moment {...props} kind="time" />;

/** What cannot be read goes into the form as it stands, so that it is said among the form's other faults. */
function Moment({
  kind,
  write = (moment) => moment,
  ...props
}: WidgetProps & { kind: DateTimeKind; write?: (moment: string) => string }): ReactNode {
  const { value, onChange, options } = props;
  const { t, locale, today } = surroundings(props.registry);
  const { earliest } = optionsOf(props);
  const stored = typeof value === "string" ? value : "";
  return (
    <DateTimeField
      {...control(props)}
      {...focusing(props)}
      kind={kind}
      className="lf-input"
      label={t(props.label)}
      value={readDateTime(kind, stored) ?? stored}
      onChange={(next) => {
        const read = readDateTime(kind, next);
        onChange(next === "" ? options.emptyValue : read === undefined ? next : write(read));
      }}
      words={(name) => t(`dateTime.${name}`)}
      locale={locale}
      earliest={earliest && earliestDay(earliest, today())}
      autoComplete={options.autocomplete}
    />
  );
}
