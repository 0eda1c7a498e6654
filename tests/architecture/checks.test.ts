import { expect, it } from "vitest";
import { checks, runCheck } from "./checks.ts";

// The sites are checked by tests/tenants/committed.test.ts, in the same way and with their warnings.
it.each(checks.filter(({ id }) => id !== "sites"))("$name", { timeout: 600_000 }, async (check) => {
  const { ok, output } = await runCheck(check);
  expect(ok, output).toBe(true);
});
