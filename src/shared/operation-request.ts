/** What has to be known of an operation to call it; the contract and the payload of a page both say it. */
interface CalledOperation {
  method: string;
  path: string;
  pathParams: readonly string[];
  queryParams: readonly string[];
}

/**
 * Where the flat input goes: names in the path and in the query by the contract, the rest in the body, or with a file
 * among it in a form.
 */
export function requestOf(
  { method, path, pathParams, queryParams }: CalledOperation,
  input: Record<string, unknown>,
): { url: string; body: string | undefined; file: Record<string, unknown> | undefined } {
  const rest = { ...input };
  const take = (name: string) => {
    const value = rest[name];
    delete rest[name];
    return value;
  };
  const filled = pathParams.reduce((to, name) => to.replace(`{${name}}`, encodeURIComponent(String(take(name)))), path);
  const query = new URLSearchParams();
  for (const name of queryParams) {
    const value = take(name);
    if (value !== undefined) query.set(name, String(value));
  }
  const search = query.size > 0 ? `?${query}` : "";
  const file = Object.values(rest).some((value) => value instanceof Blob) ? rest : undefined;
  return { url: `/apis${filled}${search}`, body: method === "GET" || file ? undefined : JSON.stringify(rest), file };
}
