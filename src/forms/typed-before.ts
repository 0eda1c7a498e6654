import { isObject } from "@rjsf/utils";

/**
 * What was typed, or filled in by a password manager, before the page ran: React keeps it on the screen but does not
 * tell the form. Gives the top-level text properties whose field is not empty.
 */
export function typedBefore(root: HTMLElement, form: { id: string; schema: Record<string, unknown> }): [string, string][] {
  const properties = isObject(form.schema.properties) ? form.schema.properties : {};
  return Object.entries(properties).flatMap(([name, property]): [string, string][] => {
    const field = root.querySelector(`[id="${form.id}_${name}"]`);
    const holdsText = field instanceof HTMLInputElement ? !NO_TEXT.has(field.type) : field instanceof HTMLTextAreaElement;
    if (!holdsText || !isObject(property) || property.type !== "string") return [];
    const { value, defaultValue } = field as HTMLInputElement | HTMLTextAreaElement;
    return value && value !== defaultValue ? [[name, value]] : [];
  });
}

const NO_TEXT = new Set(["checkbox", "radio", "file"]);
