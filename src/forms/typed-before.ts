import { fieldsOf } from "../site/document/form-fields.ts";

/**
 * What was typed, or filled in by a password manager, before the page ran: React keeps it on the screen but does not
 * tell the form. Gives the top-level text fields that are not empty.
 */
export function typedBefore(
  root: HTMLElement,
  form: { id: string; schema: Record<string, unknown> },
): [string, string][] {
  return [...fieldsOf(form.schema)].flatMap(([name, schemas]): [string, string][] => {
    const field = root.querySelector(`[id="${form.id}_${name}"]`);
    const holdsText =
      // A field for a moment takes over by itself what was typed in the browser's own.
      field instanceof HTMLInputElement
        ? !NO_TEXT.has(field.type) && !field.dataset["dateTime"]
        : field instanceof HTMLTextAreaElement;
    if (!holdsText || !schemas.some(({ type }) => type === "string")) return [];
    const { value, defaultValue } = field as HTMLInputElement | HTMLTextAreaElement;
    return value && value !== defaultValue ? [[name, value]] : [];
  });
}

/**
 * Whether Enter was pressed in the form before the page ran; asked once. The page's first script notes the form as
 * `lecternEarly`; the browser itself does nothing, because the form's button is still held back. It is no attribute of
 * the form, which React would find unlike the one it draws.
 */
export function sentBefore(root: HTMLElement): boolean {
  const page = window as Window & { lecternEarly?: unknown };
  const form = root.querySelector("form");
  if (!form || page.lecternEarly !== form) return false;
  delete page.lecternEarly;
  return true;
}

const NO_TEXT = new Set(["checkbox", "radio", "file"]);
