import type { ReactNode } from "react";
import { usePanel } from "../panel/context.ts";

interface ChoicePickerProps {
  id: string;
  choices: readonly (string | number)[];
  choice: (value: string | number) => string;
  value: string | number | undefined;
  onChange: (value: string | number | undefined) => void;
  label?: string;
}

/** One of a few values. Nothing chosen leaves it to the block. */
export function ChoicePicker({ id, choices, choice, value, onChange, label }: ChoicePickerProps): ReactNode {
  const { t } = usePanel();
  return (
    <select
      id={id}
      className="sp-input"
      aria-label={label}
      value={value === undefined ? "" : String(value)}
      onChange={(event) => onChange(choices.find((one) => String(one) === event.target.value))}
    >
      <option value="">{t("studio.field.unset")}</option>
      {choices.map((one) => (
        <option key={one} value={String(one)}>
          {choice(one)}
        </option>
      ))}
    </select>
  );
}
