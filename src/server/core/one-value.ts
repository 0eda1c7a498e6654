/** A request that cannot be what was meant; routes that are no calls answer it with status 400. */
export class BadRequest extends Error {
  readonly statusCode = 400;
}

/**
 * The value of a name in a query; "" and nothing are the same. Throws BadRequest where it is given more than once:
 * which one is meant?
 */
export function oneValue(query: unknown, name: string): string | undefined {
  const value: unknown = Reflect.get(query as object, name);
  if (value === undefined || typeof value === "string") return value || undefined;
  throw new BadRequest(`the query names ${name} more than once`);
}
