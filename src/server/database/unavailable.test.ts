import { expect, it } from "vitest";
import { DatabaseHung, isTimeout, isUnavailable } from "./unavailable.ts";

const error = (message: string, properties: object = {}) => Object.assign(new Error(message), properties);

it("tells a database that is away from a statement that is wrong", () => {
  const away = [
    error("connect ECONNREFUSED", { code: "ECONNREFUSED" }),
    error("connect ENOENT", { code: "ENOENT", syscall: "connect" }),
    error("terminating connection due to administrator command", { code: "57P01" }),
    error("sorry, too many clients already", { code: "53300" }),
    error("Connection terminated unexpectedly"),
    error("pgbouncer cannot connect to server", { code: "08P01" }),
    error("timeout exceeded when trying to connect"),
  ];
  expect(away.map(isUnavailable)).toEqual(away.map(() => true));
  const wrong = [
    error("duplicate key", { code: "23505" }),
    error("no such file", { code: "ENOENT", syscall: "open" }),
    error("no such user: web", { code: "08P01" }),
    error("x is undefined"),
    "text",
  ];
  expect(wrong.map(isUnavailable)).toEqual(wrong.map(() => false));
});

it("knows a statement that took too long", () => {
  expect(isTimeout(error("canceling statement due to statement timeout", { code: "57014" }))).toBe(true);
  expect(isTimeout(error("Query read timeout"))).toBe(true);
  expect(isTimeout(new DatabaseHung())).toBe(true);
  expect(isTimeout(error("deadlock detected", { code: "40P01" }))).toBe(false);
});
