import type { Page } from "playwright-core";
import { expect } from "vitest";

/**
 * Issues from a template to two mobile numbers, of which the last is nobody's, and waits until it is over: one
 * certificate is issued, and the page says to whom there is none.
 */
export async function issueByMobile(
  desk: Page,
  { template, mobiles }: { template: string; mobiles: [learner: string, nobody: string] },
): Promise<void> {
  await desk.getByRole("link", { name: template, exact: true }).click();
  await desk.getByRole("button", { name: "按手机号批量颁发" }).click();
  const form = desk.getByRole("dialog", { name: "按手机号批量颁发" });
  await form.getByLabel("手机号").fill(mobiles.join("\n"));
  await form.getByRole("button", { name: "颁发", exact: true }).click();
  const progress = desk.getByRole("group", { name: "颁发进度" });
  await progress.waitFor();
  await progress.getByText("正在颁发").waitFor({ state: "detached" });
  expect(await progress.getByRole("definition").allInnerTexts()).toEqual(["1 / 1", "1", expect.stringMatching(/^20/)]);
  const refused = desk.getByRole("table", { name: "未颁发的人" }).getByRole("row", { name: mobiles[1] });
  await refused.getByText("不是你的学员").waitFor();
}
