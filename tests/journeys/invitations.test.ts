import { expect } from "vitest";
import { fillInRegistration, freshMobile } from "../e2e/codes.ts";
import { portal, test, whenLive, widths } from "../e2e/harness.ts";
import { demo, newPerson, SCHOOL } from "./people.ts";

/** What the console says of a call that asks for a captcha first. */
const asksForCaptcha = /sendCode: 1110/;

test("An organisation invites a list of numbers, and whoever is invited signs up and becomes its learner", async ({
  visit,
}) => {
  const mobile = freshMobile();
  const { page: desk } = await visit("/account/organization/invite", { as: demo.organisation, width: widths.phone });
  await desk.getByLabel(/^粘贴名单/).fill(`姓名 手机号\n王芳，${mobile}\n李强，12345`);
  await desk.getByRole("button", { name: "检查", exact: true }).click();
  await desk.getByRole("button", { name: "邀请（1 行）" }).click();
  await desk.getByRole("status").filter({ hasText: "已导入 1 行" }).first().waitFor();

  const { page } = await visit("/register", { width: widths.phone, expectedErrors: asksForCaptcha });
  await fillInRegistration(page, { mobile, password: "Right#2026" });
  await page.locator(".lf-submit").click();
  await page.waitForURL((url) => !url.pathname.includes("/register"));
  await page.goto(`${portal.url}/account/membership`);
  await whenLive(page);
  await page.getByRole("button", { name: /^接受/ }).click();
  await page
    .getByRole("status")
    .filter({ hasText: `你已成为${SCHOOL}的学员` })
    .first()
    .waitFor();

  await desk.goto(`${portal.url}/account/organization/member?keyword=${mobile}`);
  await desk.locator("main li", { hasText: mobile.slice(-4) }).waitFor();
});

test("An organisation invites a lecturer by a link, and whoever accepts it teaches there", async ({ visit }) => {
  const { page: desk } = await visit("/account/organization/lecturer", { as: demo.organisation });
  await desk.getByRole("button", { name: "用链接邀请" }).click();
  const form = desk.getByRole("dialog", { name: "用链接邀请" });
  await form.getByLabel(/^分成/).fill("35");
  await form.getByRole("button", { name: "生成链接" }).click();
  await desk.getByRole("status").filter({ hasText: "链接已生成" }).first().waitFor();
  const code = await desk.locator("tbody tr").first().locator("code").innerText();

  const { mobile } = await newPerson();
  const name = `林一帆${mobile.slice(-4)}`;
  const { page } = await visit(`/teach?code=${code}`, { as: mobile, width: widths.phone });
  const invitation = page.locator("main li", { has: page.getByRole("heading", { name: SCHOOL }) });
  await invitation.getByText("35%").waitFor();
  await page.getByRole("button", { name: /^接受/ }).click();
  await page.getByLabel("姓名").fill(name);
  await page.getByLabel("头衔").fill("数控加工高级技师");
  await page.getByLabel(/^个人介绍/).fill("在车间做了十五年数控加工，带过四十多名徒弟，讲课只讲用得上的。");
  await page.getByRole("button", { name: /^接受/ }).last().click();
  await page
    .getByRole("status")
    .filter({ hasText: `你现在是${SCHOOL}的讲师` })
    .first()
    .waitFor();
  await desk.reload();
  await desk.getByRole("heading", { name }).waitFor();
  expect((await page.goto(`${portal.url}/account/teacher/vod`))?.status()).toBe(200);
});
