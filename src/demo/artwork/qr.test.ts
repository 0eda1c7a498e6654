import { expect, test } from "vitest";
import { drawQr } from "./qr.ts";

test("draws a code for each text, with a quiet zone around it", () => {
  const code = drawQr("Lectern 演示公众号", "#0b7a3e");
  expect(code).toContain('fill="#0b7a3e"');
  expect(code).toContain("M3 3h1v1h-1z");
  expect(code).not.toMatch(/M[0-2] \d/);
  expect(drawQr("Lectern 演示微博", "#0b7a3e")).not.toBe(code);
});
