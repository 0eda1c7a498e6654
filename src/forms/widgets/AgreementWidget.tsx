import type { WidgetProps } from "@rjsf/utils";
import { Fragment } from "react";
import { optionsOf, surroundings } from "../context.ts";
import { Required } from "./CheckboxWidget.tsx";
import { control, focusing } from "./control.ts";

/** A box to tick whose words lead to what is agreed to; it opens beside the form, which is not lost. */
export function AgreementWidget(props: WidgetProps) {
  const { t } = surroundings(props.registry);
  const { required, ...rest } = control(props);
  const { links = {} } = optionsOf(props);
  const marked = t(props.label, Object.fromEntries(Object.keys(links).map((name) => [name, `${MARK}${name}${MARK}`])));
  return (
    <label className="lf-tick" htmlFor={props.id}>
      <input
        {...rest}
        {...focusing(props)}
        type="checkbox"
        aria-required={required}
        checked={props.value === true}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      <span>
        {marked.split(MARK).map((part, index) => {
          // Between two marks stands the name of a link.
          const link = index % 2 === 1 ? links[part] : undefined;
          return link ? (
            <a key={part} href={link.href} target="_blank" rel="noopener">
              {t(link.title)}
            </a>
          ) : (
            <Fragment key={index}>{part}</Fragment>
          );
        })}
        {required && <Required />}
      </span>
    </label>
  );
}

/** Stands in no text. */
const MARK = "\u0000";
