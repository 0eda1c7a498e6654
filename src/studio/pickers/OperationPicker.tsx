import { useMemo, type ReactNode } from "react";
import type { Translate } from "../types.ts";
import { said } from "../said.ts";
import { usePanel } from "../panel/context.ts";
import { Chooser } from "./Chooser.tsx";

interface OperationPickerProps {
  id: string;
  label: string;
  value: string | undefined;
  /** Which may be named there. */
  allows: (operation: string) => boolean;
  onChange: (operation: string) => void;
}

/** One of the operations, by what it does. */
export function OperationPicker({ id, label, value, allows, onChange }: OperationPickerProps): ReactNode {
  const { t, language } = usePanel();
  const options = useMemo(
    () =>
      Object.keys(language.operations)
        .filter(allows)
        .map((operation) => ({
          id: operation,
          label: language.words.site.operation(operation),
          detail: accessWords(language.accessOf(operation), t, operation),
        })),
    [language, allows, t],
  );
  return (
    <Chooser
      id={id}
      label={label}
      options={options}
      value={value}
      shown={value}
      placeholder={t("studio.operation.choose")}
      onChoose={onChange}
    />
  );
}

function accessWords(access: string | undefined, t: Translate, operation: string): string {
  return access === undefined || access === "public"
    ? operation
    : `${operation} · ${said(t, `studio.operation.access.${access}`) ?? access}`;
}
