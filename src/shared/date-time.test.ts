import { expect, test } from "vitest";
import { isoIn } from "./date-time.ts";

test("a site's time gets the offset of its zone at that moment", () => {
  expect(isoIn(undefined, "2026-11-20 19:00:00")).toBe("2026-11-20T19:00:00+08:00");
  expect(isoIn("Europe/Berlin", "2026-07-01 09:00:00")).toBe("2026-07-01T09:00:00+02:00");
  expect(isoIn("America/New_York", "2026-12-01 09:00:00")).toBe("2026-12-01T09:00:00-05:00");
  expect(isoIn("UTC", "2026-12-01 09:00:00")).toBe("2026-12-01T09:00:00+00:00");
});
