import { useState, type ReactNode } from "react";

interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A whole number; what is typed counts as soon as it is one within its limits. */
export function NumberField({ label, value, min, max, onChange }: NumberFieldProps): ReactNode {
  const [typed, setTyped] = useState<{ text: string; of: number }>();
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        value={typed && typed.of === value ? typed.text : value}
        onChange={({ target }) => {
          const next = target.value === "" ? Number.NaN : Number(target.value);
          const isTaken = Number.isInteger(next) && next >= min && next <= max;
          setTyped({ text: target.value, of: isTaken ? next : value });
          if (isTaken) onChange(next);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  );
}

interface SelectFieldProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

export function SelectField<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SelectFieldProps<Value>): ReactNode {
  return (
    <label className="field">
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((one) => one.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
  );
}

export function ColorField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}): ReactNode {
  return (
    <label className="field">
      <span>{label}</span>
      <input type="color" value={value} onChange={({ target }) => onChange(target.value)} />
    </label>
  );
}
