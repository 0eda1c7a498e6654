import { describe, expect, it } from "vitest";
import { endOfQuiet, USUAL_QUIET } from "./quiet-hours.ts";

const at = (time: string) => new Date(`2026-11-23T${time}:00Z`);

describe("quiet hours", () => {
  it("end in the morning of the site's time zone, over midnight", () => {
    // Shanghai is eight hours ahead.
    expect(endOfQuiet(USUAL_QUIET, "Asia/Shanghai", at("13:59"))).toBeUndefined();
    expect(endOfQuiet(USUAL_QUIET, "Asia/Shanghai", at("14:00"))).toEqual(new Date("2026-11-24T00:00:00Z"));
    expect(endOfQuiet(USUAL_QUIET, "Asia/Shanghai", at("23:59"))).toEqual(new Date("2026-11-24T00:00:00Z"));
    expect(endOfQuiet(USUAL_QUIET, undefined, new Date("2026-11-24T00:00:00Z"))).toBeUndefined();
    expect(endOfQuiet(USUAL_QUIET, "Asia/Kolkata", at("20:00"))).toEqual(new Date("2026-11-24T02:30:00Z"));
  });

  it("are those of a day, or none, as a person has them", () => {
    expect(endOfQuiet({ from: 12, to: 14 }, "UTC", at("12:30"))).toEqual(at("14:00"));
    expect(endOfQuiet({ from: 12, to: 14 }, "UTC", at("11:59"))).toBeUndefined();
    expect(endOfQuiet({ from: 0, to: 0 }, "UTC", at("00:00"))).toBeUndefined();
  });

  it("end by the clock of a day on which it changes", () => {
    expect(endOfQuiet(USUAL_QUIET, "Europe/Berlin", new Date("2026-03-28T22:00:00Z"))).toEqual(
      new Date("2026-03-29T06:00:00Z"),
    );
  });
});
