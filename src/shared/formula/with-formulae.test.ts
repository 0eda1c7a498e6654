import { expect, it } from "vitest";
import { formulaeIn, withFormulae } from "./with-formulae.ts";

const reply = {
  when: new Date(0),
  list: [
    { body: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "x" }] }] } },
    {
      body: {
        type: "doc",
        content: [
          { type: "formulaBlock", attrs: { latex: "a" }, math: ["script", "forged"] },
          { type: "paragraph", content: [{ type: "formula", attrs: { latex: "b" } }] },
        ],
      },
    },
  ],
};

it("finds formulae wherever they are in a reply", () =>
  expect(formulaeIn(reply).map(({ attrs }) => attrs.latex)).toEqual(["a", "b"]));

it("puts what was drawn beside their source, and never leaves what stood there", () => {
  const before = structuredClone(reply);
  const drawn = withFormulae(reply, ({ attrs }) => (attrs.latex === "b" ? ["math", "b"] : undefined));
  expect(reply).toEqual(before);
  expect(drawn.list[1]?.body.content).toEqual([
    { type: "formulaBlock", attrs: { latex: "a" } },
    { type: "paragraph", content: [{ type: "formula", attrs: { latex: "b" }, math: ["math", "b"] }] },
  ]);
  expect(drawn.list[0]).toBe(reply.list[0]);
  expect(drawn.when).toBe(reply.when);
});

it("gives what has no formula as it is, frozen or not", () => {
  const plain = Object.freeze({ list: Object.freeze([1, "a", null]) });
  expect(withFormulae(plain, () => ["math"])).toBe(plain);
});
