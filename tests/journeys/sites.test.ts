import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { portal, test } from "../e2e/harness.ts";
import { call, demo, newOrganisation, SCHOOL, signInAs } from "./people.ts";

const primary = "getComputedStyle(document.documentElement).getPropertyValue('--color-primary')";

test("The site of an organisation lists its own courses only", async ({ visit }) => {
  const { page } = await visit("/org/1002/list");
  const ids = await page
    .locator("main .card h3 a")
    .evaluateAll((all) => all.map((one) => one.getAttribute("href")?.match(/\d+$/)?.[0]));
  expect(ids.length).toBeGreaterThan(5);
  for (const courseId of ids) expect((await call("getCourse", { courseId: courseId ?? "" })).orgNo).toBe("1002");
});

test("An organisation's site has its own name, colours and navigation, and leaving it brings the platform's", async ({
  visit,
}) => {
  const { page } = await visit("/org/1001");
  expect(await page.title()).toContain(SCHOOL);
  const own = await page.evaluate(primary);
  expect(own).toBe("#1f4a68");
  await page.locator('main .card a[href^="/view/"]').first().click();
  await page.waitForURL("**/view/*");
  await page.waitForFunction(() => document.querySelector("header .brand")?.textContent?.includes("知行讲堂"));
  const platform = await visit("/");
  expect(await page.evaluate(primary)).toBe(await platform.page.evaluate(primary));
  expect(await page.locator('header nav a[href="/list"]').count()).toBeGreaterThan(0);
  await page.goBack();
  await page.waitForFunction(() => document.querySelector("header .brand")?.textContent?.includes("江城"));
  expect(await page.evaluate(primary)).toBe(own);
});

test("An operator copies a folder and changes it, and the site follows; broken, the last good one stays", async ({
  visit,
}) => {
  const orgNo = `f${Date.now()}`;
  const folder = join(portal.tenantsDir, orgNo);
  const site = join(folder, "site.json");
  const address = `${portal.url}/org/${orgNo}`;
  const text = async () => (await fetch(address)).text();
  const named = (content: string) => content.replaceAll(SCHOOL, "北山木工学堂");
  cpSync(join(portal.tenantsDir, "1001"), folder, { recursive: true });
  writeFileSync(site, named(readFileSync(site, "utf8")));
  const theme = join(folder, "theme.json");
  writeFileSync(theme, readFileSync(theme, "utf8").replaceAll("#1f4a68", "#5b3a1a"));
  await expect.poll(text).toContain("北山木工学堂");
  const { page } = await visit(`/org/${orgNo}`);
  expect(await page.evaluate(primary)).toBe("#5b3a1a");

  const nav = join(folder, "nav.json");
  writeFileSync(nav, readFileSync(nav, "utf8").replace('"navTitle"', '"navTitel"'));
  writeFileSync(site, readFileSync(site, "utf8").replaceAll("北山木工学堂", "改坏的名字"));
  // The operators' console says when the folder was read and refused.
  const operator = await signInAs(demo.operator);
  await expect
    .poll(async () =>
      (await call("listSites", { standing: "faulty" }, operator)).list.map(({ siteOrgNo }) => siteOrgNo),
    )
    .toContain(orgNo);
  const kept = await text();
  expect(kept).toContain("北山木工学堂");
  expect(kept).not.toContain("改坏的名字");

  writeFileSync(nav, readFileSync(nav, "utf8").replace('"navTitel"', '"navTitle"'));
  await expect.poll(text).toContain("改坏的名字");
  rmSync(folder, { recursive: true });
  await expect.poll(async () => (await fetch(address)).status).toBe(404);
});

test("An operator suspends a site, which everybody is told, and resumes it", async ({ visit }) => {
  const { orgNo } = await newOrganisation("南湖缝纫学校");
  const { page } = await visit(`/studio/operator?keyword=${orgNo}`, { as: demo.operator });
  await page.getByRole("link", { name: "南湖缝纫学校" }).click();
  await page.getByLabel("原因").fill("欠费三个月");
  await page.getByRole("button", { name: "停用站点" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "停用站点" }).click();
  await page.getByRole("button", { name: "恢复站点" }).waitFor();
  const reply = await fetch(`${portal.url}/org/${orgNo}`);
  expect([reply.status, (await reply.text()).match(/<h1>[^<]*<\/h1>/g)]).toEqual([
    403,
    ["<h1>该站点已暂停服务</h1>", "<h1>This site is suspended</h1>"],
  ]);
  await page.getByRole("button", { name: "恢复站点" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "恢复站点" }).click();
  await page.getByLabel("原因").waitFor();
  expect((await fetch(`${portal.url}/org/${orgNo}`)).status).toBe(200);
});
