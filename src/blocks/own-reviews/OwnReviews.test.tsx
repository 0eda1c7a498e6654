import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { button, clear, click, draw as mount, settle, t, texts, type } from "../../forms/testing/page.ts";
import type { Review } from "../../generated/types.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { OwnReviews } from "./OwnReviews.tsx";

const removed: Review = {
  id: "7",
  version: 2,
  targetKind: 1,
  targetId: "3",
  targetName: "博客",
  cause: 1,
  causeName: "被举报",
  state: 3,
  stateName: "已删除",
  score: 0,
  countReport: 0,
  isHidden: 1,
  excerpt: "加我进群",
  href: "/blog/article/3",
  userName: "张三",
  opinion: "是广告",
  appeal: "",
  mayAppeal: 1,
  gmtCreate: "2026-11-20 10:00:00",
  gmtDecide: "2026-11-21 10:00:00",
};

afterEach(clear);

test("says what became of something and why, and where it can be seen again", () => {
  const page = draw(OwnReviews, {
    items: [removed, { ...removed, id: "8", state: 2, stateName: "已保留", mayAppeal: 0 }],
    emptyText: "没有审核记录",
  });
  const [first] = within(page).getAllByRole("listitem");
  expect(texts(within(first!).getAllByRole("definition"))).toEqual(["被举报", "是广告"]);
  expect(addresses(page)).toEqual(["/blog/article/3"]);
});

test("appeals once, and keeps what was written where the appeal did not arrive", async () => {
  const appeal = vi.fn(async () => ({ done: false as boolean }));
  await mount(
    <OwnReviews
      items={[removed]}
      emptyText=""
      slots={{}}
      on={{ appeal } as never}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{} as never}
    />,
  );
  await click(button(/^申诉/));
  const reason = () => screen.queryByRole<HTMLTextAreaElement>("textbox", { name: t("ownReviews.why") });
  const send = () => click(button(t("ownReviews.send")));
  await type(reason()!, " 这不是广告 ");
  await send();
  await settle();
  expect(appeal).toHaveBeenCalledExactlyOnceWith({ id: "7", content: "这不是广告" });
  expect(reason()?.value).toBe(" 这不是广告 ");
  appeal.mockResolvedValue({ done: true });
  await send();
  await settle();
  expect(reason()).toBeNull();
});
