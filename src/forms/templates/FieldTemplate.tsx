import {
  getUiOptions,
  type FieldErrorProps,
  type FieldHelpProps,
  type DescriptionFieldProps,
  type FieldTemplateProps,
} from "@rjsf/utils";
import { surroundings } from "../context.ts";
import { ControlIcon } from "../../ui/icons/ControlIcon.tsx";
import { Required } from "../widgets/CheckboxWidget.tsx";

/** A field: its label, what it means, the control, help, and its error. */
export function FieldTemplate(props: FieldTemplateProps) {
  const {
    id,
    label,
    children,
    errors,
    help,
    description,
    rawDescription,
    hidden,
    required,
    displayLabel,
    registry,
    schema,
    uiSchema,
    rawErrors,
  } = props;
  if (hidden) return <div hidden>{children}</div>;
  const { t } = surroundings(registry);
  const { width, widget, classNames } = getUiOptions(uiSchema);
  const bad = (rawErrors?.length ?? 0) > 0;
  // A combobox button, radios and boxes are named by the label's id; everything else by `for`. That of radios and boxes
  // is no label of the first of them, which has its own.
  const isGroup = choices.has(widget) || (!widget && registry.schemaUtils.isMultiSelect(schema));
  const name = (
    <>
      {t(label)}
      {required && <Required />}
    </>
  );
  return (
    <div
      className={`lf-field${bad ? " lf-bad" : ""}${width === "half" ? " lf-half" : ""}${classNames ? ` ${String(classNames)}` : ""}`}
    >
      {displayLabel &&
        label &&
        widget !== "checkbox" &&
        widget !== "agreement" &&
        (isGroup ? (
          <span className="lf-label" id={`${id}__label`}>
            {name}
          </span>
        ) : (
          <label className="lf-label" htmlFor={id} id={`${id}__label`}>
            {name}
          </label>
        ))}
      {displayLabel && rawDescription ? description : null}
      {children}
      {help}
      {errors}
    </div>
  );
}

const choices = new Set<unknown>(["radio", "checkboxes", "imageChoice"]);

/** What the field means, above its control. */
export function DescriptionFieldTemplate({ id, description, registry }: DescriptionFieldProps) {
  if (typeof description !== "string" || !description) return null;
  return (
    <p className="lf-note" id={id}>
      {surroundings(registry).t(description)}
    </p>
  );
}

/** Help below the control. */
export function FieldHelpTemplate({ help, fieldPathId, registry }: FieldHelpProps) {
  if (typeof help !== "string" || !help) return null;
  return (
    <p className="lf-note" id={`${fieldPathId.$id}__help`}>
      {surroundings(registry).t(help)}
    </p>
  );
}

/** What is wrong with the field: the control points to it with `aria-describedby`. */
export function FieldErrorTemplate({ errors, fieldPathId }: FieldErrorProps) {
  if (!errors?.length) return null;
  return (
    <p className="lf-error" id={`${fieldPathId.$id}__error`}>
      <ControlIcon name="warning" />
      <span>{errors[0]}</span>
    </p>
  );
}
