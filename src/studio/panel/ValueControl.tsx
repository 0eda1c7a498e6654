import type { ReactNode } from "react";
import type { Condition, RichText, Text } from "../../generated/types.ts";
import { resolveSchema, type Schema } from "../../site/check/schema.ts";
import { AddressPicker } from "../pickers/AddressPicker.tsx";
import { ChoicePicker } from "../pickers/ChoicePicker.tsx";
import { ColourPicker } from "../pickers/ColourPicker.tsx";
import { ConditionBuilder } from "../pickers/ConditionBuilder.tsx";
import { DateTimeInput } from "../pickers/DateTimeInput.tsx";
import { IconPicker } from "../pickers/IconPicker.tsx";
import { ImagePicker } from "../pickers/ImagePicker.tsx";
import { MapPicker } from "../pickers/MapPicker.tsx";
import { WordedRichPicker } from "../pickers/RichPicker.tsx";
import { TextPicker } from "../pickers/TextPicker.tsx";
import { TypedInput } from "../pickers/TypedInput.tsx";
import { usePanel } from "./context.ts";
import { choicesOf, isLongText, withoutNull, type FieldKind } from "./kinds.ts";

interface ValueControlProps {
  id: string;
  kind: FieldKind;
  name: string;
  label: string;
  schema: Schema;
  value: unknown;
  choice: (value: string | number) => string;
  /** undefined takes the value away. */
  onChange: (value: unknown) => void;
}

/** Kinds with several controls: their label names the group. */
export function isGroupKind(kind: FieldKind): boolean {
  return ["text", "rich", "image", "icon", "map", "data", "address", "colour", "condition"].includes(kind);
}

/** The control for one written value. */
export function ValueControl({ id, kind, name, label, schema, value, choice, onChange }: ValueControlProps): ReactNode {
  const { t, language, named } = usePanel();
  const known = withoutNull(resolveSchema(schema, language.definitions), language.definitions);
  const text = typeof value === "string" ? value : "";
  switch (kind) {
    case "text":
      return (
        <TextPicker
          id={id}
          label={label}
          value={value as Text | undefined}
          isLong={isLongText(name)}
          onChange={onChange}
        />
      );
    case "rich":
      return (
        <WordedRichPicker
          id={id}
          label={label}
          value={value as RichText | { text: Record<string, RichText> } | undefined}
          onChange={onChange}
        />
      );
    case "image":
      return (
        <ImagePicker
          id={id}
          label={label}
          value={text}
          onChange={(address) => onChange(address === "" ? undefined : address)}
        />
      );
    case "address":
      return (
        <AddressPicker
          id={id}
          label={label}
          value={text}
          onChange={(address) => onChange(address === "" ? undefined : address)}
        />
      );
    case "icon":
      return (
        <IconPicker
          id={id}
          label={label}
          names={(choicesOf(known) ?? []) as string[]}
          choice={choice}
          value={text}
          onChange={(icon) => onChange(icon === "" ? undefined : icon)}
        />
      );
    case "choice":
      return (
        <ChoicePicker
          id={id}
          choices={choicesOf(known) ?? []}
          choice={choice}
          value={value as string | number | undefined}
          onChange={onChange}
        />
      );
    case "toggle":
      // Three, because what a block does when nothing is said need not be "off".
      return (
        <select
          id={id}
          className="sp-input"
          aria-describedby={`${id}-about ${id}-problems`}
          value={typeof value === "boolean" ? String(value) : ""}
          onChange={(event) => onChange(event.target.value === "" ? undefined : event.target.value === "true")}
        >
          <option value="">{t("studio.field.unset")}</option>
          <option value="true">{t("studio.field.on")}</option>
          <option value="false">{t("studio.field.off")}</option>
        </select>
      );
    case "number": {
      const few = steps(known);
      if (few)
        return (
          <ChoicePicker id={id} choices={few} choice={String} value={value as number | undefined} onChange={onChange} />
        );
      return (
        <TypedInput
          id={id}
          type="number"
          value={typeof value === "number" ? String(value) : ""}
          onChange={(typed) => onChange(typed.trim() === "" || Number.isNaN(Number(typed)) ? undefined : Number(typed))}
        />
      );
    }
    case "colour":
      return (
        <ColourPicker
          id={id}
          label={label}
          value={text}
          onChange={(colour) => onChange(colour === "" ? undefined : colour)}
        />
      );
    case "condition":
      return <ConditionBuilder id={id} label={label} value={value as Condition | undefined} onChange={onChange} />;
    case "map":
      return <MapPicker id={id} label={label} value={value} onChange={onChange} />;
    case "field":
    case "event":
    case "ownForm": {
      const choices = named?.[kind] ?? [];
      return (
        <ChoicePicker
          id={id}
          // A name that is no longer there stays to be seen; the finding beside it says what is wrong.
          choices={[
            ...choices.map((one) => one.name),
            ...(text === "" || choices.some((one) => one.name === text) ? [] : [text]),
          ]}
          choice={(value) => choices.find((one) => one.name === value)?.title ?? String(value)}
          value={text === "" ? undefined : text}
          onChange={onChange}
        />
      );
    }
    case "data":
      return <p className="sp-note">{t("studio.bind.written")}</p>;
    default:
      if (known.format === "site-date-time")
        return (
          <DateTimeInput
            id={id}
            label={label}
            value={text}
            onChange={(typed) => onChange(typed === "" ? undefined : typed)}
          />
        );
      return <TypedInput id={id} value={text} onChange={(typed) => onChange(typed === "" ? undefined : typed)} />;
  }
}

/** The whole numbers between two limits, where they are so few that choosing one is easier than writing it. */
function steps(schema: Schema & { minimum?: number; maximum?: number }): number[] | undefined {
  const { type, minimum, maximum } = schema;
  if (type !== "integer" || minimum === undefined || maximum === undefined || maximum - minimum > 11) return undefined;
  return Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
}
