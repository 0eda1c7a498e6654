import type { TextKey } from "../../generated/built/locale-keys.ts";
import type { RecordEntity, RecordField } from "../../generated/built/record-fields.ts";
import type { BlockProps } from "../block.ts";
import type { Column } from "./RecordList.tsx";

/** What labels of records go by: the entity, and the texts of the page. */
export interface Around extends Pick<BlockProps<"recordList">, "t" | "locale"> {
  of: RecordEntity;
}

/** What a column is called. */
export function labelOf({ name, label }: Pick<Column, "name" | "label">, { of, t }: Around): string {
  return label ?? t(`field.${of}.${name}` as TextKey);
}

/** A value that the schema does not list is shown as it is. */
export function choiceText({ labels = "", values = [] }: RecordField, text: string, t: Around["t"]): string {
  return values.some((value) => String(value) === text) ? t(`${labels}${text}` as TextKey) : text;
}
