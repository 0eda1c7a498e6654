import pg from "pg";

/**
 * Times the statements that lock balances: their work, and what they wait for others. To be imported before the
 * database is: its clients keep the method that they find.
 */
const times: number[] = [];

const plainQuery: unknown = Reflect.get(pg.Client.prototype, "query");
Reflect.set(pg.Client.prototype, "query", function (this: pg.Client, ...args: unknown[]): unknown {
  const [first] = args as [string | { text?: string } | undefined];
  const text = typeof first === "string" ? first : first?.text;
  const begun = performance.now();
  const result: unknown = Reflect.apply(plainQuery as () => unknown, this, args);
  if (text?.includes("ledger_lock(") && result instanceof Promise)
    void result.then(() => times.push(performance.now() - begun)).catch(() => undefined);
  return result;
});

/** How long each took since this was asked last, in ms. */
export function takeLockTimes(): number[] {
  return times.splice(0);
}
