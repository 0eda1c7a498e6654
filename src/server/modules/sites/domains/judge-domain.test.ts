import { expect, it } from "vitest";
import { GRACE_MS, judgeDomain, sightOf, WAITS_MS, type Standing } from "./judge-domain.ts";

const began = new Date("2026-03-01T00:00:00Z");
const later = (milliseconds: number) => new Date(began.getTime() + milliseconds);
const pending: Standing = {
  state: "pending",
  reason: "",
  gmtCreate: began,
  gmtVerify: null,
  gmtMissing: null,
  gmtNextCheck: began,
};
const HOUR = 3_600_000;

it("sees the record among others, in quotes too, and tells another's from none", () => {
  expect(sightOf({ kind: "found", values: ["v=spf1", '"lectern-site=abc"'] }, "lectern-site=abc")).toBe("seen");
  expect(sightOf({ kind: "found", values: ["lectern-site=abcd"] }, "lectern-site=abc")).toBe("other");
  expect(sightOf({ kind: "none" }, "x")).toBe("none");
  expect(sightOf({ kind: "unreachable" }, "x")).toBe("unreachable");
});

it("a claim waits seven days, looked at ever more seldom, and can be seen after that", () => {
  const soon = judgeDomain(pending, "none", later(1000));
  expect(soon).toMatchObject({ state: "pending", reason: "none", gmtNextCheck: later(61_000) });
  expect(judgeDomain(pending, "other", later(50 * HOUR)).gmtNextCheck).toEqual(later(51 * HOUR));
  const failed = judgeDomain(pending, "none", later(WAITS_MS));
  expect(failed.state).toBe("failed");
  expect(judgeDomain(failed, "none", later(WAITS_MS + 1)).state).toBe("failed");
  expect(judgeDomain(failed, "seen", later(WAITS_MS + 2))).toMatchObject({ state: "verified", reason: "" });
});

it("a verified host outlives a missing record for three days, and a DNS that says nothing for ever", () => {
  const verified = judgeDomain(pending, "seen", later(HOUR));
  expect(verified).toMatchObject({ state: "verified", gmtVerify: later(HOUR), gmtMissing: null });
  const missing = judgeDomain(verified, "none", later(2 * HOUR));
  expect(missing).toMatchObject({ state: "verified", reason: "none", gmtMissing: later(2 * HOUR) });
  expect(judgeDomain(missing, "unreachable", later(2 * HOUR + GRACE_MS))).toMatchObject({
    state: "verified",
    gmtMissing: later(2 * HOUR),
  });
  expect(judgeDomain(missing, "other", later(2 * HOUR + GRACE_MS)).state).toBe("failed");
  expect(judgeDomain(missing, "seen", later(3 * HOUR))).toMatchObject({
    state: "verified",
    gmtMissing: null,
    reason: "",
  });
  expect(judgeDomain(verified, "unreachable", later(1000 * HOUR))).toMatchObject({
    state: "verified",
    gmtMissing: null,
  });
});
