import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { setTransport } from "../../generated/client.ts";
import { button, clear, click, draw, until } from "../../forms/testing/page.ts";
import type { Layer } from "../../site/document/resolve.ts";
import { newTenantLayer } from "../../server/modules/sites/new-tenant.ts";
import { base } from "../testing/base.ts";
import { Bench } from "../testing/bench.tsx";
import { BeginPart } from "./BeginPart.tsx";

const list = [
  { flavour: "", title: "平台默认站点", about: "内容从头写起。", picture: "" },
  {
    flavour: "music-arts",
    title: "音乐与美术",
    about: "器乐与绘画。",
    picture: "/flavours/music-arts/pictures/card.webp",
  },
];
let own: Layer;

async function show(first: Layer): Promise<void> {
  own = first;
  await draw(
    <Bench base={base} own={first} onOwn={(next) => (own = next)}>
      {(bench) => <BeginPart {...bench} />}
    </Bench>,
  );
}
const radios = () =>
  within(screen.getByRole("radiogroup", { name: "完整站点", description: /预览立刻变成那样/ }))
    .getAllByRole<HTMLInputElement>("radio")
    .map(({ checked }) => checked);

afterEach(clear);

test("whole sites are cards, and choosing one is one edit that keeps what the site says itself", async () => {
  setTransport(async () => ({ list }));
  await show(newTenantLayer({ name: "弦歌", englishName: "Xiange" }));
  await until(() => screen.queryByRole("radiogroup") !== null);
  expect(radios()).toEqual([true, false]);
  expect(screen.getByText("器乐与绘画。")).toBeDefined();
  await click(screen.getByRole("radio", { name: /^音乐与美术/ }));
  expect(radios()).toEqual([false, true]);
  expect(own).toEqual(newTenantLayer({ name: "弦歌", englishName: "Xiange", flavour: "music-arts" }));
  await click(screen.getByRole("radio", { name: /^平台默认站点/ }));
  expect(own.extends).toBeUndefined();
  expect(own.site?.["extends"]).toBeUndefined();
});

test("pages that were changed already are said, and a list that does not come can be asked for again", async () => {
  let isAway = true;
  setTransport(async () => {
    if (isAway) throw new Error("away");
    return { list };
  });
  const [home = ""] = Object.keys(base.screens ?? {});
  await show({ version: 1, site: { version: 1 }, screens: { [home]: { version: 1, blocks: {} } } });
  expect(screen.getByText(/改过平台的 1 个页面/)).toBeDefined();
  await until(() => screen.queryByRole("alert") !== null);
  isAway = false;
  await click(button("重试"));
  await until(() => screen.queryByRole("radiogroup") !== null);
});
