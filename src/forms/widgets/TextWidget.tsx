import type { WidgetProps } from "@rjsf/utils";
import { useState } from "react";
import { plainFigures, readAs, readNumber } from "../../shared/typed-number.ts";
import { surroundings } from "../context.ts";
import { control, focusing, words } from "./control.ts";

/** One line of text; also numbers, mobile numbers, mail and web addresses: the keyboard of a phone follows the kind. */
export function TextWidget(props: WidgetProps) {
  const { value, schema, options, placeholder, onChange } = props;
  const kind = inputTypeOf(String(options.inputType ?? schema.format ?? ""), schema.type);
  // What was typed of a number that is written otherwise than it is stored, such as 1/2, stays as it was typed.
  const [typed, setTyped] = useState("");
  const read = typed === "" ? undefined : readAs(typed);
  const isShown = read !== undefined && readNumber(typed) === value;
  const numeric = isNumber(schema.type);
  return (
    <>
      <input
        {...control(props)}
        {...kind}
        {...focusing(props)}
        className="lf-input"
        // A value that stands for nothing, such as 0 for an age that is not said, is an empty field.
        value={isShown ? typed : value === options.emptyValue ? "" : (value ?? "")}
        placeholder={words(props, placeholder)}
        autoComplete={options.autocomplete}
        maxLength={schema.maxLength}
        onChange={({ target }) => {
          const text = numeric || kind.inputMode === "decimal" ? plainFigures(target.value) : target.value;
          setTyped(numeric ? target.value : "");
          const number = numeric && readAs(target.value) !== undefined ? readNumber(target.value) : undefined;
          onChange(number ?? (text === "" ? options.emptyValue : text));
        }}
      />
      {isShown && (
        <p className="lf-read" role="status">
          {surroundings(props.registry).t("form.readAs", { value: read })}
        </p>
      )}
    </>
  );
}

function isNumber(type: unknown): boolean {
  return type === "number" || type === "integer" || (Array.isArray(type) && type.some(isNumber));
}

/** Numbers are typed into a text field: `type="number"` loses what cannot be read and changes when one scrolls. */
function inputTypeOf(format: string, type: unknown): { type: string; inputMode?: "decimal" | "numeric" | "tel" } {
  if (type === "integer" || format === "digits") return { type: "text", inputMode: "numeric" };
  if (type === "number" || format === "decimal") return { type: "text", inputMode: "decimal" };
  if (format === "tel") return { type: "tel", inputMode: "tel" };
  if (format === "email") return { type: "email" };
  if (format === "uri" || format === "url") return { type: "url" };
  return { type: "text" };
}
