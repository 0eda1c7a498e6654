import { readFile } from "node:fs/promises";
import pg from "pg";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { createClient, ok } from "../api/client.ts";
import { accessibilityProblems, portal, test, whenLive } from "./harness.ts";
import { problemsOf } from "./screens.ts";

/** A lecturer of whom the demo sold nothing: 郑明哲. */
const LECTURER = "13800000016";
const BUYER = "13800000006";

async function inDatabase<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: portal.databaseUrl });
  await client.connect();
  try {
    await client.query("select set_config('app.scope', 'system', false)");
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Sells a course of the lecturer, and lets its share be settled now instead of in a week. */
async function sell(): Promise<string> {
  const client = createClient(portal.url);
  const buyer = { token: await client.signIn(BUYER) };
  const [course] = await inDatabase<{ id: string }>(
    `select id from course where is_public and org_no = 'default' and price_fen > 1000
      and lecturer_user_no = (select user_no from app_user where mobile = $1)
      and id not in (select course_id from course_user join app_user using (user_no) where mobile = $2) limit 1`,
    [LECTURER, BUYER],
  );
  const made = await client.call(
    "createOrder",
    { courseIds: [course!.id], idempotencyKey: `payout-${course!.id}-sale` },
    buyer,
  );
  const { orderNo } = ok(made);
  const data = ok(await client.call("payOrder", { orderNo, payType: "sandbox" }, buyer));
  const paymentNo = data.payUrl!.split("/").at(-1)!;
  await client.call("saveSandboxPayment", { paymentNo, outcome: "success" }, buyer);
  await expect
    .poll(() => inDatabase("update order_share set gmt_due = now() where order_no = $1 returning id", [orderNo]))
    .not.toEqual([]);
  await expect
    .poll(
      () =>
        inDatabase("select 1 from order_share where order_no = $1 and party = 3 and gmt_settle is not null", [orderNo]),
      { timeout: 60_000, interval: 500 },
    )
    .toHaveLength(1);
  return orderNo;
}

const faultsOf = async (page: Page) => [...(await problemsOf(page, "zh-CN")), ...(await accessibilityProblems(page))];
const available = (page: Page) => page.locator("main .figures .num").first().innerText();

/** The text of the file that a button gives. */
async function saved(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  return readFile(await (await download).path(), "utf8");
}

describe.skipIf(portal.databaseUrl === undefined)("what is earned of a sale", () => {
  test("is withdrawn, approved, sent to the bank and paid; a refund afterwards is owed", async ({ visit }) => {
    const orderNo = await sell();
    const { page } = await visit("/account/teacher/earnings", { as: LECTURER });
    await whenLive(page);
    expect(await page.getByRole("button", { name: "申请提现" }).count()).toBe(0);
    await page.getByRole("button", { name: "填写银行账户" }).click();
    const bank = page.getByRole("dialog", { name: "填写银行账户" });
    await bank.getByLabel(/^收款户名/).fill("李老师");
    await bank.getByLabel(/^银行卡号/).fill("6222 0212 3456 7890 128");
    await bank.getByLabel(/^开户银行/).fill("中国银行");
    await bank.getByLabel(/^登录密码/).fill("Lectern#2026");
    expect(await faultsOf(page)).toEqual([]);
    await bank.getByRole("button", { name: "保存" }).click();
    await page.getByRole("button", { name: "更改", exact: true }).click();
    await page.getByRole("group", { name: "收款银行账户" }).getByText("**** 0128").waitFor();
    const balance = await available(page);
    expect(balance).not.toBe("¥0.00");
    await page.getByRole("button", { name: "申请提现" }).click();
    const withdrawal = page.getByRole("dialog", { name: "申请提现" });
    await withdrawal.getByLabel(/^提现金额/).fill(balance);
    expect(await faultsOf(page)).toEqual([]);
    await withdrawal.getByRole("button", { name: "申请提现" }).click();
    await page
      .getByRole("dialog")
      .filter({ hasText: "确定申请提现吗" })
      .getByRole("button", { name: "申请提现" })
      .click();
    await page.locator(".toast", { hasText: "已提交，审核后由银行打款" }).waitFor();
    await expect.poll(() => available(page)).toBe("¥0.00");
    await page.locator("main .state", { hasText: "审核中" }).first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    // The card was changed just now: it would wait for two days.
    await inDatabase("update withdrawal set gmt_payable = now() where extract_status = 1 and holder_name = '李老师'");

    const { page: desk } = await visit("/studio/payouts", { as: "13800000009" });
    expect(await faultsOf(desk)).toEqual([]);
    // The demo has one in review besides.
    await desk.locator("main li", { hasText: "郑明哲" }).getByRole("button", { name: /^同意/ }).click();
    await desk.locator("dialog").getByRole("button", { name: "同意" }).click();
    await desk.locator("main tr", { hasText: "郑明哲" }).locator(".state", { hasText: "付款中" }).waitFor();
    const download = desk.waitForEvent("download");
    await desk.getByRole("button", { name: "导出 CSV" }).click();
    await desk.locator("dialog").getByRole("button", { name: "导出", exact: true }).click();
    const csv = await readFile(await (await download).path(), "utf8");
    expect(csv).toContain("6222021234567890128");
    const answer = csv.trimEnd().replace(/"","",""$/m, '"成功","BANK-E2E-1",""');
    const answers = desk.getByRole("region", { name: "导入打款结果" });
    const input = answers.getByLabel(/^选择 XLSX/);
    await expect.poll(() => input.isEnabled()).toBe(true);
    await input.setInputFiles({ name: "answer.csv", mimeType: "text/csv", buffer: Buffer.from(answer) });
    await expect.poll(() => answers.getByLabel(/^粘贴打款结果/).inputValue()).toContain("BANK-E2E-1");
    await answers.getByRole("button", { name: "检查" }).click();
    await desk.getByText(/“提现单号”/).waitFor();
    expect(await faultsOf(desk)).toEqual([]);
    await answers.getByRole("button", { name: "导入（1 行）" }).click();
    await desk.locator("dialog").getByRole("button", { name: "导入" }).click();
    await answers.getByText("已打款 1 · 银行退回 0 · 此前已导入 0").waitFor();
    expect(await faultsOf(desk)).toEqual([]);

    await desk.goto(`${portal.url}/studio/books?keyword=${orderNo}`);
    await whenLive(desk);
    await desk.getByText("账目平衡").waitFor();
    await desk.getByRole("rowheader", { name: /^分账/ }).first().waitFor();
    expect(await faultsOf(desk)).toEqual([]);

    const client = createClient(portal.url);
    const buyer = { token: await client.signIn(BUYER) };
    expect((await client.call("saveRefund", { orderNo, reason: "买错了" }, buyer)).code).toBe(200);
    const operator = { token: await client.signIn("13800000009") };
    expect((await client.call("auditRefund", { orderNo, agree: true }, operator)).code).toBe(200);
    await expect
      .poll(async () => {
        await page.reload();
        return page.getByText("结算后有订单退款").count();
      })
      .toBe(1);
    await whenLive(page);
    await page.locator("main .state", { hasText: "成功" }).first().waitFor();
    expect(await faultsOf(page)).toEqual([]);

    // The month's statement has all of it, and what is owed since the refund.
    const entries = page.getByRole("table", { name: "当月明细" });
    await entries.getByRole("rowheader", { name: /退款转为应扣款/ }).waitFor();
    await entries.getByRole("rowheader", { name: /^银行打款/ }).waitFor();
    const statement = await saved(page, "导出 CSV");
    expect(statement).toContain(`"${orderNo}"`);
    // What else was sold meanwhile is in it too.
    const taken = statement.split("\n").filter((line) => line.includes(`"${orderNo}"`) && /(^|,)-\d/.test(line));
    expect(taken.length).toBeGreaterThan(0);
    const month = page.getByRole("table", { name: "各月对账单" }).getByRole("link").first();
    await month.click();
    await page.waitForURL(/\?month=\d{4}-\d{2}#/);
    expect(await page.getByRole("heading", { name: /^\d{4}-\d{2} 对账单$/ }).innerText()).toContain(
      await month.innerText(),
    );
    // And the platform's has what it kept. The call above ended the desk's session.
    const { page: books } = await visit("/studio/books", { as: "13800000009" });
    await whenLive(books);
    expect(await saved(books, "导出 CSV")).toContain(orderNo);
    expect(await faultsOf(books)).toEqual([]);
  });
});
