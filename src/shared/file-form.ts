/** The parts of a form: texts first, because the server reads them before it takes the file. */
export function formOf(input: Record<string, unknown>): FormData {
  const form = new FormData();
  const parts = Object.entries(input).filter(([, value]) => value !== undefined);
  for (const [name, value] of parts) if (!(value instanceof Blob)) form.append(name, String(value));
  for (const [name, value] of parts) if (value instanceof Blob) form.append(name, value);
  return form;
}
