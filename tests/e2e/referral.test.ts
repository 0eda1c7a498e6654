import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { qrPath } from "../../src/shared/qr-path.ts";
import { createClient, ok } from "../api/client.ts";
import { fillInRegistration, freshMobile } from "./codes.ts";
import { accessibilityProblems, portal, test, whenLive, widths } from "./harness.ts";
import { problemsOf } from "./screens.ts";

/** The demo's learner who may recommend the platform. */
const INVITER = "13800000001";
/** Whoever asks for many codes in a day is asked for a captcha first; a code that nobody has is refused. */
const refused = /sendCode: 1110|register: \d+/;

const faultsOf = async (page: Page) => [...(await problemsOf(page, "zh-CN")), ...(await accessibilityProblems(page))];
const peopleOn = async (page: Page) =>
  Number(await page.locator("main dl div", { hasText: "已注册" }).locator("dd").innerText());

/** Buys the cheapest course that has a price, as whoever is signed in on a page. */
async function buyAs(page: Page): Promise<void> {
  const client = createClient(portal.url);
  const token = (await page.context().cookies()).find(({ name }) => name === "RC_WEB_TOKEN")?.value ?? "";
  const { list } = ok(await client.call("listCourses", { priceType: "paid", sort: "priceAsc", pageSize: 1 }));
  const made = await client.call(
    "createOrder",
    { courseIds: [list[0]!.id], idempotencyKey: token.slice(0, 32) },
    { token },
  );
  const { orderNo } = ok(made);
  const data = ok(await client.call("payOrder", { orderNo, payType: "sandbox" }, { token }));
  const paymentNo = data.payUrl!.split("/").at(-1)!;
  expect((await client.call("saveSandboxPayment", { paymentNo, outcome: "success" }, { token })).code).toBe(200);
}

describe("recommending the platform", () => {
  test("gives a link and a poster; a friend who mistypes the code is told so, signs up with it, and pays: a reward waits", async ({
    visit,
  }) => {
    const { page: own } = await visit("/account/recommend", { as: INVITER, width: widths.phone });
    const link = await own.getByText(/referralCode=/).innerText();
    const code = new URL(link).searchParams.get("referralCode")!;
    const before = await peopleOn(own);
    const drawn = async (name: string) => fetch(`${portal.url}/share/referral/${name}`);
    const picture = await drawn(`${code}.svg`);
    expect(picture.headers.get("content-type")).toBe("image/svg+xml");
    expect(await picture.text()).toContain(qrPath(link).path);
    for (const name of ["x.svg", `${code}.jpg`, `${code.toLowerCase()}x.svg`])
      expect((await drawn(name)).status).toBe(404);
    const image = own.getByRole("img", { name: "二维码，扫码打开推荐链接" });
    expect(await image.getAttribute("src")).toBe(`/share/referral/${code}.svg`);
    const [poster] = await Promise.all([
      own.waitForEvent("download"),
      own.getByRole("button", { name: "下载海报" }).click(),
    ]);
    expect((await readFile(await poster.path())).subarray(1, 4).toString()).toBe("PNG");
    expect(await faultsOf(own)).toEqual([]);

    const { page } = await visit("/register?referralCode=ZZZZ-0000", {
      width: widths.phone,
      fresh: true,
      expectedErrors: refused,
    });
    await fillInRegistration(page, { mobile: freshMobile(), password: "Right#2026" });
    await page.locator(".lf-submit").click();
    await page.getByText("没有推荐码").first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByLabel("推荐码（选填）").fill(code.toLowerCase());
    await page.locator(".lf-submit").click();
    await page.waitForURL((url) => !url.pathname.includes("/register"));
    await buyAs(page);

    const newest = own.locator("main tbody tr").first();
    await expect
      .poll(async () => {
        await own.reload();
        return newest.innerText();
      })
      .toContain("待结算");
    await whenLive(own);
    expect(await peopleOn(own)).toBe(before + 1);
    expect(await newest.innerText()).toMatch(/¥\d/);
    expect(await faultsOf(own)).toEqual([]);
  });
});
