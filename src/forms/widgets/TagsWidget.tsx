import type { WidgetProps } from "@rjsf/utils";
import { useState } from "react";
import { cutText } from "../../shared/cut-text.ts";
import { control, focusing } from "./control.ts";

/**
 * Short texts in one field, parted by spaces or commas. The value is a list, which has each of them once, none longer
 * and not more of them than its schema says.
 */
export function TagsWidget(props: WidgetProps) {
  const { value, schema, options, onChange } = props;
  const tagsOf = (text: string) => tagsIn(text, schema);
  const tags: unknown[] = Array.isArray(value) ? value : [];
  // How they were parted stays as it was typed.
  const [typed, setTyped] = useState("");
  return (
    <input
      {...control(props)}
      {...focusing(props)}
      className="lf-input"
      value={tagsOf(typed).join() === tags.join() ? typed : tags.join(" ")}
      onChange={({ target }) => {
        setTyped(target.value);
        const found = tagsOf(target.value);
        onChange(found.length === 0 ? options.emptyValue : found);
      }}
    />
  );
}

function tagsIn(text: string, { items, maxItems }: WidgetProps["schema"]): string[] {
  const most = typeof items === "object" && !Array.isArray(items) ? items.maxLength : undefined;
  const tags = text.split(/[\s,，、;；]+/).filter(Boolean);
  return [...new Set(tags.map((tag) => (most === undefined ? tag : cutText(tag, most))))].slice(0, maxItems);
}
