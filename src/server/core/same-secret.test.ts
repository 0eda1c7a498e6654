import { expect, it } from "vitest";
import { isSameSecret } from "./same-secret.ts";

it("tells secrets apart, of whatever length they are", () => {
  expect(isSameSecret("a-secret", "a-secret")).toBe(true);
  for (const wrong of ["", "a", "a-secreT", "a-secret-and-more"])
    expect(isSameSecret(wrong, "a-secret"), wrong).toBe(false);
});
