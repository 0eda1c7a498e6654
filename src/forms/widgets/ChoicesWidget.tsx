import type { EnumOptionsType, WidgetProps } from "@rjsf/utils";
import { surroundings } from "../context.ts";
import { control, isOff } from "./control.ts";

/** One of a few choices, all in sight. */
export function RadioWidget(props: WidgetProps) {
  return (
    <Choices
      widget={props}
      kind="radio"
      chosen={(value) => value === props.value}
      choose={(value) => props.onChange(value)}
    />
  );
}

/** Any number of a few choices, all in sight; kept in the order of the schema. */
export function CheckboxesWidget(props: WidgetProps) {
  const values: unknown[] = Array.isArray(props.value) ? props.value : [];
  const choose = (value: unknown) => {
    const next = values.includes(value) ? values.filter((entry) => entry !== value) : [...values, value];
    props.onChange(
      (props.options.enumOptions ?? [])
        .map((option: EnumOptionsType) => option.value)
        .filter((entry: unknown) => next.includes(entry)),
    );
  };
  return <Choices widget={props} kind="checkbox" chosen={(value) => values.includes(value)} choose={choose} />;
}

interface ChoicesProps {
  widget: WidgetProps;
  kind: "radio" | "checkbox";
  chosen: (value: unknown) => boolean;
  choose: (value: unknown) => void;
}

function Choices({ widget, kind, chosen, choose }: ChoicesProps) {
  const { t } = surroundings(widget.registry);
  const { id, name, required, disabled, ...rest } = control(widget);
  return (
    <div
      className="lf-choices"
      role={kind === "radio" ? "radiogroup" : "group"}
      aria-labelledby={`${id}__label`}
      aria-describedby={rest["aria-describedby"]}
    >
      {(widget.options.enumOptions ?? []).map((option: EnumOptionsType, index: number) => (
        <label className="lf-tick" key={JSON.stringify(option.value)}>
          <input
            id={index === 0 ? id : `${id}-${index}`}
            type={kind}
            name={name}
            value={String(option.value)}
            disabled={disabled || isOff(widget, option.value)}
            required={kind === "radio" ? required : undefined}
            aria-invalid={rest["aria-invalid"]}
            checked={chosen(option.value)}
            onChange={() => choose(option.value)}
          />
          <span>{t(option.label)}</span>
        </label>
      ))}
    </div>
  );
}
