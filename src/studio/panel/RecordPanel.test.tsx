import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, type, until } from "../../forms/testing/page.ts";
import { valueAt } from "../../site/document/layer-path.ts";
import type { Layer } from "../../site/document/resolve.ts";
import { loadLanguage } from "../language/load.ts";
import { base } from "../testing/base.ts";
import { Bench } from "../testing/bench.tsx";
import { BlockPanel } from "./BlockPanel.tsx";

await loadLanguage("zh-CN");
vi.setConfig({ testTimeout: 20_000 });

const tokens = {
  type: "recordList",
  in: "main",
  props: {
    items: { $bind: "data.tokens.list" },
    of: "OperatorToken",
    caption: { $t: "nav.tokens" },
    emptyText: { $t: "nav.tokens" },
    columns: [
      { name: "name" },
      { name: "state", when: { path: "item.state", eq: "active" } },
      { name: "gmtExpire", note: "gmtLastUse" },
    ],
    actions: [{ name: "revoke", label: { text: { "zh-CN": "吊销", en: "Revoke" } } }],
    searchParam: "q",
  },
};
const home = { ...(base.screens?.["home"] as { blocks: object }) };
const withList = {
  ...base,
  screens: { home: { ...home, blocks: { ...home.blocks, tokens } } },
} as unknown as Layer;

let own: Layer | undefined;

async function show(): Promise<void> {
  own = undefined;
  await draw(
    <Bench base={withList} onOwn={(next) => (own = next)}>
      {(bench) => <BlockPanel {...bench} place={{ screen: "home" }} screen="home" blockKey="tokens" />}
    </Bench>,
  );
  await screen.findByRole("tablist");
}

const props = () =>
  (valueAt(own, ["screens", "home", "blocks", "tokens"]) as { props?: Record<string, unknown> } | undefined)?.props ??
  {};
const columns = () => props()["columns"] as { name: string }[];

afterEach(clear);

test("an organisation is shown of the platform's list what it may change, and not what is done with records", async () => {
  await show();
  expect(screen.getByRole("group", { name: /^字段/ })).toBeTruthy();
  expect(screen.queryByRole("group", { name: /^对一条记录/ })).toBeNull();
  expect(screen.queryByRole("tab", { name: "动作" })).toBeNull();
});

test("columns are called by the labels of their fields, moved and taken away", async () => {
  await show();
  await click(button("上移“状态”"));
  expect(columns().map(({ name }) => name)).toEqual(["state", "name", "gmtExpire"]);
  await click(button("删除“名称”"));
  expect(columns().map(({ name }) => name)).toEqual(["state", "gmtExpire"]);
});

test("a new column begins with a field that is not shown yet, is picked by its label, and is renamed", async () => {
  await show();
  const list = screen.getByRole("group", { name: /^字段/ });
  await click(within(list).getByRole("button", { name: "添加" }));
  expect(columns().at(-1)?.name).toBe("id");
  const picker = await within(list).findByRole<HTMLSelectElement>("combobox", { name: /^字段/ });
  expect(within(picker).getByRole("option", { name: "生成时间" })).toBeTruthy();
  await type(picker, "gmtCreate");
  await until(() => columns().at(-1)?.name === "gmtCreate");
});

test("an action that the site does not offer is picked by its label", async () => {
  await show();
  const hidden = screen.getByRole("group", { name: /^不提供/ });
  await click(within(hidden).getByRole("button", { name: "添加" }));
  expect(props()["hidden"]).toEqual(["revoke"]);
  expect(within(hidden).getByRole("option", { name: "吊销" })).toBeTruthy();
});
