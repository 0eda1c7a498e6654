import { getSubmitButtonOptions, type IconButtonProps, type SubmitButtonProps } from "@rjsf/utils";
import { surroundings } from "../context.ts";
import { ControlIcon } from "../../ui/icons/ControlIcon.tsx";

/** The button of a form that brings none of its own. */
export function SubmitButton({ uiSchema, registry }: SubmitButtonProps) {
  const { submitText, norender, props } = getSubmitButtonOptions(uiSchema);
  if (norender) return null;
  return (
    <button type="submit" className="lf-submit" {...props}>
      {surroundings(registry).t(submitText ?? "form.theme.submit")}
    </button>
  );
}

/** For one more entry, or one more property. */
export function AddButton({ onClick, disabled, registry }: IconButtonProps) {
  return (
    <button type="button" className="lf-add" disabled={disabled} onClick={onClick}>
      <ControlIcon name="plus" />
      {surroundings(registry).t("form.theme.add")}
    </button>
  );
}
