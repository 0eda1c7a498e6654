import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { RichText } from "./RichText.tsx";

type Body = NonNullable<Parameters<typeof RichText>[0]["body"]>;
const shown = (content: Body["content"]) => draw(RichText, { body: { type: "doc", content } });

test("shows headings, lists and marks as elements", () => {
  const text = shown([
    { type: "heading", attrs: { level: 3 }, content: [{ type: "text", text: "安全" }] },
    {
      type: "bulletList",
      content: [
        {
          type: "listItem",
          content: [{ type: "paragraph", content: [{ type: "text", text: "断电", marks: [{ type: "bold" }] }] }],
        },
      ],
    },
  ]);
  expect(within(text).getByRole("heading", { level: 3 }).textContent).toBe("安全");
  expect(within(within(text).getByRole("listitem")).getByRole("strong").textContent).toBe("断电");
});

test("never lets an address or markup through that could run", () => {
  const text = shown([
    {
      type: "paragraph",
      content: [
        { type: "text", text: "<b>点我</b>", marks: [{ type: "link", attrs: { href: "javascript:alert(1)" } }] },
      ],
    },
    { type: "image", attrs: { src: "data:text/html,x", alt: "" } },
  ]);
  expect(text.querySelector("a, img, b")).toBeNull();
  expect(text.textContent).toBe("<b>点我</b>");
});
