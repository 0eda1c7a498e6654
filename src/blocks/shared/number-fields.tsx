import type { ReactNode } from "react";

interface NumberField {
  id: string;
  name: string;
  label: string;
  required?: boolean;
}

/** Most that a price may be, in yuan. */
const MAX_AMOUNT = 10_000_000;

/** A field for an amount in yuan. */
export function Amount({ id, label, value, ...rest }: NumberField & { value: string | undefined }): ReactNode {
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        min={0}
        max={MAX_AMOUNT}
        step={0.01}
        defaultValue={value}
        {...rest}
      />
    </p>
  );
}

/** A field for a whole number. */
export function Count({
  id,
  label,
  value,
  ...rest
}: NumberField & { min: number; max: number; value: number | undefined }): ReactNode {
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="number" inputMode="numeric" defaultValue={value} {...rest} />
    </p>
  );
}
