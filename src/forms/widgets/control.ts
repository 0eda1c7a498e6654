import { isSame } from "../../shared/same.ts";
import type { WidgetProps } from "@rjsf/utils";
import { optionsOf, surroundings } from "../context.ts";

/** What every kind of control has in common: its name, its state, and the help and error that belong to it. */
export function control(props: WidgetProps) {
  const { id, name, htmlName, required, disabled, readonly, autofocus, rawErrors, hideError, schema, options } = props;
  const bad = !hideError && (rawErrors?.length ?? 0) > 0;
  const parts = [
    bad && `${id}__error`,
    (options.description ?? schema.description) && `${id}__description`,
    options.help && `${id}__help`,
  ].filter(Boolean);
  return {
    id,
    name: htmlName ?? name,
    required,
    disabled: disabled || readonly,
    autoFocus: autofocus,
    "aria-invalid": bad || undefined,
    "aria-describedby": parts.length > 0 ? parts.join(" ") : undefined,
  };
}

/** Whether an entry of a choice is shown only (`ui:enumDisabled`). */
export function isOff({ options }: WidgetProps, value: unknown): boolean {
  const off: unknown = options["enumDisabled"];
  return Array.isArray(off) && off.some((one) => isSame(one, value));
}

/** Whether an entry of a choice can be chosen here (`offered`), or is what was chosen elsewhere. */
export function isOffered(props: WidgetProps, value: unknown): boolean {
  const { offered, offeredWith = {} } = optionsOf(props);
  const among = (values: readonly unknown[]) => values.some((one) => isSame(one, value));
  if (offered === undefined || isSame(props.value, value) || among(offered)) return true;
  const given = surroundings(props.registry).values();
  return Object.entries(offeredWith).some(([name, values]) => given[name] === true && among(values));
}

/** Words given in a form file: a text key, or nothing. */
export function words(props: WidgetProps, key: string | undefined): string | undefined {
  return key ? surroundings(props.registry).t(key) : undefined;
}

/** The focus handlers that RJSF wants told. */
export function focusing(props: WidgetProps) {
  const { id, onBlur, onFocus, value } = props;
  return { onBlur: () => onBlur(id, value), onFocus: () => onFocus(id, value) };
}
