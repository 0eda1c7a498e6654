import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { button, clear, click, draw as mount, t, until } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { lecturer, paidCourse } from "../testing/samples.ts";
import { FollowList } from "./FollowList.tsx";

const gmtCreate = "2026-01-01 00:00:00";
afterEach(clear);

test("shows courses or lecturers", () => {
  expect(addresses(draw(FollowList, { courses: [{ ...paidCourse, gmtCreate }] }))).toEqual(["/view/11"]);
  expect(addresses(draw(FollowList, { lecturers: [{ ...lecturer, gmtCreate }] }))).toEqual(["/lecturer/7"]);
  expect(draw(FollowList, { courses: [], emptyText: "没有收藏" }).textContent).toContain("没有收藏");
});

test("takes out, and puts back", async () => {
  const said: string[] = [];
  const on = {
    remove: async () => (said.push("remove"), { done: true as const }),
    restore: async () => (said.push("restore"), { done: true as const }),
  };
  const courses = [{ ...paidCourse, gmtCreate }];
  await mount(<FollowList courses={courses} slots={{}} on={on} t={t} locale="zh-CN" blockKey="b" operations={{}} />);
  await click(button("移除低压电工上岗"));
  await until(() => screen.getByRole("listitem").className === "gone");
  await click(button("恢复低压电工上岗"));
  await until(() => screen.getByRole("listitem").className === "");
  expect(said).toEqual(["remove", "restore"]);
});
