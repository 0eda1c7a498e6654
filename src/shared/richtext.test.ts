import { describe, expect, it } from "vitest";
import type { RichText } from "../generated/types.ts";
import { richTextWords, unsafeRichTextAddresses, walkRichText } from "./richtext.ts";

const document: RichText = {
  type: "doc",
  content: [
    { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Forklifts" }] },
    {
      type: "paragraph",
      content: [
        { type: "text", text: "Learn to " },
        {
          type: "text",
          text: "drive",
          marks: [{ type: "bold" }, { type: "link", attrs: { href: "javascript:alert(1)" } }],
        },
        { type: "hardBreak" },
        { type: "text", text: "safely." },
      ],
    },
    {
      type: "bulletList",
      content: [{ type: "listItem", content: [{ type: "paragraph", content: [{ type: "text", text: "One" }] }] }],
    },
    { type: "image", attrs: { src: "//evil.example/x.png", alt: "" } },
    { type: "paragraph" },
  ],
};

describe("richTextWords", () => {
  it("gives the words with blocks parted", () =>
    expect(richTextWords(document)).toBe("Forklifts Learn to drive safely. One"));
  it("cuts at the limit", () => expect(richTextWords(document, 10)).toBe("Forklifts…"));
});

describe("walkRichText", () => {
  it("visits in the order of reading", () => {
    const types: string[] = [];
    walkRichText(document, ({ type }) => types.push(type));
    expect(types).toEqual([
      "doc",
      "heading",
      "text",
      "paragraph",
      "text",
      "text",
      "hardBreak",
      "text",
      "bulletList",
      "listItem",
      "paragraph",
      "text",
      "image",
      "paragraph",
    ]);
  });
});

describe("unsafeRichTextAddresses", () => {
  it("finds them in links and pictures", () =>
    expect(unsafeRichTextAddresses(document)).toEqual(["javascript:alert(1)", "//evil.example/x.png"]));
});
