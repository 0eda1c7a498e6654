import { describe, expect } from "vitest";
import { accessibilityProblems, portal, test, widths } from "./harness.ts";
import { password, signIn } from "./sign-in.ts";

const refused = /303|账号或密码错误/;

describe("signing in", () => {
  test("says in the form what the server refuses, keeps the name, and lets the person in on the second try", async ({
    visit,
  }) => {
    const { page } = await visit("/login?t=login", { expectedErrors: refused });
    await signIn(page, "13800000001", "wrong");
    await page.locator(".lf-fault[role=alert]").waitFor();
    expect(await page.locator("input[name$=loginName]").inputValue()).toBe("13800000001");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("password");
    await signIn(page, "13800000001");
    await page.waitForURL((url) => !url.pathname.includes("login"));
  });

  test("sends no password that can be read", async ({ visit }) => {
    const { page } = await visit("/login?t=login");
    const sent = page.waitForRequest((request) => request.url().endsWith("/user/login/password"));
    await signIn(page, "13800000001");
    expect((await sent).postData()).not.toContain(password);
  });

  test("names the empty fields and puts the focus into the first", async ({ visit }) => {
    const { page } = await visit("/login?t=login");
    await page.locator(".lf-submit").click();
    await page.locator(".lf-error").first().waitFor();
    expect(await page.locator(".lf-error").allTextContents()).toEqual(["请输入手机号或登录名", "请输入密码"]);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toMatch(/loginName$/);
  });

  test("says without JavaScript why it needs it, and sends nothing", async ({ visit }) => {
    const { page } = await visit("/login?t=login", { javaScript: false });
    expect(await page.locator("noscript").allTextContents()).toContainEqual(
      expect.stringContaining("此页需要启用 JavaScript：密码会先在浏览器中加密"),
    );
    expect(await page.locator(".lf-submit").isDisabled()).toBe(true);
  });
});

describe("completing the profile", () => {
  for (const width of [widths.phone, widths.desktop]) {
    test(`the driver's dialog cannot be dismissed and has no fault that axe can find, at ${width} px`, async ({
      visit,
    }) => {
      const { page } = await visit("/", { as: "13800000005", width });
      await page.locator("[role=alertdialog]").waitFor();
      await page.goto(`${new URL(page.url()).origin}/org/1002`);
      await page.locator("[role=alertdialog]").waitFor();
      expect(await page.locator("[role=alertdialog]").textContent()).toContain("信息待核实，请更新并完善信息");
      await page.locator("[role=alertdialog] button").click();
      await page.locator("[role=dialog] form").waitFor();
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await page.mouse.click(2, 2);
      expect(await page.locator("[role=dialog] form").count()).toBe(1);
      expect(await page.evaluate(() => document.querySelector<HTMLElement>("#root")?.inert)).toBe(true);
      expect(Math.round((await page.locator("[role=dialog]").boundingBox())?.width ?? 0)).toBe(Math.min(650, width));
      await page.locator("[role=dialog] .lf-submit").click();
      await page.locator(".lf-summary").waitFor();
      expect(await page.locator(".lf-error").allTextContents()).toEqual([
        "请输入姓名",
        "请输入证件号",
        "请输入联系地址",
        "邮政编码只有 6 个数字",
        "请选择申请培训类别",
        "请选择驾驶证准驾车型",
        "请输入从业资格证发证机关",
        "请输入从业资格证证件号码",
        "请选择从业资格证有效期",
      ]);
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  }

  test("is asked for at once, on a page that waits for a touch with its code otherwise", async ({ visit }) => {
    const { page } = await visit("/", { as: "13800000005", fresh: true });
    await page.waitForFunction(() => localStorage.getItem("RcUserInfo") !== null);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
    );
    await page.goto(`${portal.url}/list`);
    await page.locator("[role=alertdialog]").waitFor();
  });

  test("filled in, it is sent with the last code of the category, told, and gone", async ({ visit }) => {
    const { page } = await visit("/", { as: "13800000005" });
    await page.locator("[role=alertdialog]").waitFor();
    await page.goto(`${new URL(page.url()).origin}/org/1002`);
    await page.locator("[role=alertdialog] button").click();
    const field = (name: string) => page.locator(`[role=dialog] [id$="_${name}"]`);
    const values = {
      name: " 张建军 ",
      idcard: "110101199001011237",
      address: "北京市朝阳区",
      postcode: "100020",
      iauthority: "北京市交通委",
      qcnumber: "110020",
      cvalidity: "2020-01-01",
    };
    for (const [name, value] of Object.entries(values)) await field(name).fill(value);
    await field("drtype").selectOption("B2");
    await field("apcategoryID").focus();
    await page.keyboard.press("ArrowDown");
    for (let column = 1; (await page.locator("[role=listbox]").count()) > 0 || column === 1; column++) {
      await page.locator(".lf-last [role=option]:focus").waitFor();
      await page.keyboard.press("Enter");
      await page.waitForFunction((count) => document.querySelectorAll("[role=listbox]").length !== count, column);
    }
    await page.locator("[role=dialog] .lf-submit").click();
    await page.locator(".lf-error").waitFor();
    expect(await page.locator(".lf-error").allTextContents()).toEqual(["从业资格证有效期不能早于昨天"]);
    await page.locator('[role=dialog] [id$="_cvalidity"] ~ button').click();
    await page.locator(".day:not([data-disabled]):not([data-outside-month])").last().click();
    const sent = page.waitForRequest((request) => request.url().endsWith("/update/need/perfection"));
    await page.locator("[role=dialog] .lf-submit").click();
    const body: { name: string; apcategoryID: string[]; apcategory: string } = (await sent).postDataJSON();
    expect(body.name).toBe("张建军");
    expect(body.apcategory).toBe(body.apcategoryID.at(-1));
    await page.locator(".toast", { hasText: "信息完善成功" }).waitFor();
    await page.locator("[role=dialog], [role=alertdialog]").waitFor({ state: "detached" });
    await page.reload();
    expect(await page.locator("[role=dialog], [role=alertdialog]").count()).toBe(0);
  });
});
