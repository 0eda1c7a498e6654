import { expect, test } from "vitest";
import type { RichText } from "../../generated/types.ts";
import { codeLanguages } from "./code-languages.ts";
import { drawCode, MAX_CODE } from "./draw-code.ts";
import { codeIn, withCode } from "./with-code.ts";

const textOf = (spans: ReturnType<typeof drawCode>) =>
  spans?.map((span) => (typeof span === "string" ? span : span[1])).join("");

test("every language that one can choose is known, and the pieces together are the text", () => {
  const text = 'if x == 1: # "note" <b>\n\treturn `x${1}`; -- 完\r\n';
  for (const language of Object.keys(codeLanguages)) expect(textOf(drawCode(text, language)), language).toBe(text);
});

test("tells keywords, texts, numbers and comments apart", () => {
  expect(drawCode("const a = 'b'; // c\nreturn 1;", "javascript")).toEqual([
    ["keyword", "const"],
    " a = ",
    ["string", "'b'"],
    "; ",
    ["comment", "// c"],
    "\n",
    ["keyword", "return"],
    " ",
    ["number", "1"],
    ";",
  ]);
});

test("leaves alone what is too long or in no language that it knows", () => {
  expect(drawCode("x", "klingon")).toBeUndefined();
  expect(drawCode("x".repeat(MAX_CODE + 1), "python")).toBeUndefined();
});

test("puts the pieces beside the code wherever it stands, and takes away what stood there before", () => {
  const code = (spans: unknown[]) => ({
    type: "codeBlock" as const,
    attrs: { language: "python" },
    content: [{ type: "text" as const, text: "pass" }],
    spans,
  });
  const document: RichText = {
    type: "doc",
    content: [
      { type: "blockquote", content: [code(["forged"])] },
      { type: "bulletList", content: [{ type: "listItem", content: [code(["forged"])] }] },
      { type: "codeBlock", content: [{ type: "text", text: "x" }], spans: ["forged"] },
    ],
  };
  expect(codeIn(document)).toEqual(Array(2).fill({ language: "python", text: "pass" }));
  const drawn = withCode(document, ({ text, language }) => drawCode(text, language));
  expect(JSON.stringify(drawn)).not.toContain("forged");
  expect(JSON.stringify(drawn).match(/"spans":\[\["keyword","pass"\]\]/g)).toHaveLength(2);
});
