import type { WidgetProps } from "@rjsf/utils";
import { useState } from "react";
import { optionsOf, surroundings } from "../context.ts";
import { control, focusing } from "./control.ts";

/** People by their mobile numbers, typed or pasted; the first that is none is named. The value is a list. */
export function PeopleWidget(props: WidgetProps) {
  const { value, schema, options, onChange, id } = props;
  const { t } = surroundings(props.registry);
  const { rows = 3 } = optionsOf(props);
  const numbers: unknown[] = Array.isArray(value) ? value : [];
  // How they were parted stays as it was typed.
  const [typed, setTyped] = useState("");
  const shown = numbersIn(typed).join() === numbers.join() ? typed : numbers.join("\n");
  const { "aria-describedby": described, ...rest } = control(props);
  const wrong = numbers.find((number) => !isNumber(number, schema.items));
  return (
    <>
      <textarea
        {...rest}
        {...focusing(props)}
        className="lf-input lf-textarea"
        inputMode="numeric"
        rows={rows}
        style={{ minHeight: `calc(${rows} * 1.5em + 20px)` }}
        aria-invalid={wrong !== undefined || rest["aria-invalid"]}
        aria-describedby={[described, wrong !== undefined && `${id}__wrong`].filter(Boolean).join(" ") || undefined}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value);
          const found = numbersIn(target.value);
          onChange(found.length === 0 ? options.emptyValue : found);
        }}
      />
      <p className="lf-note lf-status" id={`${id}__wrong`} role="status">
        {wrong !== undefined && t("form.people.wrong", { number: String(wrong) })}
      </p>
    </>
  );
}

/** However they are parted. */
function numbersIn(text: string): string[] {
  return text.split(/[\s,，、;；]+/).filter(Boolean);
}

function isNumber(number: unknown, items: WidgetProps["schema"]["items"]): boolean {
  const pattern = typeof items === "object" && !Array.isArray(items) ? items.pattern : undefined;
  return typeof number === "string" && (pattern === undefined || new RegExp(pattern, "u").test(number));
}
