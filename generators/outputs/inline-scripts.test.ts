import { expect, test } from "vitest";
import { inlineScript } from "./inline-scripts.ts";

test("A script inside a page has no types, is small, and leaves none of its names in the page", () => {
  const text = inlineScript("x.ts", 'const name: string = "lectern";\nconsole.log(name, document.title as string);\n');
  expect(text).toMatch(/^\(\(\)=>\{.*document\.title.*\}\)\(\)$/);
  expect(text.length).toBeLessThan(70);
  expect(inlineScript("x.ts", "if (document.title) location.reload();\n")).toBe("document.title&&location.reload()");
});
