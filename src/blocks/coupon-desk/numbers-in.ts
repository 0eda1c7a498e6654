/** The mobile numbers that were typed into the field "people", however they are parted. */
export function numbersIn(form: FormData): string[] {
  return String(form.get("people") ?? "")
    .split(/[\s,，、;；]+/)
    .filter(Boolean);
}
