import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clear, click, draw, one, t, texts, type, until } from "../../forms/testing/page.ts";
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
beforeEach(() => vi.clearAllMocks());
afterEach(clear);

test("saves the share of a lecturer, and keeps what was typed where it is not taken", async () => {
  saveLecturerShare.mockRejectedValueOnce(Object.assign(new Error("太高"), { code: 2061 }));
  await show();
  expect(one<HTMLInputElement>(".share input").value).toBe("20");
  await type(".share input", "35.5");
  await click(".share button");
  await until(() => texts(".share [role=status]").join() === "太高");
  expect(one<HTMLInputElement>(".share input").value).toBe("35.5");
  await click(".share button");
  await until(() => saved.mock.calls.length === 1);
  expect(saveLecturerShare).toHaveBeenLastCalledWith({ lecturerUserNo: "7", lecturerProportion: 35.5 });
});

test.each(["70.01", "101", "-1", "1e1", "", "33.333"])("sends no share like %j, and says so", async (share) => {
  await show();
  await type(".share input", share);
  await click(".share button");
  await until(() => texts(".share [role=status]").join() === t("lecturerDesk.share.wrong", { most: 70 }));
  expect(saveLecturerShare).not.toHaveBeenCalled();
});

test("keeps search and order in the address, and leads back where nobody is found", async () => {
  await show({ items: [] });
  expect(one<HTMLFormElement>("form[role=search]").getAttribute("action")).toBe("/account/organization/lecturer");
  expect(one<HTMLInputElement>("input[name=keyword]").value).toBe("陈");
  expect(one<HTMLSelectElement>("select[name=sort]").value).toBe("study");
  expect(document.body.textContent).toContain(t("lecturerDesk.none"));
});
