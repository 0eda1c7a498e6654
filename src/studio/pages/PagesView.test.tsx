import { existsSync } from "node:fs";
import { screen, within } from "@testing-library/react";
import { act } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeAll, expect, test } from "vitest";
import { button, clear, click, draw, field, type } from "../../forms/testing/page.ts";
import { valueAt } from "../../site/document/layer-path.ts";
import type { Layer } from "../../site/document/resolve.ts";
import { templates } from "../../site/edit/page-templates.ts";
import type { DraftStore } from "../state/draft-store.ts";
import { StudioContext } from "../StudioContext.ts";
import { base as platform } from "../testing/base.ts";
import { t } from "../testing/labels.ts";
import { loadTexts, type LoadedTexts } from "../texts.ts";
import { storedDraft, studioParts } from "../testing/studio.ts";
import { PagesView } from "./PagesView.tsx";

const wording = (zh: string, en: string) => ({ text: { "zh-CN": zh, en } });
const page = (slug: string, title: object) => ({
  version: 1,
  path: `/p/${slug}`,
  org: true,
  layout: "default",
  title,
  index: false,
  data: { courses: { operation: "listCourses", params: {} } },
  blocks: { opening: { type: "sectionHeading", in: "main", props: { heading: title } } },
});
/** A flavour brings a page and its entry in the navigation. */
const base: Layer = {
  ...platform,
  nav: { version: 1, items: { enrol: { navTitle: wording("报名", "Enrol"), navUrl: "/p/enrol", order: 30 } } },
  screens: { ...platform.screens, "p/enrol": page("enrol", wording("报名", "Enrol")) },
};
const own: Layer = {
  version: 1,
  site: { version: 1 },
  screens: { "p/visit": page("visit", wording("参观", "Visit")) },
};

let texts: LoadedTexts;
beforeAll(async () => void (texts = await loadTexts("zh-CN")));
let store: DraftStore;
afterEach(async () => {
  await clear();
  store.stop();
});

async function show(): Promise<void> {
  const parts = studioParts({ texts, stored: storedDraft({ patch: own, base, isChanged: false }), t });
  ({ store } = parts);
  await draw(
    <MemoryRouter>
      <StudioContext value={parts}>
        <PagesView />
      </StudioContext>
    </MemoryRouter>,
  );
}
const rows = () => screen.getAllByRole("listitem").map((row) => within(row).queryAllByRole("link")[0]?.textContent);
const now = () => store.get().draft.own;

test("pages of the flavour stand among the site's own, and say whose they are", async () => {
  await show();
  expect(rows()).toEqual(["报名", "参观"]);
  expect(within(screen.getAllByRole("listitem")[0]!).getByText("来自行业模板")).toBeDefined();
});

test("a page is copied with all that stands on it, under a title and an address that are free", async () => {
  await show();
  await click(button("复制一份 参观"));
  const sheet = screen.getByRole("dialog", { name: "复制页面" });
  expect(within(sheet).queryByRole("radio")).toBeNull();
  expect(field(/^网址/, sheet).value).toBe("visit-2");
  await type(field(/^标题 · 英文/, sheet), "Second visit");
  await click(button("新建", sheet));
  expect(valueAt(now(), ["screens", "p/visit-2"])).toEqual({
    ...page("visit-2", { text: { "zh-CN": "参观 副本", en: "Second visit" } }),
    blocks: page("", wording("参观", "Visit")).blocks,
  });
  expect(now().nav).toBeUndefined();
});

test("a page of the flavour is renamed by a patch, taken off with its entry, and brought back with it", async () => {
  await show();
  await click(button("“报名”的页面设置"));
  const sheet = screen.getByRole("dialog");
  await type(field(/^标题 · 中文/, sheet), "怎样报名");
  await click(button("确定", sheet));
  expect(now().screens?.["p/enrol"]).toEqual({ version: 1, title: wording("怎样报名", "Enrol") });
  expect(valueAt(now(), ["nav", "items", "enrol"])).toEqual({ navTitle: wording("怎样报名", "Enrol") });
  await act(async () => store.undo());
  await click(button("移除 报名"));
  expect(now().screens?.["p/enrol"]).toBeNull();
  expect(valueAt(now(), ["nav", "items", "enrol"])).toBeNull();
  expect(rows()).toEqual(["参观", undefined]);
  await click(button("恢复 报名"));
  expect(now()).toEqual(own);
});

test("each template of pages has its picture", async () => {
  const missing = templates.filter(({ name }) => !existsSync(`docs/configuration/pictures/template_${name}.webp`));
  expect(missing.map(({ name }) => name)).toEqual([]);
  await show();
  await click(button("新建页面"));
  const choices = within(screen.getByRole("group", { name: "从什么开始" })).getAllByRole("radio");
  expect(choices).toHaveLength(templates.length);
});
