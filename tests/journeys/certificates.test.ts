import { readFile } from "node:fs/promises";
import { expect } from "vitest";
import { issueByMobile } from "../e2e/certificate-desk.ts";
import { portal, test, whenLive, widths } from "../e2e/harness.ts";
import { call, demo, first, newPerson, signInAs, tokenOf } from "./people.ts";

const TEMPLATE = "企业实践证书";
const NUMBER = /SJ\d\d-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{2}/;

test("An organisation issues a certificate, and whoever has its number or its file can check it", async ({ visit }) => {
  const { mobile } = await newPerson("1001");
  const { page: desk } = await visit("/account/certificates/issue", { as: demo.organisation });
  await issueByMobile(desk, { template: TEMPLATE, mobiles: [mobile, "13900000000"] });

  const { page: mine } = await visit("/account/certificate", { as: mobile, width: widths.phone });
  const card = mine.locator("main li", { hasText: TEMPLATE });
  const number = NUMBER.exec(await card.innerText())?.[0] ?? "";
  expect(number).not.toBe("");
  const [download] = await Promise.all([
    mine.waitForEvent("download"),
    card.getByRole("button", { name: /^下载数字凭证/ }).click(),
  ]);
  const buffer = await readFile(await download.path());

  const { page: check } = await visit("/zhengshu", { width: widths.phone });
  const found = check.getByRole("region", { name: "查验结果" });
  await check.getByLabel("证书编号").fill(number.toLowerCase());
  await check.getByRole("button", { name: "查验", exact: true }).click();
  await found.getByRole("heading", { name: "证书有效" }).waitFor();
  await check.goto(`${portal.url}/zhengshu`);
  await whenLive(check);
  const file = { name: download.suggestedFilename(), mimeType: "application/octet-stream", buffer };
  await check.getByLabel("或上传数字凭证").setInputFiles(file);
  await found.getByRole("heading", { name: "证书有效" }).waitFor();
  expect(await found.innerText()).toContain(number);
});

test("A certificate that was revoked is shown as revoked to everybody, with the reason", async ({ visit }) => {
  const reason = "名单有误，证书作废";
  const { mobile } = await newPerson("1001");
  const { page: desk } = await visit("/account/certificates", { as: demo.organisation });
  const organisation = await tokenOf(desk);
  const { list: templates } = await call("listCertificateTemplates", {}, organisation);
  const templateId = first(templates.filter(({ templateName }) => templateName === TEMPLATE)).id;
  await call("issueCertificates", { templateId, mobileList: [mobile] }, organisation);
  const own = await signInAs(mobile);
  await expect.poll(async () => (await call("listCertificates", {}, own)).list.length, { interval: 100 }).toBe(1);
  const { certificateNo } = first((await call("listCertificates", {}, own)).list);

  await desk.getByRole("searchbox", { name: "姓名或证书编号" }).fill(certificateNo);
  await desk.keyboard.press("Enter");
  await desk.waitForURL((address) => address.searchParams.get("str") === certificateNo);
  await whenLive(desk);
  const line = desk.locator("tbody tr", { hasText: certificateNo });
  await line.getByRole("button", { name: /^撤销/ }).click();
  const revoking = desk.getByRole("dialog", { name: /^撤销/ });
  await revoking.getByRole("textbox", { name: /^撤销原因/ }).fill(reason);
  await revoking.getByRole("button", { name: "撤销", exact: true }).click();
  await line.getByText(reason).waitFor();

  const { page: check } = await visit(`/zhengshu?no=${certificateNo}`);
  const found = check.getByRole("region", { name: "查验结果" });
  await found.getByRole("heading", { name: "已撤销" }).waitFor();
  expect(await found.innerText()).toContain(reason);
});
