import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, field, t, type, until } from "../../forms/testing/page.ts";
import { LecturerDesk } from "./LecturerDesk.tsx";

const lecturer = {
  lecturerUserNo: "7",
  lecturerName: "陈立峰",
  position: "高级技师",
  headImgUrl: "",
  auditStatus: 1 as const,
  courseCount: 3,
  draftCount: 0,
  waitingCount: 0,
  countStudy: 90,
  lecturerProportion: 20,
};
const saveLecturerShare = vi.fn(async (_input: object) => ({ lecturerProportion: 35.5 }));
const saved = vi.fn(async () => ({ done: true as const }));
const show = (more: object = {}) =>
  draw(
    <LecturerDesk
      items={[lecturer]}
      coursesPath="/account/organization/vod"
      emptyText="还没有讲师"
      ownProportion={70}
      path="/account/organization/lecturer"
      query={{ keyword: "陈", sort: "study" }}
      slots={{}}
      on={{ saved }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{ saveLecturerShare } as never}
      {...more}
    />,
  );
const share = () => field("分成");
const save = () => click(button("保存分成 陈立峰"));
beforeEach(() => vi.clearAllMocks());
afterEach(clear);

test("saves the share of a lecturer, and keeps what was typed where it is not taken", async () => {
  saveLecturerShare.mockRejectedValueOnce(Object.assign(new Error("太高"), { code: 2061 }));
  await show();
  expect(share().value).toBe("20");
  await type(share(), "35.5");
  await save();
  await until(() => screen.queryByRole("status")?.textContent === "太高");
  expect(share().value).toBe("35.5");
  await save();
  await until(() => saved.mock.calls.length === 1);
  expect(saveLecturerShare).toHaveBeenLastCalledWith({ lecturerUserNo: "7", lecturerProportion: 35.5 });
});

test.each(["70.01", "101", "-1", "1e1", "", "33.333"])("sends no share like %j, and says so", async (typed) => {
  await show();
  await type(share(), typed);
  await save();
  await until(() => screen.queryByRole("status")?.textContent === t("lecturerDesk.share.wrong", { most: 70 }));
  expect(saveLecturerShare).not.toHaveBeenCalled();
});

test("keeps search and order in the address, and leads back where nobody is found", async () => {
  await show({ items: [] });
  expect(screen.getByRole("search").getAttribute("action")).toBe("/account/organization/lecturer");
  expect(field("姓名或职位")).toMatchObject({ name: "keyword", value: "陈" });
  expect(field<HTMLSelectElement>("排序")).toMatchObject({ name: "sort", value: "study" });
  expect(document.body.textContent).toContain(t("lecturerDesk.none"));
});
