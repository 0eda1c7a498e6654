/** What a refused call says in words, the same thing once: each field's message where it names fields, else its own. */
export function faultsIn(error: unknown): string[] {
  const { message, data } = (error ?? {}) as { message?: unknown; data?: { fields?: unknown } | null };
  const fields: unknown[] = Array.isArray(data?.fields) ? data.fields : [];
  const texts = fields.flatMap((field) => {
    const text = (field as { message?: unknown } | null)?.message;
    return typeof text === "string" ? [text] : [];
  });
  return texts.length > 0 ? [...new Set(texts)] : [typeof message === "string" ? message : ""];
}
