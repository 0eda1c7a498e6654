import { describe, expect, it } from "vitest";
import { drawQr, qrModules } from "./qr.ts";

describe("qrModules", () => {
  const modules = qrModules("Lectern");
  const row = (y: number, from: number, to: number) =>
    (modules[y] ?? [])
      .slice(from, to)
      .map((isDark) => (isDark ? "1" : "0"))
      .join("");

  it("has the three finders, the timing lines and the format of level L with mask 0", () => {
    for (const [x, y] of [
      [0, 0],
      [18, 0],
      [0, 18],
    ] as const) {
      expect(row(y, x, x + 7)).toBe("1111111");
      expect(row(y + 1, x, x + 7)).toBe("1000001");
      expect(row(y + 3, x, x + 7)).toBe("1011101");
    }
    expect(row(6, 8, 17)).toBe("101010101");
    expect(row(8, 0, 6) + row(8, 7, 9)).toBe("11101111");
    expect(modules[17]?.[8]).toBe(true);
  });

  it("differs by its text, and refuses one that does not fit", () => {
    expect(qrModules("Lectern 演示微博")).not.toEqual(qrModules("Lectern 演示公众号"));
    expect(() => drawQr("一二三四五六七八九十十一", "#000")).toThrow(/too long/);
  });
});
