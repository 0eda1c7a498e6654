import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, field, settle, t, type } from "../../forms/testing/page.ts";
import type { CertificateBatch, CertificateTemplate } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { CertificateTools } from "./CertificateTools.tsx";

const template: CertificateTemplate = {
  id: "3",
  version: 1,
  templateName: "结业证书",
  awardKind: 1,
  sourceId: "9",
  sourceName: "安全驾驶",
  isAuto: true,
  prefix: "HY",
  validMonths: 24,
  design: { paper: "landscape", background: "#ffffff", border: "none", color: "#000000", elements: [] },
  issuedCount: 4,
  gmtModified: "2026-11-20 10:00:00",
};
const page = <Entry,>(list: Entry[]) => ({ list, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 20 });
const grade = {
  gradeState: 1,
  gradeStatus: 1,
  memberCount: 2,
  applicationCount: 0,
  beginTime: "2026-11-01 09:00:00",
  endTime: "2026-12-01 09:00:00",
  isListed: true,
} as const;
const batch: CertificateBatch = { id: "1", totalCount: 2, doneCount: 0, issuedCount: 0, refusedList: [] };
const operations = {
  listCertificateTemplates: vi.fn(async () => page([template])),
  listCertificatePeople: vi.fn(async () =>
    page([
      { userNo: "5", name: "张三", mobile: "138****0001", isHeld: true, isEligible: true },
      { userNo: "6", name: "李四", mobile: "138****0002", isHeld: false, isEligible: true },
    ]),
  ),
  issueCertificates: vi.fn(async () => batch),
  getCertificateBatch: vi.fn(async () => ({
    ...batch,
    doneCount: 2,
    issuedCount: 1,
    refusedList: [{ name: "小明😀", reason: "characters" as const, characters: "😀" }],
    gmtDone: "2026-11-20 10:00:00",
  })),
  listOwnGrades: vi.fn(async () =>
    page([
      { ...grade, id: "7", gradeName: "夜校一班", isAssisted: false },
      { ...grade, id: "8", gradeName: "别人的班", isAssisted: true },
    ]),
  ),
  saveCertificateTemplate: vi.fn(async () => template),
  deleteCertificateTemplate: vi.fn(async () => ({})),
  getCertificatePreview: vi.fn(async () => ({ picture: "AAAA", problemList: [] })),
  listCourseDrafts: vi.fn(async () => ({ ...page([]), countList: [] })),
  listOwnExams: vi.fn(async () => page([])),
} satisfies BlockProps<"certificateTools">["operations"];
const show = async (part: "issue" | "templates") => {
  await draw(
    <CertificateTools
      part={part}
      templatesHref="/account/certificates/templates"
      designHref="/account/certificates/edit"
      hasClasses
      slots={{}}
      on={{}}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={operations}
    />,
  );
  await settle();
};

afterEach(async () => {
  await clear();
  vi.clearAllMocks();
});

test("issues to those who are picked, and to mobile numbers of a list; holders cannot be picked", async () => {
  await show("issue");
  const boxes = screen.queryAllByRole<HTMLInputElement>("checkbox");
  expect([...boxes].map(({ disabled }) => disabled)).toEqual([true, false]);
  await click(boxes[1]!);
  await click(button("颁发给选中的 1 人"));
  expect(operations.issueCertificates).toHaveBeenLastCalledWith({ templateId: "3", userNoList: ["6"] });
  expect(screen.queryByText("正在颁发：0 / 2")).not.toBeNull();
  await screen.findByText("已颁发 1 份，1 人未颁发");
  expect(screen.queryByText(/小明/, { selector: "li" })?.textContent).toBe("小明😀 姓名里有无法印出的字符：😀");
});

test("issues at once to all who have earned what a template is for, also the end of a class", async () => {
  for (const awardKind of [1, 2, 3, 4] as const) {
    operations.listCertificateTemplates.mockResolvedValueOnce(page([{ ...template, awardKind }]));
    await show("issue");
    const all = screen.queryByRole("button", { name: t("certificateTools.issueEligible") });
    // Nothing tells who has earned what is given by hand alone.
    expect(all !== null, `kind ${awardKind}`).toBe(awardKind !== 4);
    if (awardKind === 3) await click(all!);
    await clear();
  }
  expect(operations.issueCertificates).toHaveBeenCalledExactlyOnceWith({ templateId: "3", isEligible: true });
});

test("shows each template with a picture of it, what it is for, and how many were issued", async () => {
  await show("templates");
  expect(screen.getByRole<HTMLImageElement>("img", { name: "证书预览" }).src).toBe("data:image/png;base64,AAAA");
  expect(screen.queryByText("课程结业 安全驾驶")).not.toBeNull();
  expect(screen.queryByText("有效 24 个月 · 自动颁发 · 已颁发 4 份")).not.toBeNull();
});

test("makes a template for the end of a class of one's own, not of one in which one assists", async () => {
  await show("templates");
  await click(button("新建模板"));
  await type(field("模板名称"), "结班证书");
  await type(field("颁发条件"), "3");
  await settle();
  expect(screen.queryByRole("option", { name: "夜校一班" })).not.toBeNull();
  await click(button("保存"));
  expect(operations.saveCertificateTemplate).toHaveBeenCalledExactlyOnceWith({
    style: "classic",
    templateName: "结班证书",
    awardKind: 3,
    sourceId: "7",
    isAuto: true,
    prefix: "",
  });
});

test("deletes a template after a question", async () => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  await show("templates");
  await click(button("删除结业证书"));
  expect(operations.deleteCertificateTemplate).not.toHaveBeenCalled();
  expect(screen.getByRole("dialog").textContent).toContain(t("certificateTools.delete.sure"));
  await click(button("删除"));
  expect(operations.deleteCertificateTemplate).toHaveBeenCalledExactlyOnceWith({ id: "3" });
});
