import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { adoptStyles } from "./shadow-styles.ts";

const folder = join(import.meta.dirname, "../../../node_modules/media-chrome/dist");

/** The modules of the elements that the player uses. */
const used = readFileSync(join(import.meta.dirname, "../../blocks/course-player/media-elements.ts"), "utf8").matchAll(
  /media-chrome\/dist\/((?:menu\/)?media-[\w-]+\.js)/g,
);

it("leaves no element of the player that writes style as text", () => {
  const files = [...used].map(([, file = ""]) => file);
  expect(files.length).toBeGreaterThan(10);
  for (const file of [
    ...files,
    "media-tooltip.js",
    "media-chrome-button.js",
    "media-chrome-range.js",
    "media-container.js",
    "media-text-display.js",
  ]) {
    const code = readFileSync(join(folder, file), "utf8");
    const changed = adoptStyles(code);
    expect(changed, file).not.toMatch(/shadowRoot\.(innerHTML =|setHTMLUnsafe)/);
    if (/shadowRoot\.(innerHTML =|setHTMLUnsafe)/.test(code))
      expect(changed, file).toContain("fillShadow(this.shadowRoot");
  }
});

it("answers for the rules that elements change themselves", () => {
  const changed = adoptStyles(readFileSync(join(folder, "utils/element-utils.js"), "utf8"));
  expect(changed).toContain("return ruleOf(styleParent, predicate);");
  expect(changed).toContain("return newRule(styleParent, selectorText);");
  expect(readdirSync(folder)).toContain("media-controller.js");
});
