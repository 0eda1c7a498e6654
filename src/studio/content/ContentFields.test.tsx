import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { setTransport } from "../../generated/client.ts";
import { button, clear, click, draw, field, texts, type, until } from "../../forms/testing/page.ts";
import { setValue } from "../../site/edit/edit.ts";
import { valueAt } from "../../site/document/layer-path.ts";
import type { Layer } from "../../site/document/resolve.ts";
import { loadLanguage } from "../language/load.ts";
import { BlockPanel } from "../panel/BlockPanel.tsx";
import { base } from "../testing/base.ts";
import { Bench } from "../testing/bench.tsx";

await loadLanguage("zh-CN");
vi.setConfig({ testTimeout: 20_000 });

let own: Layer | undefined;
const nothing: Layer = { version: 1, site: { version: 1 } };
const courses = [
  { id: "11", courseName: "水墨入门", courseCategory: 1, lecturerName: "周" },
  { id: "12", courseName: "篆刻", courseCategory: 1, lecturerName: "吴" },
];

async function show(blockKey: string, first: Layer = nothing): Promise<void> {
  own = first;
  setTransport(async ({ operationId }, input) => {
    if (operationId === "listCourseCategories")
      return { list: [{ id: "3", categoryName: "书画", childrenList: [{ id: "31", categoryName: "国画" }] }] };
    if (operationId === "searchCourses" || operationId === "listCourses") {
      const asked = (input as { courseIds?: string[] }).courseIds;
      const list = asked ? courses.filter(({ id }) => asked.includes(id)) : courses;
      return { list, totalCount: 2, totalPage: 1, pageCurrent: 1, pageSize: 20 };
    }
    throw new Error(`nothing was to be asked of ${operationId}`);
  });
  await draw(
    <Bench base={base} own={first} onOwn={(next) => (own = next)}>
      {(bench) => <BlockPanel {...bench} place={{ screen: "home" }} screen="home" blockKey={blockKey} />}
    </Bench>,
  );
  await screen.findByRole("tablist");
}

const content = () => screen.getByRole("group", { name: "显示什么：课程列表" });
const asked = (name = "courses") => valueAt(own, ["screens", "home", "data", name, "params"]);

afterEach(clear);

test("how many and in what order is said at the block, and changes the data that it shows", async () => {
  await show("grid");
  await type(field(/^条数/, content()), "12");
  await type(within(content()).getByLabelText(/^排序/), "new");
  expect(asked()).toEqual({ pageSize: 12, sort: "new" });
});

test("a category of any level is one choice", async () => {
  await show("grid");
  await click(within(content()).getByRole("button", { name: /^分类/ }));
  await until(() => screen.queryByRole("option", { name: "书画 › 国画" }));
  await click(screen.getByRole("option", { name: "书画 › 国画" }));
  expect(asked()).toEqual({ categoryno2: "31" });
  await click(within(content()).getByRole("button", { name: "分类: 书画 › 国画" }));
  await click(screen.getByRole("option", { name: "书画" }));
  expect(asked()).toEqual({ categoryno1: "3" });
});

test("courses are picked by hand, moved, taken out, and left again for the rules", async () => {
  await show("grid");
  await click(button("自己挑选"));
  for (const name of ["篆刻", "水墨入门"]) {
    await click(within(content()).getByRole("button", { name: /^添加一门课程/ }));
    await type(screen.getByRole("combobox", { name: /^查找：/ }), name);
    await until(() => screen.queryByRole("option", { name: new RegExp(name) }));
    await click(screen.getByRole("option", { name: new RegExp(name) }));
  }
  expect(asked()).toEqual({ courseIds: ["12", "11"], pageSize: 2 });
  await until(() => screen.queryByRole("button", { name: "上移“水墨入门”" }));
  await click(button("上移“水墨入门”"));
  expect(asked()).toMatchObject({ courseIds: ["11", "12"] });
  const chosen = screen.getByRole("group", { name: "挑选的课程" });
  expect(texts(within(chosen).getAllByRole("listitem"))).toEqual(["水墨入门", "篆刻"]);
  // At the top it goes no further up: the focus is on what can still be done with it.
  await until(() => document.activeElement === button("下移“水墨入门”"));
  await click(button("删除“篆刻”"));
  expect(asked()).toMatchObject({ courseIds: ["11"], pageSize: 1 });
  await click(button("按条件"));
  expect(asked()).toBeUndefined();
});

test("a course that is no longer on offer can be seen and taken out", async () => {
  await show(
    "grid",
    setValue({ own: nothing, path: ["screens", "home", "data", "courses", "params"], value: { courseIds: ["99"] } }),
  );
  await until(() => screen.queryByText("已下架的课程 99"));
  await click(button("删除“已下架的课程 99”"));
  expect(asked()).toMatchObject({ courseIds: [] });
});

test("where another block shows the same, that is said, and the block can get data of its own", async () => {
  const second = { type: "courseGrid", in: "main", order: 30, props: { items: { $bind: "data.courses.list" } } };
  await show("grid", setValue({ own: nothing, path: ["screens", "home", "blocks", "second"], value: second }));
  expect(within(content()).getByText(/同一页上还有区块用这些内容：课程列表/)).toBeDefined();
  await click(button("只改这个区块"));
  expect(valueAt(own, ["screens", "home", "blocks", "grid", "props"])).toEqual({
    items: { $bind: "data.courses2.list" },
  });
  expect(valueAt(own, ["screens", "home", "blocks", "second"])).toEqual(second);
  expect(within(content()).queryByText(/同一页上还有/)).toBeNull();
  await type(field(/^条数/, content()), "4");
  expect([asked("courses2"), asked()]).toEqual([{ pageSize: 4 }, undefined]);
});

test("a block whose data the page finds by its address has nothing to choose, and one without data neither", async () => {
  const params = { pageSize: { $bind: "route.query.size" }, sort: { $bind: "route.query.sort" } };
  await show(
    "points",
    setValue({ own: nothing, path: ["screens", "home", "data", "courses", "params"], value: params }),
  );
  expect(screen.queryByRole("group", { name: /^显示什么/ })).toBeNull();
});
