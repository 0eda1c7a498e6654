import type { ReactNode } from "react";

interface FieldProps {
  id: string;
  label: string;
  help?: string;
  fault?: string | undefined;
  children: (field: { id: string; "aria-invalid"?: true; "aria-describedby"?: string }) => ReactNode;
}

/** A field with its label, what it means, and what is wrong with it, as the forms have them. */
export function Field({ id, label, help, fault, children }: FieldProps): ReactNode {
  const described = [help && `${id}__help`, fault && `${id}__error`].filter(Boolean).join(" ");
  return (
    <div className={`lf-field${fault ? " lf-bad" : ""}`}>
      <label className="lf-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        ...(fault ? { "aria-invalid": true as const } : {}),
        ...(described ? { "aria-describedby": described } : {}),
      })}
      {help && (
        <p className="lf-note" id={`${id}__help`}>
          {help}
        </p>
      )}
      {fault && (
        <p className="lf-error" id={`${id}__error`}>
          {fault}
        </p>
      )}
    </div>
  );
}
