import { expect, it } from "vitest";
import { attemptOf } from "./login-attempts.ts";

it("counts a name as one however it is written", () => {
  expect(attemptOf(" Ann@Example ", "10.0.0.1")).toEqual({ loginName: "ann@example", address: "10.0.0.1" });
});

it("counts a home's IPv6 network as one address", () => {
  expect(attemptOf("a", "2001:db8:1:2:aaaa::1").address).toBe(attemptOf("a", "2001:db8:1:2:bbbb:cccc:dddd:2").address);
  expect(attemptOf("a", "2001:db8:1:3::1").address).not.toBe(attemptOf("a", "2001:db8:1:2::1").address);
  expect(attemptOf("a", "::ffff:10.0.0.1").address).toBe("::ffff:10.0.0.1");
});
