/** An address with the fields of a record, which stand in braces. Undefined where one of them is empty. */
export function filledAddress(pattern: string, record: Readonly<Record<string, unknown>>): string | undefined {
  let isWhole = true;
  const address = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = record[name];
    const text = value === undefined || value === null || typeof value === "object" ? "" : String(value);
    if (text === "") isWhole = false;
    return encodeURIComponent(text);
  });
  return isWhole ? address : undefined;
}
