import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import type { UserInfo } from "../../src/generated/types.ts";
import { createClient, ok } from "../api/client.ts";
import { fillInRegistration, freshMobile } from "./codes.ts";
import { accessibilityProblems, portal, test, whenLive, widths } from "./harness.ts";

const password = "Right#2026";
const ORGANISATION = "13800000003";
const SCHOOL = "江城工业职业学校";

/** Opens another page of the portal, and touches it. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(portal.url + path);
  await whenLive(page);
}

const told = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text }).first().waitFor();

/** What the signed-in person of a page is. */
async function view(page: Page): Promise<UserInfo> {
  const token = (await page.context().cookies()).find(({ name }) => name === "RC_WEB_TOKEN")?.value ?? "";
  return ok(await createClient(portal.url).call("getUserView", {}, { token }));
}

/** Fills in the profile that is asked for before anything else, from the notice that nobody can close. */
async function completeProfile(page: Page, { name, opinion }: { name: string; opinion: string }): Promise<void> {
  await page.locator("[role=alertdialog]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("[role=alertdialog] button").click();
  await page.locator("[role=dialog]", { hasText: opinion }).waitFor();
  const values = { name, idcard: "110101199003077758", address: "江城市学府路 1 号", postcode: "430000" };
  for (const [field, value] of Object.entries(values))
    await page.locator(`[role=dialog] [id$="_${field}"]`).fill(value);
  await page.locator("[role=dialog] .lf-submit").click();
  await page.locator(".toast", { hasText: "提交成功，等待核实" }).waitFor();
}

/** Whoever asks for many codes in a day is asked for a captcha first. */
const codeRefused = /sendCode: 1110/;

describe("a learner of an organisation", () => {
  test("signs up below its address, takes a photo, completes the profile that is asked for, and leaves", async ({
    visit,
  }) => {
    const { page } = await visit("/org/1001", { fresh: true, expectedErrors: codeRefused });
    await page.locator('header a[href="/org/1001/register"]').first().click();
    await page.waitForURL("**/org/1001/register");
    await page.locator("main", { hasText: `你会成为${SCHOOL}的学员` }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const mobile = freshMobile();
    await fillInRegistration(page, { mobile, password });
    await page.locator(".lf-submit").click();
    await page.waitForURL((url) => url.pathname === "/org/1001");
    expect(await view(page)).toMatchObject({ orgNo: "1001", directUser: false, needPerfection: false });

    await open(page, "/account/selfie");
    await page.getByRole("button", { name: "用摄像头拍照" }).click();
    await page.waitForFunction(() => (document.querySelector("video")?.videoWidth ?? 0) > 0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "拍照", exact: true }).click();
    await page.getByRole("button", { name: "使用这张照片" }).click();
    await told(page, "照片已保存");
    const photo = page.locator('main img[alt="你的认证照片"]');
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await accessibilityProblems(page)).toEqual([]);

    const desk = await visit("/account/organization/member", { as: ORGANISATION });
    const one = desk.page.locator("main li", { hasText: mobile.slice(-4) });
    const find = () => open(desk.page, `/account/organization/member?keyword=${mobile}`);
    const answer = async (action: string, message?: string) => {
      await one.getByRole("button", { name: action }).click();
      const form = desk.page.getByRole("dialog", { name: action });
      if (message !== undefined) await form.getByLabel("给学员的说明").fill(message);
      await form.getByRole("button", { name: action }).click();
    };
    await find();
    await one.getByRole("link", { name: "查看认证照片" }).click();
    await one.locator("img").waitFor();
    await answer("请对方完善资料", "报考要用，请填写完整");
    await told(desk.page, "已请对方完善资料");
    expect(await accessibilityProblems(desk.page)).toEqual([]);

    await open(page, "/org/1001");
    await completeProfile(page, { name: "王方", opinion: "报考要用，请填写完整" });
    await find();
    await one.getByRole("link", { name: "查看填写的资料" }).click();
    await one.locator("dd", { hasText: "110101199003077758" }).waitFor();
    await answer("退回", "姓名与证件不符");
    await told(desk.page, "已退回");
    await open(page, "/account/membership");
    expect(await view(page)).toMatchObject({ firstLoginVerificationStatus: 4 });
    await open(page, "/org/1001");
    await completeProfile(page, { name: "王芳", opinion: "姓名与证件不符" });
    await find();
    await one.getByRole("link", { name: "查看填写的资料" }).click();
    await answer("通过核实");
    await told(desk.page, "已核实");

    await open(page, "/account/membership");
    await page.locator("main", { hasText: "你的资料已通过核实" }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "退出机构" }).click();
    await page.locator("dialog").getByRole("button", { name: "退出", exact: true }).click();
    await told(page, "你已退出");
    expect(await view(page)).toMatchObject({ orgNo: "", needPerfection: false });
  });

  test("joins with a code, or is invited by a list, signs up and is removed, on a phone", async ({ visit }) => {
    const desk = await visit("/account/organization/invite", { as: ORGANISATION, width: widths.phone });
    await desk.page.getByRole("button", { name: "新建邀请码" }).click();
    const making = desk.page.getByRole("dialog", { name: "新建邀请码" });
    await making.getByLabel(/^可用人数/).waitFor();
    expect(await accessibilityProblems(desk.page)).toEqual([]);
    await making.getByRole("button", { name: "新建邀请码" }).click();
    await told(desk.page, "邀请码已建好");
    const newest = desk.page.getByRole("table", { name: "邀请码和链接" }).locator("code").first();
    const code = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await newest.innerText())?.[0] ?? "";
    const mobile = freshMobile();
    await desk.page.getByLabel(/^粘贴名单/).fill(`姓名 手机号\n王芳，${mobile}\n李强，12345\n王芳，${mobile}`);
    await desk.page.getByRole("button", { name: "检查", exact: true }).click();
    await desk.page.getByRole("group", { name: "2 行不能导入" }).waitFor();
    expect(await accessibilityProblems(desk.page)).toEqual([]);
    await desk.page.getByRole("button", { name: "邀请（1 行）" }).click();
    await told(desk.page, "已导入 1 行");

    const { page, requests } = await visit("/join?code=NONE2345", {
      as: "13800000006",
      width: widths.phone,
      fresh: true,
    });
    await whenLive(page);
    // Each time that a code is asked for counts: the server has asked for this one.
    expect(requests.filter((request) => request.includes("/member/offer"))).toEqual([]);
    await page.getByLabel("邀请码").fill(code.toLowerCase());
    await page.getByRole("button", { name: "使用邀请码" }).click();
    await page.getByRole("heading", { name: `加入${SCHOOL}` }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "加入", exact: true }).click();
    await told(page, "你已成为这家机构的学员");
    await page.waitForURL("**/account/membership");
    await page.getByRole("button", { name: "退出机构" }).click();
    await page.locator("dialog").getByRole("button", { name: "退出", exact: true }).click();
    await told(page, "你已退出");

    const invited = await visit("/register", { width: widths.phone, fresh: true, expectedErrors: codeRefused });
    await fillInRegistration(invited.page, { mobile, password });
    await invited.page.locator(".lf-submit").click();
    await invited.page.waitForURL((url) => !url.pathname.includes("/register"));
    await open(invited.page, "/account/membership");
    expect(await accessibilityProblems(invited.page)).toEqual([]);
    await invited.page.getByRole("button", { name: /^接受/ }).click();
    await told(invited.page, `你已成为${SCHOOL}的学员`);
    expect(await view(invited.page)).toMatchObject({ orgNo: "1001" });

    await open(desk.page, `/account/organization/member?keyword=${mobile}`);
    const one = desk.page.locator("main li", { hasText: mobile.slice(-4) });
    await one.getByRole("button", { name: "移出机构" }).click();
    const removing = desk.page.getByRole("dialog", { name: "移出机构" });
    await removing.getByLabel("给学员的说明").fill("本期已结束");
    await removing.getByRole("button", { name: "移出机构" }).click();
    await expect.poll(async () => (await view(invited.page))["orgNo"]).toBe("");
    await open(invited.page, "/account/message");
    await invited.page.locator("main", { hasText: SCHOOL }).waitFor();
  });
});
