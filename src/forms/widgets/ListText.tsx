import type { WidgetProps } from "@rjsf/utils";
import { useState, type ReactNode } from "react";
import { cutText } from "../../shared/cut-text.ts";
import { optionsOf, surroundings } from "../context.ts";
import { control, focusing } from "./control.ts";

interface ListTextProps {
  widget: WidgetProps;
  /** The entries in what was typed. */
  partsIn: (text: string) => string[];
  /** Says which entry is wrong, with `number` for it. */
  wrong: string;
  keyboard?: "numeric";
}

/** A list of short texts in one field, typed or pasted; the first that does not fit its schema is named. */
export function ListText({ widget: props, partsIn, wrong: wrongText, keyboard }: ListTextProps): ReactNode {
  const { value, schema, options, onChange, id } = props;
  const { t } = surroundings(props.registry);
  const { rows = 3 } = optionsOf(props);
  const entries: unknown[] = Array.isArray(value) ? value : [];
  // How they were parted stays as it was typed.
  const [typed, setTyped] = useState("");
  const shown = partsIn(typed).join() === entries.join() ? typed : entries.join("\n");
  const { "aria-describedby": described, ...rest } = control(props);
  const wrong = entries.find((entry) => !fitsItems(entry, schema.items));
  return (
    <>
      <textarea
        {...rest}
        {...focusing(props)}
        className="lf-input lf-textarea"
        inputMode={keyboard}
        spellCheck={false}
        autoComplete="off"
        rows={rows}
        style={{ minHeight: `calc(${rows} * 1.5em + 20px)` }}
        aria-invalid={wrong !== undefined || rest["aria-invalid"]}
        aria-describedby={[described, wrong !== undefined && `${id}__wrong`].filter(Boolean).join(" ") || undefined}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value);
          const found = partsIn(target.value);
          onChange(found.length === 0 ? options.emptyValue : found);
        }}
      />
      <p className="lf-note lf-status" id={`${id}__wrong`} role="status">
        {wrong !== undefined && t(wrongText, { number: cutText(String(wrong), 40) })}
      </p>
    </>
  );
}

function fitsItems(entry: unknown, items: WidgetProps["schema"]["items"]): boolean {
  const pattern = typeof items === "object" && !Array.isArray(items) ? items.pattern : undefined;
  return typeof entry === "string" && (pattern === undefined || new RegExp(pattern, "u").test(entry));
}
