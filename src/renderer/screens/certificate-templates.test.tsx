import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import own from "../../../tenants/default/screens/account/certificates/templates.json" with { type: "json" };
import platform from "../../../tenants/default/screens/studio/certificates/templates.json" with { type: "json" };
import { addresses } from "../../blocks/testing/draw.tsx";
import { button, clear, click, field, t, texts, type, until } from "../../forms/testing/page.ts";
import type { CertificateTemplateCard } from "../../generated/types.ts";
import { templateCard as template } from "../testing/certificates.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

const classes = { listCertificateSources: () => ({ list: [{ id: "7", name: "夜校一班" }] }) };
const open = (more: Partial<Parameters<typeof openScreen>[0]> = {}, list: CertificateTemplateCard[] = [template]) =>
  openScreen({
    screen: own,
    data: { templates: { list, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 20 } },
    features: { grade: true },
    ...more,
  });
const dialog = () => screen.getByRole("dialog");
const form = async (name: RegExp) => {
  await click(button(name));
  await until(() => screen.queryByRole("dialog") && within(dialog()).queryByLabelText(/^模板名称/));
};
const kinds = () =>
  texts(within(field(/^颁发条件/, dialog())).getAllByRole("option")).filter((text) => text !== t("form.theme.choose"));

dialogs();
afterEach(async () => {
  await clear();
  sessionStorage.clear();
});

test("shows each template with an image of it, what it is for, and how many were issued", async () => {
  await open({}, [template, { ...template, id: "4", templateName: "荣誉证书", awardKind: 4, isAuto: false }]);
  const [first] = screen.getAllByRole("listitem");
  expect(within(first!).getByRole("presentation").getAttribute("src")).toBe(template.pictureUrl);
  expect(texts(within(first!).getAllByRole("definition"))).toEqual(["课程结业安全驾驶", "24", "4", "自动颁发"]);
  expect(addresses(first!)).toEqual([
    "/account/certificates/issue?templateId=3",
    "/account/certificates/edit?templateId=3",
  ]);
});

test("one that has no end says so, and without any the page says what to do first", async () => {
  const { validMonths: _, ...endless } = template;
  await open({}, [endless]);
  expect(screen.queryByText("长期有效")).not.toBeNull();
  await open({}, []);
  expect(screen.queryByText("先建一个证书模板，再颁发证书。")).not.toBeNull();
});

test("makes a template for the end of a class that is found by its name", async () => {
  const host = await open({ calls: classes });
  await form(/新建模板/);
  await until(() => within(dialog()).queryByRole("radio", { name: "典雅" }));
  await type(field(/^模板名称/, dialog()), "结班证书");
  await type(field(/^颁发条件/, dialog()), "3");
  await until(() => within(dialog()).queryByRole("option", { name: "夜校一班" }));
  expect(host.call).toHaveBeenCalledWith("listCertificateSources", { awardKind: 3, keyword: "" }, expect.anything());
  expect(field<HTMLInputElement>(/^达标后自动颁发/, dialog()).checked).toBe(true);
  await type(field(/^班级/, dialog()), "7");
  await click(within(dialog()).getByRole("radio", { name: "现代" }));
  await click(button("保存", dialog()));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenLastCalledWith(
    "saveCertificateTemplate",
    { style: "modern", templateName: "结班证书", awardKind: 3, sourceId: "7", isAuto: true, prefix: "" },
    expect.objectContaining({ quiet: true }),
  );
});

test("a new template is issued by hand and looks classic; each look has an image", async () => {
  const host = await open();
  await form(/新建模板/);
  await until(() => within(dialog()).queryByRole("radio", { name: "典雅" }));
  expect(
    within(dialog())
      .getAllByRole("presentation")
      .map((image) => image.getAttribute("src")),
  ).toEqual(["/certificate/style/classic.png", "/certificate/style/modern.png"]);
  await type(field(/^模板名称/, dialog()), "荣誉证书");
  await click(button("保存", dialog()));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenLastCalledWith(
    "saveCertificateTemplate",
    { style: "classic", templateName: "荣誉证书", awardKind: 4, isAuto: false, prefix: "" },
    expect.anything(),
  );
});

test("changes a template as it was seen, with what it is for, and without another look", async () => {
  const host = await open({ calls: { listCertificateSources: () => ({ list: [] }) } });
  await form(/修改/);
  await until(() => within(dialog()).queryByRole("option", { name: "安全驾驶" }));
  expect(within(dialog()).queryByRole("radio")).toBeNull();
  await type(field(/^模板名称/, dialog()), "安全结业");
  await click(button("保存", dialog()));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenLastCalledWith(
    "saveCertificateTemplate",
    {
      id: "3",
      version: 1,
      templateName: "安全结业",
      awardKind: 1,
      sourceId: "9",
      isAuto: true,
      prefix: "HY",
      validMonths: 24,
    },
    expect.anything(),
  );
});

test("offers classes where the site has them, courses to who teaches, and keeps what a template is for", async () => {
  await open();
  await form(/新建模板/);
  expect(kinds()).toEqual(["课程结业", "考试合格", "班级结业", "手工颁发"]);
  await open({ features: { grade: false } });
  await form(/新建模板/);
  expect(kinds()).toEqual(["课程结业", "考试合格", "手工颁发"]);
  await open({ screen: platform });
  await form(/新建模板/);
  expect(kinds()).toEqual(["考试合格", "手工颁发"]);
  await open({ screen: platform }, [{ ...template, awardKind: 3 }]);
  await form(/修改/);
  expect(kinds()).toEqual(["考试合格", "班级结业", "手工颁发"]);
});

test("deletes a template after a question", async () => {
  const host = await open();
  host.confirm.mockResolvedValueOnce(false);
  await click(button("删除 结业证书"));
  await until(() => host.confirm.mock.calls.length === 1);
  expect(host.confirm).toHaveBeenLastCalledWith(expect.objectContaining({ text: t("certificates.removeSure") }));
  expect(host.call).not.toHaveBeenCalled();
  await click(button("删除 结业证书"));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenCalledExactlyOnceWith("deleteCertificateTemplate", { id: "3" }, expect.anything());
});
