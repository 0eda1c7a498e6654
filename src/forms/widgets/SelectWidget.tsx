import type { EnumOptionsType, WidgetProps } from "@rjsf/utils";
import { surroundings } from "../context.ts";
import { CheckboxesWidget } from "./ChoicesWidget.tsx";
import { control, focusing, isOff, isOffered, words } from "./control.ts";

/** A choice among the values that the schema lists; of any number of them, in a list, all are in sight. */
export function SelectWidget(props: WidgetProps) {
  if (props.multiple) return <CheckboxesWidget {...props} />;
  return <OneOf {...props} />;
}

function OneOf(props: WidgetProps) {
  const { t } = surroundings(props.registry);
  const options = (props.options.enumOptions ?? []).filter(({ value }) => isOffered(props, value));
  const choices = options.map((option: EnumOptionsType) => ({
    value: option.value,
    label: t(option.label),
    isOff: isOff(props, option.value),
  }));
  return <Choice widget={props} choices={choices} />;
}

/**
 * The browser's own select: whole without JavaScript, right on touch and for screen readers; where the browser lets
 * its list be styled (`appearance: base-select`), the list is drawn in the theme.
 */
export function Choice({
  widget,
  choices,
  waiting,
}: {
  widget: WidgetProps;
  choices: readonly ChoiceEntry[];
  waiting?: string | undefined;
}) {
  const { value, placeholder, onChange, options } = widget;
  const { t } = surroundings(widget.registry);
  const known = choices.some((choice) => String(choice.value) === String(value));
  return (
    <select
      {...control(widget)}
      {...focusing(widget)}
      className="lf-input lf-select"
      value={known ? String(value) : ""}
      aria-busy={waiting ? true : undefined}
      onChange={(event) =>
        onChange(choices.find((choice) => String(choice.value) === event.target.value)?.value ?? options.emptyValue)
      }
    >
      <option value="">{waiting ?? words(widget, placeholder) ?? t("form.theme.choose")}</option>
      {choices.map((choice) => (
        <option key={JSON.stringify(choice.value)} value={String(choice.value)} disabled={choice.isOff}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

export interface ChoiceEntry {
  value: unknown;
  label: string;
  /** Shown, and not to be chosen. */
  isOff?: boolean;
}
