import type { WidgetProps } from "@rjsf/utils";
import { surroundings } from "../context.ts";
import { control, focusing } from "./control.ts";

/** One box to tick, with its words beside it. Of an enumeration of 0 and 1, ticked is 1. */
export function CheckboxWidget(props: WidgetProps) {
  const { t } = surroundings(props.registry);
  const { required, ...rest } = control(props);
  const ticked = props.schema.type === "integer" ? 1 : true;
  const description = props.options.description ?? props.schema.description;
  const box = (
    <label className="lf-tick" htmlFor={props.id}>
      <input
        {...rest}
        {...focusing(props)}
        type="checkbox"
        aria-required={required}
        checked={props.value === ticked}
        onChange={({ target: { checked } }) => props.onChange(ticked === 1 ? Number(checked) : checked)}
      />
      <span>
        {t(props.label)}
        {required && <Required />}
      </span>
    </label>
  );
  if (!description) return box;
  // RJSF leaves the description of a box to its widget; the control names it.
  return (
    <>
      {box}
      <p className="lf-note" id={`${props.id}__description`}>
        {t(description)}
      </p>
    </>
  );
}

/** The mark of a field that must be filled in; screen readers hear it from the field itself. */
export function Required() {
  return (
    <span className="lf-required" aria-hidden="true">
      *
    </span>
  );
}
