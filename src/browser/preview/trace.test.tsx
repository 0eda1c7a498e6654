import { screen } from "@testing-library/react";
import { act, type ComponentType } from "react";
import { flushSync } from "react-dom";
import { afterEach, expect, test } from "vitest";
import { clear, draw } from "../../forms/testing/page.ts";
import type { BlockRegistry } from "../../renderer/registry.ts";
import { previewRegistry } from "./registry.tsx";
import { createDrawnProps } from "./drawn-props.ts";
import { textsIn, traceText } from "./trace.ts";

afterEach(clear);

/** A block as the preview of a draft draws it, and what is traced back from a text of it. */
async function show(Block: ComponentType<never>, props: Record<string, unknown>) {
  const shown = createDrawnProps((change) => act(() => flushSync(change)));
  const inner: BlockRegistry = {
    component: () => Block as ComponentType<Record<string, unknown>>,
    load: async () => undefined,
  };
  const Marked = previewRegistry(inner, { shown }).component("card")!;
  const root = await draw(<Marked {...props} blockKey="card" slots={{}} on={{}} locale="zh-CN" />);
  const nth = (words: string, number = 0) => textsIn(root).filter(({ data }) => data === words)[number]!;
  return {
    nth,
    trace: (node: Text) => traceText(node, { shown, key: "card", roots: () => [root] }).map((path) => path.join(".")),
  };
}

function Card({ title, note, items = [] }: { title: string; note?: string; items?: { label: string }[] }) {
  return (
    <section>
      <h2>{title}</h2>
      {items.map(({ label }, place) => (
        <a key={`${label} ${place}`} href="/">
          {label}
        </a>
      ))}
      {note !== undefined && <p>{note}</p>}
    </section>
  );
}

test("a text is traced to the property that says it, an entry of a list by its number", async () => {
  const { nth, trace } = await show(Card, { title: "开班", items: [{ label: "报名" }, { label: "了解更多" }] });
  expect(trace(nth("开班"))).toEqual(["title"]);
  expect(trace(nth("了解更多"))).toEqual(["items.1.label"]);
});

test("of properties that say the same, the one is found that stands there, and nothing of that is left in the page", async () => {
  const { nth, trace } = await show(Card, {
    title: "报名",
    note: "报名",
    items: [{ label: "报名" }, { label: "报名" }],
  });
  const before = document.body.innerHTML;
  expect([0, 1, 2, 3].map((place) => trace(nth("报名", place)))).toEqual([
    ["title"],
    ["items.0.label"],
    ["items.1.label"],
    ["note"],
  ]);
  expect(document.body.innerHTML).toBe(before);
  expect(screen.getAllByText("报名")).toHaveLength(4);
});

test("a line of a longer text is traced to the whole, and what no property says to nothing", async () => {
  const Lines = ({ text }: { text: string }) => (
    <>
      {text.split("\n").map((line) => (
        <p key={line}>{line}</p>
      ))}
      <small>由产品说的</small>
    </>
  );
  const { nth, trace } = await show(Lines, { text: "第一行\n第二行" });
  expect(trace(nth("第二行"))).toEqual(["text"]);
  expect(trace(nth("由产品说的"))).toEqual([]);
});
