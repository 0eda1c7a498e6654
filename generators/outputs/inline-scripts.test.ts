import { expect, test } from "vitest";
import { inlineScript } from "./inline-scripts.ts";

test("A script inside a page has no types, is small, and leaves none of its names in the page", () => {
  const text = inlineScript(
    "x.ts",
    'let count: number = 0;\naddEventListener("click", () => (document.title = String((count += 1) as number)));\n',
  );
  expect(text).toMatch(/^\(\(\)=>\{.*document\.title=.*\}\)\(\)$/);
  expect(text).not.toContain("count");
  expect(inlineScript("x.ts", "if (document.title) location.reload();\n")).toBe("document.title&&location.reload()");
});
