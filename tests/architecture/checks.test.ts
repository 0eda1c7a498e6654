import { expect, it } from "vitest";
import { checks, runCheck } from "./checks.ts";

it.each(checks)("$name", { timeout: 600_000 }, async (check) => {
  const { ok, output } = await runCheck(check);
  expect(ok, output).toBe(true);
});
