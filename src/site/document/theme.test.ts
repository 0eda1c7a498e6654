import { describe, expect, it } from "vitest";
import type { ThemeDocument } from "../../generated/types.ts";
import { cssVariable, isSafeToken, themeCss, themeFaults } from "./theme.ts";

const light = {
  page: "#ffffff",
  surface: "#fff",
  surfaceAlt: "#f4f6f8",
  text: "#1a1d21",
  textMuted: "#555c66",
  border: "#d8dde3",
  primary: "#0b5cad",
  primaryText: "#ffffff",
  accent: "#8a5a00",
  accentText: "#ffffff",
  success: "#0a6b3d",
  warning: "#7a4b00",
  danger: "#b3261e",
  info: "#0b5cad",
  focus: "#0b5cad",
};
const theme: ThemeDocument = {
  version: 1,
  color: { light },
  radius: { card: "12px" },
  font: { body: '"Noto Sans SC", system-ui, sans-serif', sizeSmall: "0.875rem" },
};

describe("themeCss", () => {
  it("makes a variable of each token", () => {
    const css = themeCss(theme);
    expect(css).toContain("--color-surface-alt:#f4f6f8;");
    expect(css).toContain("--radius-card:12px;");
    expect(css).toContain("--font-size-small:0.875rem;");
    expect(css.startsWith(":root{color-scheme:light;")).toBe(true);
    expect(css).not.toContain("dark");
  });

  it("has the dark colours for the system's choice and for the person's", () => {
    const css = themeCss({ ...theme, color: { light, dark: { ...light, page: "#111418" } } });
    expect(css.match(/--color-page:#111418;/g)).toHaveLength(2);
    expect(css).toContain(":root[data-theme=dark]{color-scheme:dark;");
    expect(css).toContain("@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){");
  });

  it("leaves out what could leave the style sheet", () => {
    const hostile = { ...light, accent: "red;}</style><script>", page: "url(https://evil.example)" };
    const css = themeCss({ ...theme, color: { light: hostile }, radius: { card: "1px;} body{display:none" } });
    expect(css).not.toMatch(/script|url|display/);
  });
});

describe("cssVariable", () => {
  it("writes names in kebab case", () => expect(cssVariable("color", "surfaceAlt")).toBe("--color-surface-alt"));
});

describe("isSafeToken", () => {
  it.each([
    ["color", "page", "#abc"],
    ["color", "page", "#aabbccdd"],
    ["color", "page", "rgb(0 10 20 / 50%)"],
    ["color", "page", "rgba(0,0,0,.5)"],
    ["color", "page", "oklch(62% 0.2 250)"],
    ["color", "page", "hsl(210deg 50% 40%)"],
    ["radius", "card", "0"],
    ["radius", "card", "0.5rem"],
    ["space", "section", "clamp(2rem, 4vw + 1rem, 6rem)"],
    ["shadow", "card", "none"],
    ["shadow", "card", "0 1px 2px rgb(0 0 0 / 0.1), 0 8px 24px -4px #0003".replace("#0003", "#00000033")],
    ["font", "body", 'system-ui, -apple-system, "PingFang SC", sans-serif'],
    ["font", "heading", "Georgia"],
    ["font", "weightHeading", "650"],
    ["font", "line", "1.6"],
    ["font", "trackingHeading", "-0.02em"],
  ])("allows %s.%s %s", (group, token, value) => expect(isSafeToken(group, token, value)).toBe(true));

  it.each([
    ["color", "page", "red;"],
    ["color", "page", "expression(alert(1))"],
    ["color", "page", "var(--x)"],
    ["color", "page", "#12"],
    ["color", "page", ""],
    ["radius", "card", "12"],
    ["radius", "card", "calc(1px + url(x))"],
    ["radius", "card", "1px}"],
    ["space", "small", "clamp(1px"],
    ["shadow", "card", "0 0 1px url(x)"],
    ["shadow", "card", "0 0 1px red"],
    ["font", "body", "x; } @import"],
    ["font", "body", '"a\\"b"'],
    ["font", "body", 'x", y'],
    ["font", "body", "</style>"],
    ["font", "line", "1.5px"],
    ["font", "weight", "bold"],
    ["font", "size", "big"],
  ])("refuses %s.%s %s", (group, token, value) => expect(isSafeToken(group, token, value)).toBe(false));

  it("is not slowed down by a long hostile value", () => {
    const hostile = [
      `clamp(${"1px + ".repeat(33)}`,
      `${"a ".repeat(99)};`,
      `0 0 ${"1px ".repeat(48)}`,
      `rgb(${"1 ".repeat(95)}`,
    ];
    for (const group of ["color", "radius", "shadow", "font"]) {
      expect(hostile.map((value) => isSafeToken(group, "body", value))).toEqual(hostile.map(() => false));
    }
  });
});

describe("themeFaults", () => {
  it("finds none in a good theme", () => expect(themeFaults(theme)).toEqual([]));

  it("finds yellow links on cream, which no button has", () => {
    const yellow = {
      primary: "#ffe600",
      primaryHover: "#ffd900",
      primaryText: "#111111",
      accent: "#ffd000",
      accentText: "#111111",
    };
    const faults = themeFaults({ ...theme, color: { light: { ...light, page: "#f7f3ea", ...yellow } } });
    const pairs = faults.map(({ values }) => `${String(values?.["front"])} on ${String(values?.["back"])}`);
    expect(pairs).toEqual(
      expect.arrayContaining(["primary on page", "primary on surface", "accent on page", "accent on surface"]),
    );
  });

  it("names the pair that is too faint and the token that is not of its kind", () => {
    const faint = {
      ...theme,
      color: { light: { ...light, textMuted: "#b0b0b0", primaryText: "#0b5cae" } },
      radius: { card: "round" },
    };
    const faults = themeFaults(faint);
    expect(faults.map(({ path }) => path.join("."))).toContain("radius.card");
    expect(faults.find(({ path }) => path.includes("primaryText"))).toMatchObject({
      key: "theme.contrast",
      values: {
        front: "primaryText",
        back: "primary",
        ratio: expect.stringMatching(/^1\.\d\d$/) as string,
        least: 4.5,
      },
    });
    expect(faults.filter(({ path }) => path.includes("textMuted")).length).toBeGreaterThan(1);
  });
});
