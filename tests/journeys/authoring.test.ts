import { expect } from "vitest";
import { fillInForm } from "../e2e/class-desk.ts";
import { test, whenLive } from "../e2e/harness.ts";
import { call, demo, first, signInAs, tokenOf } from "./people.ts";

test("A lecturer writes a course whose draft saves itself and is there after loading anew", async ({ visit }) => {
  const { page } = await visit("/account/teacher/vod", { as: demo.lecturer });
  await page.getByRole("button", { name: "新建课程" }).click();
  await page.getByLabel("课程名称").fill("未命名");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/account/teacher/course?courseId=*");
  await whenLive(page);
  await page.getByLabel("课程名称").fill("配电箱检修");
  await page.getByLabel("价格（元）", { exact: true }).fill("199");
  for (const [what, name] of [
    ["添加章", "断电"],
    ["添加课时", "准备"],
  ] as const) {
    await page.getByRole("button", { name: what, exact: true }).click();
    await expect.poll(() => page.locator(".rename").evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type(name);
    await page.keyboard.press("Enter");
  }
  const outline = async () => (await page.locator(".tree .name").allInnerTexts()).join(" ");
  await expect.poll(outline).toBe("断电 准备");
  await expect.poll(() => page.locator("[data-save]").getAttribute("data-save")).toBe("saved");
  await page.reload();
  await whenLive(page);
  await expect.poll(() => page.getByLabel("课程名称").inputValue()).toBe("配电箱检修");
  expect(await outline()).toBe("断电 准备");
  const courseId = new URL(page.url()).searchParams.get("courseId") ?? "";
  await call("deleteCourseDraft", { courseId }, await tokenOf(page));
});

test("A course is refused with an opinion, handed in again and passed, and learners see the change", async ({
  visit,
}) => {
  const lecturer = await signInAs(demo.lecturer);
  const { list } = await call("listCourseDrafts", { courseCategory: 1, state: 2 }, lecturer);
  const { courseId, courseName } = first(list);
  const edit = async (courseSubtitle: string, token: string) => {
    const { version, body } = await call("getCourseDraft", { courseId }, token);
    await call("saveCourseDraft", { courseId, version, body: { ...body, courseSubtitle } }, token);
  };
  const [firstChange, secondChange] = [`第一次修改 ${Date.now()}`, `第二次修改 ${Date.now()}`];
  await edit(firstChange, lecturer);
  const { page: desk } = await visit(`/account/teacher/vod?keyword=${encodeURIComponent(courseName)}`, {
    as: demo.lecturer,
  });
  const submit = async () => {
    await desk.getByRole("button", { name: `提交审核 ${courseName}` }).click();
    await desk.locator(".toast", { hasText: "已提交审核" }).waitFor();
  };
  await submit();

  const { page: operator } = await visit("/studio/audit", { as: demo.operator });
  await operator.getByRole("link", { name: courseName }).click();
  await operator.getByText(firstChange).waitFor();
  await fillInForm(operator, { opens: "不通过", fields: { 审核意见: "副标题太含糊" } });
  await operator.waitForURL("**/studio/audit");

  await edit(secondChange, await tokenOf(desk));
  await desk.reload();
  await whenLive(desk);
  await desk.locator("main .long", { hasText: "副标题太含糊" }).waitFor();
  await submit();
  const { page: visitor } = await visit(`/view/${courseId}`);
  expect(await visitor.locator("main").innerText()).not.toContain(secondChange);
  await operator.reload();
  await whenLive(operator);
  await operator.getByRole("button", { name: `通过 ${courseName}`, exact: true }).click();
  await operator.locator(".toast", { hasText: "已通过" }).waitFor();
  await expect.poll(async () => (await visitor.reload(), visitor.locator("main").innerText())).toContain(secondChange);
});
