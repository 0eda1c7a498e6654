import type { ReactNode } from "react";
import type { ExamSubject } from "../../generated/types.ts";

/** A choice among subjects. */
export function SubjectField({
  id,
  label,
  subjects,
  value,
  disabled = false,
  any,
  onChange,
}: {
  id: string;
  label: string;
  subjects: readonly ExamSubject[];
  value: string;
  disabled?: boolean;
  /** What stands for all of them. */
  any?: string;
  onChange(id: string): void;
}): ReactNode {
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} disabled={disabled} onChange={(event) => onChange(event.target.value)}>
        {any !== undefined && <option value="">{any}</option>}
        {subjects.map((subject) => (
          <option key={subject.id} value={subject.id}>
            {subject.subjectName}
          </option>
        ))}
      </select>
    </p>
  );
}
