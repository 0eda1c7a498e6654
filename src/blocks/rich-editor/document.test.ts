import { getSchema } from "@tiptap/core";
import { expect, test } from "vitest";
import type { RichBlock, RichInline, RichListItem, RichMark, RichText } from "../../generated/types.ts";
import { fromEditor, normal, toEditor } from "./document.ts";
import { extensions } from "./extensions.ts";

const schema = getSchema(extensions());

/** Through the editor's own model, which refuses what does not fit its schema. */
function throughEditor(document: RichText): RichText {
  const node = schema.nodeFromJSON(toEditor(document));
  node.check();
  return fromEditor(node.toJSON());
}

/** A document of everything that the schema of documents allows, different for each seed. */
function anyDocument(seed: number): RichText {
  let state = seed * 2654435761 + 1;
  const random = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const many = <Entry>(most: number, make: () => Entry) => Array.from({ length: random(most + 1) }, make);
  const mark = (): RichMark =>
    random(3) === 0
      ? { type: "link", attrs: { href: ["https://a.example/x?y=1", "/view/1", "#top"][random(3)] ?? "/" } }
      : { type: (["bold", "italic", "code"] as const)[random(3)] ?? "bold" };
  const run = () => ({
    type: "text" as const,
    text: ["电工", " a", "b ", "\t", "<i>"][random(5)] ?? "x",
    ...(random(2) ? { marks: many(4, mark) } : {}),
  });
  const formula = () => ({ attrs: { latex: ["x^2", "\\frac{U}{R}", "\\oops{"][random(3)] ?? "x" } });
  const inline = (): RichInline =>
    [() => ({ type: "hardBreak" as const }), () => ({ type: "formula" as const, ...formula() })][random(8)]?.() ??
    run();
  const item = (depth: number): RichListItem => ({ type: "listItem", content: many(3, () => block(depth)) });
  const block = (depth: number): RichBlock => {
    const kinds = depth > 0 ? 10 : 7;
    switch (random(kinds)) {
      case 0:
        return { type: "paragraph", ...(random(3) ? { content: many(4, inline) } : {}) };
      case 1:
        return { type: "heading", attrs: { level: 2 + random(3) }, ...(random(3) ? { content: many(3, inline) } : {}) };
      case 2:
        return {
          type: "codeBlock",
          ...(random(2) ? { attrs: { language: "python" } } : {}),
          ...(random(3) ? { content: many(3, run) } : {}),
        };
      case 3:
        return { type: "image", attrs: { src: "/files/public/cover/aa/b.webp", alt: random(2) ? "图" : "" } };
      case 4:
        return { type: "horizontalRule" };
      case 5:
        return { type: "formulaBlock", ...formula() };
      case 6:
        return {
          type: "table",
          content: many(3, () => ({
            type: "tableRow",
            content: many(3, () => ({
              type: (["tableCell", "tableHeader"] as const)[random(2)] ?? "tableCell",
              ...(random(3) ? { content: many(3, inline) } : {}),
            })),
          })),
        };
      case 7:
        return { type: "blockquote", content: many(3, () => block(depth - 1)) };
      case 8:
        return { type: "bulletList", content: many(3, () => item(depth - 1)) };
      default:
        return { type: "orderedList", content: many(3, () => item(depth - 1)) };
    }
  };
  return { type: "doc", content: many(5, () => block(3)) };
}

test("every document that the schema allows comes back from the editor as it is shown", () => {
  for (let seed = 1; seed <= 600; seed++) {
    const document = anyDocument(seed);
    expect(throughEditor(document), `seed ${seed}`).toEqual(normal(document));
  }
});

test("what came from the editor once comes back the very same", () => {
  for (let seed = 1; seed <= 200; seed++) {
    const once = throughEditor(anyDocument(seed));
    expect(throughEditor(once), `seed ${seed}`).toEqual(once);
    expect(normal(once)).toEqual(once);
  }
});

test("an empty document is one without content, with a line to write in", () => {
  expect(toEditor({ type: "doc", content: [] }).content).toEqual([{ type: "paragraph" }]);
  expect(throughEditor({ type: "doc", content: [] })).toEqual({ type: "doc", content: [] });
});

test("what the editor knows beside the schema (a language of no name, where a link opens) is not written", () => {
  const made = fromEditor({
    type: "doc",
    content: [
      { type: "codeBlock", attrs: { language: "<js>" }, content: [{ type: "text", text: "x" }] },
      {
        type: "orderedList",
        attrs: { start: 3 },
        content: [
          {
            type: "listItem",
            content: [
              {
                type: "paragraph",
                content: [
                  {
                    type: "text",
                    text: "a",
                    marks: [
                      { type: "link", attrs: { href: "/x", target: "_blank", rel: "nofollow" } },
                      { type: "strike" },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  });
  expect(made.content).toEqual([
    { type: "codeBlock", content: [{ type: "text", text: "x" }] },
    {
      type: "orderedList",
      content: [
        {
          type: "listItem",
          content: [
            {
              type: "paragraph",
              content: [{ type: "text", text: "a", marks: [{ type: "link", attrs: { href: "/x" } }] }],
            },
          ],
        },
      ],
    },
  ]);
});
