import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { accessibilityProblems, test, whenLive } from "./harness.ts";

describe("the exam desk", () => {
  test("a lecturer makes a subject, writes questions with the keyboard, and puts a paper together", async ({
    visit,
  }) => {
    // A second try finds what the first one left: each has a subject of its own.
    const subject = `用电常识 ${randomUUID().slice(0, 8)}`;
    const { page } = await visit("/account/exams/subject", { as: "13800000002" });
    await whenLive(page);
    await page.getByRole("button", { name: "添加科目" }).click();
    await page.getByRole("textbox", { name: "科目名称" }).fill(subject);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: subject }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.getByRole("navigation", { name: "考试管理" }).getByRole("link", { name: "题库" }).click();
    await page.getByRole("link", { name: "出题", exact: true }).click();
    await page.getByRole("heading", { name: "新题目" }).waitFor();
    await page.getByLabel("科目", { exact: true }).selectOption({ label: subject });
    await page.getByLabel("题干", { exact: true }).fill("家庭用电的电压是多少");
    await page.getByLabel("选项 A", { exact: true }).fill("220 伏");
    await page.keyboard.press("Control+Enter");
    await page.getByLabel("选项 B", { exact: true }).fill("380 伏");
    await page.keyboard.press("Alt+ArrowUp");
    expect(await page.getByLabel("选项 B", { exact: true }).inputValue()).toBe("220 伏");
    expect(await page.getByLabel("B 是正确答案", { exact: true }).isChecked()).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "保存并出下一题" }).click();
    await expect.poll(() => page.getByLabel("题干", { exact: true }).inputValue()).toBe("");

    // Formatting and what was not saved outlive loading again.
    await page.getByLabel("题型", { exact: true }).selectOption({ label: "判断题" });
    await page.getByRole("button", { name: "设置格式、插入图片 题干" }).click();
    await page.getByRole("textbox", { name: "题干", exact: true }).click();
    await page.keyboard.press("Control+b");
    await page.keyboard.type("湿手可以碰开关");
    await page.keyboard.press("Control+Alt+m");
    const focused = () => page.evaluate(() => document.activeElement?.className ?? "");
    const source = page.getByRole("textbox", { name: "公式（LaTeX）", exact: true });
    await source.fill(String.raw`I=\frac{U}{R`);
    await page.getByText("第 13 个字符处有误").waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.type("}");
    await page.locator(".formula-state mfrac").waitFor();
    await page.keyboard.press("Enter");
    await page.locator(".ProseMirror .formula mfrac").waitFor();
    await expect.poll(focused).toContain("ProseMirror");
    // It can be marked and written anew by keyboard, and the short way is to type it between its signs.
    await page.keyboard.press("ArrowLeft");
    await page.getByRole("button", { name: "更新公式" }).waitFor();
    await page.keyboard.press("Enter");
    await source.press("End");
    await page.keyboard.type("=2");
    await page.getByRole("button", { name: "更新公式" }).click();
    await expect.poll(focused).toContain("ProseMirror");
    await page.keyboard.type(" $x^2$");
    await page.locator(".ProseMirror msup").waitFor();
    await page.getByText("有未保存的修改").waitFor();
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText("上次没有保存的内容已经恢复").waitFor();
    await page.locator(".ProseMirror strong", { hasText: "湿手可以碰开关" }).waitFor();
    await page.getByLabel("错误", { exact: true }).check();
    await page.getByRole("button", { name: "预览", exact: true }).click();
    await page.locator(".preview strong").waitFor();
    await page.locator(".preview mfrac").waitFor();
    await page.keyboard.press("Control+s");
    await page.waitForURL(/questionId=\d+/);

    await page.goto(new URL("/account/exams/paper/edit", page.url()).href);
    await page.getByLabel("试卷名称", { exact: true }).fill("用电小测");
    await page.getByRole("button", { name: "从题库选题" }).click();
    await page.getByRole("dialog").getByRole("checkbox").first().check();
    await page.getByRole("button", { name: "添加 1 道题" }).click();
    await page.getByRole("button", { name: "添加随机抽题" }).click();
    await page.getByLabel("科目", { exact: true }).selectOption({ label: subject });
    await page.getByText("需要 5 道题，题库里能抽到 1 道").waitFor();
    await page.getByLabel("题数", { exact: true }).fill("1");
    await page.getByText("需要 5 道题").waitFor({ state: "detached" });
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "保存", exact: true }).click();
    await page.waitForURL(/paperId=\d+/);
    await page.getByText("2 道题，共 4 分").first().waitFor();

    await page.goto(page.url().replace("/paper/edit", "/preview"));
    await page.getByRole("heading", { name: "用电小测", level: 1 }).waitFor();
    await expect.poll(() => page.getByRole("article").count()).toBe(2);
    // Who reads a formula gets MathML, and neither a script nor a font for it.
    const fraction = page.locator("article math mfrac");
    await fraction.waitFor();
    expect(await fraction.evaluate((element) => element.namespaceURI)).toBe("http://www.w3.org/1998/Math/MathML");
    const tops = await fraction.evaluate(({ children }) =>
      [...children].map((part) => part.getBoundingClientRect().top),
    );
    expect(tops[1]).toBeGreaterThan(tops[0]!);
    const fetched = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    expect(fetched.filter((name) => /katex|draw-formula|\.woff/i.test(name))).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("button", { name: "打印试卷和答题卡" }).isVisible()).toBe(false);
    expect(await page.locator(".answers").isVisible()).toBe(true);
    await page.emulateMedia({ media: "screen" });

    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ["question", "question/edit", "paper/edit", "subject"]) {
      await page.goto(new URL(`/account/exams/${path}`, page.url()).href);
      await whenLive(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
    }
  });

  test("a lecturer imports questions from a file, and exports them once it says what the format cannot keep", async ({
    visit,
  }) => {
    const subject = `导入 ${randomUUID().slice(0, 8)}`;
    const { page } = await visit("/account/exams/subject", { as: "13800000002" });
    await whenLive(page);
    await page.getByRole("button", { name: "添加科目" }).click();
    await page.getByRole("textbox", { name: "科目名称" }).fill(subject);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: subject }).waitFor();
    await page.goto(new URL("/account/exams/question/import", page.url()).href);
    await whenLive(page);
    await page.getByRole("combobox", { name: /^科目/ }).selectOption({ label: subject });
    const text = "1．问一\nA．甲\nB．乙\n答案：A\n2．问二\nA．甲\nB．乙\n答案：Z\n3．问三\nA．甲\nB．乙\n答案：A";
    const file = { name: "试题.txt", mimeType: "text/plain", buffer: Buffer.from(text) };
    await page.getByLabel("选择文件", { exact: true }).setInputFiles(file);
    await page.getByText("试题.txt").waitFor();
    await page.getByRole("button", { name: "检查" }).click();
    await page.getByText("第 8 行").waitFor();
    await expect.poll(() => page.getByRole("article").count()).toBe(2);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole("button", { name: "导入 2 题" }).click();
    await page.getByText("已导入 2 题").waitFor();
    await page.getByRole("link", { name: "查看题库" }).click();
    await page.getByRole("link", { name: "导出", exact: true }).click();
    await page.getByRole("link", { name: "GIFT" }).click();
    await page.getByText("所有内容都会保留。").waitFor();
    await page.waitForURL(/format=gift/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await accessibilityProblems(page)).toEqual([]);
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: /^导出/ }).click();
    expect((await saving).suggestedFilename()).toMatch(/\.gift\.txt$/);
    await page.getByText("已导出 2 题").waitFor();
  });
});
