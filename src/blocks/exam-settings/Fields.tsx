import { useId, type ReactNode } from "react";
import type { BlockProps } from "../block.ts";
import type { SettingsForm } from "./settings-form.ts";

type T = BlockProps<"examSettings">["t"];
type Named<Value> = {
  [Name in keyof SettingsForm]: SettingsForm[Name] extends Value ? Name : never;
}[keyof SettingsForm];

export interface FieldsProps {
  form: SettingsForm;
  /** What is wrong with fields, in words. */
  faults: Partial<Record<string, string>>;
  change: (changed: Partial<SettingsForm>) => void;
  t: T;
}

interface FieldProps extends FieldsProps {
  name: Named<string>;
  hint?: string;
  type?: "text" | "datetime-local" | "number" | "lines";
  /** Values with their labels: a list to choose from. */
  options?: readonly (readonly [value: string, label: string])[];
  maxLength?: number;
  isFixed?: boolean;
}

/** A field with its label, what is good to know about it, and what is wrong with it. */
export function Field({
  form,
  faults,
  change,
  t,
  name,
  hint,
  type = "text",
  options,
  maxLength,
  isFixed = false,
}: FieldProps): ReactNode {
  const id = useId();
  const fault = faults[name];
  const shared = {
    id,
    name,
    value: form[name],
    "aria-invalid": fault !== undefined || undefined,
    "aria-describedby": [...(hint ? [`${id}-hint`] : []), ...(fault ? [`${id}-fault`] : [])].join(" ") || undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{t(`examSettings.field.${name as "examName"}`)}</label>
      {options ? (
        <select {...shared} disabled={isFixed} onChange={({ target }) => change({ [name]: target.value })}>
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : type === "lines" ? (
        <textarea
          {...shared}
          rows={3}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => change({ [name]: target.value })}
        />
      ) : (
        <input
          {...shared}
          type={type === "number" ? "text" : type}
          inputMode={type === "number" ? "decimal" : undefined}
          maxLength={maxLength}
          autoComplete="off"
          onChange={({ target }) => change({ [name]: target.value })}
        />
      )}
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="fault">
          {fault}
        </p>
      )}
    </div>
  );
}

export function Check({
  form,
  change,
  t,
  name,
  hint,
}: FieldsProps & { name: Named<boolean>; hint?: string }): ReactNode {
  const id = useId();
  return (
    <div className="check">
      <input
        id={id}
        type="checkbox"
        checked={form[name]}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => change({ [name]: target.checked })}
      />
      <div>
        <label htmlFor={id}>{t(`examSettings.field.${name as "isAnonymous"}`)}</label>
        {hint && (
          <p id={`${id}-hint`} className="hint">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
