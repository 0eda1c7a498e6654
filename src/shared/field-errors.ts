/** What is wrong with one field of what was sent. */
export interface FieldError {
  /** `/contact/phone` or `contact.phone`. */
  path: string;
  message: string;
}

/** The fields that a refused call names (code 900); none where it was refused for another reason. */
export function fieldErrorsOf(error: unknown): FieldError[] {
  const fields = partOf(partOf(error, "data"), "fields");
  return Array.isArray(fields) ? fields.filter(isFieldError) : [];
}

function isFieldError(value: unknown): value is FieldError {
  return typeof partOf(value, "path") === "string" && typeof partOf(value, "message") === "string";
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
