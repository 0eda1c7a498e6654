import { screen, within } from "@testing-library/react";
import { act } from "react";
import * as errorCode from "../generated/error-codes.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { FormView } from "./FormView.tsx";
import { button, clear, click, draw, field, press, settle, t, type, until } from "./testing/page.ts";
import { driverCalls, driverForm } from "./testing/driver-form.ts";
import { errorOf, errors, refusal } from "./testing/messages.ts";
import { dayOf } from "../shared/days.ts";

vi.mock("./validation/load.ts", async () => {
  const { compiled } = await import("./testing/compiled.ts");
  const { driverForm: form } = await import("./testing/driver-form.ts");
  return { loadValidator: async () => compiled(form.schema) };
});

afterEach(clear);

const send = vi.fn(async (_values: Record<string, unknown>) => {});

async function drawForm() {
  send.mockReset().mockResolvedValue(undefined);
  await draw(
    <FormView
      definition={driverForm}
      id="f"
      t={t}
      locale="zh-CN"
      calls={driverCalls}
      submitLabel="提交"
      onSubmit={send}
    />,
  );
  await screen.findByRole("option", { name: "小型汽车" });
}

/** What the fields are called on the page. */
const labels: Record<string, RegExp> = {
  name: /^姓名/,
  idcard: /^证件号/,
  address: /^联系地址/,
  postcode: /^邮政编码/,
  iauthority: /^从业资格证发证机关/,
  qcnumber: /^从业资格证证件号码/,
  cvalidity: /^从业资格证有效期/,
  drtype: /^驾驶证准驾车型/,
};
const named = (name: string) => field(labels[name]!);
const category = () => screen.getByRole("combobox", { name: /^申请培训类别/ });
const option = (name: string) => screen.getByRole("option", { name });

async function fillIn(except: Record<string, string> = {}) {
  const values = {
    name: "王强",
    idcard: "110101199001011234",
    address: "北京市",
    postcode: "100000",
    iauthority: "北京市交通委",
    qcnumber: "1100",
    cvalidity: "2099-01-01",
    drtype: "C1",
    ...except,
  };
  for (const [name, value] of Object.entries(values)) await type(named(name), value);
  await click(category());
  await click(await screen.findByRole("option", { name: "道路货物运输" }));
}

const submit = async () => {
  await click(button("提交"));
  await until(() => send.mock.calls.length > 0 || screen.queryByRole("alert"));
};

describe("the rules of profile completion", () => {
  test("an empty form names each missing field by its own message, in the order of the page", async () => {
    await drawForm();
    await submit();
    expect(errors()).toEqual([
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
    const fields = [...screen.getAllByRole("textbox"), ...screen.getAllByRole("combobox")];
    expect(fields.flatMap((one) => errorOf(one) ?? []).toSorted()).toEqual(errors().toSorted());
    expect(send).not.toHaveBeenCalled();
  });

  test.each([
    ["name", "   ", "请输入姓名"],
    ["idcard", "   ", "请输入证件号"],
    ["address", " ", "请输入联系地址"],
    ["postcode", "12345", "邮政编码只有 6 个数字"],
    ["postcode", "1234567", "邮政编码只有 6 个数字"],
    ["postcode", "12345a", "邮政编码只有 6 个数字"],
    ["drtype", "", "请选择驾驶证准驾车型"],
    ["iauthority", " ", "请输入从业资格证发证机关"],
    ["qcnumber", " ", "请输入从业资格证证件号码"],
    ["cvalidity", "", "请选择从业资格证有效期"],
    ["cvalidity", "明年", "请选择从业资格证有效期"],
  ])("%s %j: %s", async (name, value, message) => {
    await drawForm();
    await fillIn({ [name]: value });
    await submit();
    expect(errorOf(named(name))).toBe(message);
    expect(errors()).toHaveLength(1);
    expect(document.activeElement).toBe(named(name));
    expect(send).not.toHaveBeenCalled();
  });

  test("a day before yesterday is refused when typed; yesterday is taken", async () => {
    const days = (back: number) => dayOf(new Date(Date.now() - back * 86_400_000));
    await drawForm();
    await fillIn({ cvalidity: days(2) });
    await submit();
    expect(errorOf(named("cvalidity"))).toBeTruthy();
    await type(named("cvalidity"), days(1));
    expect(errorOf(named("cvalidity"))).toBeUndefined();
    await submit();
    expect(send.mock.calls[0]?.[0]).toMatchObject({ cvalidity: days(1) });
  });

  test("what is sent is trimmed, with the path of the category and its last code", async () => {
    await drawForm();
    await fillIn({ name: "  王强 ", postcode: " 100000 ", cvalidity: "2099年1月2日" });
    await click(category());
    await click(option("道路旅客运输"));
    await click(option("包车客运"));
    expect(category().textContent).toBe("客运 / 包车客运");
    await submit();
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      name: "王强",
      postcode: "100000",
      cvalidity: "2099-01-02",
      apcategoryID: ["10", "1002"],
      apcategory: "1002",
      cardtype: 1,
    });
  });
});

describe("a form for everyone", () => {
  test("the first bad field gets the focus; its error belongs to it", async () => {
    await drawForm();
    await submit();
    expect(document.activeElement).toBe(named("name"));
    expect(errorOf(named("name"))).toBe("请输入姓名");
    expect(screen.getByRole("alert").textContent).toContain("有 9 处需要修改");
  });

  test("nothing is said before the first submit, and after it each change is checked", async () => {
    await drawForm();
    await type(named("postcode"), "1");
    expect(errors()).toEqual([]);
    expect(errorOf(named("postcode"))).toBeUndefined();
    await submit();
    await type(named("postcode"), "100000");
    expect(errorOf(named("postcode"))).toBeUndefined();
    await type(named("postcode"), "10000");
    expect(errorOf(named("postcode"))).toBe("邮政编码只有 6 个数字");
  });

  test("categories can be chosen with the keyboard alone, also back a level", async () => {
    await drawForm();
    const isAt = (name: string) => until(() => document.activeElement?.textContent === name);
    category().focus();
    await press("ArrowDown");
    await isAt("道路旅客运输");
    await press("ArrowRight");
    await isAt("班车客运");
    await press("ArrowLeft");
    await isAt("道路旅客运输");
    await press("Enter");
    await isAt("班车客运");
    await press("ArrowDown");
    await press("Enter");
    expect(category().textContent).toBe("客运 / 包车客运");
    expect(document.activeElement).toBe(category());
  });

  test("the calendar offers no day before the earliest", async () => {
    await drawForm();
    await type(named("cvalidity"), dayOf(new Date()));
    await click(button(t("dateTime.open.date")));
    const calendar = await screen.findByRole("grid");
    const days = within(calendar)
      .getAllByRole("button")
      .filter((day) => !day.hasAttribute("data-outside-month"));
    const open = days.filter((day) => !day.hasAttribute("data-disabled"));
    const yesterday = new Date(Date.now() - 86_400_000);
    const sameMonth = yesterday.getMonth() === new Date().getMonth();
    expect(Number(open[0]?.textContent)).toBe(sameMonth ? yesterday.getDate() : 1);
    await click(open.at(-1) ?? "missing");
    expect(named("cvalidity").value.slice(-2)).toBe(String(days.length));
  });

  test("what the server refuses stands in the form, beside its field, and what was typed stays", async () => {
    await drawForm();
    await fillIn();
    const refused = Object.assign(new Error("证件号已被使用"), {
      code: errorCode.VALIDATION,
      data: { fields: [{ path: "/idcard", message: "证件号已被使用" }] },
    });
    send.mockRejectedValueOnce(refused);
    await submit();
    await until(() => refusal() === "证件号已被使用");
    expect(errorOf(named("idcard"))).toBe("证件号已被使用");
    expect(document.activeElement).toBe(named("idcard"));
    expect(named("name").value).toBe("王强");
    await submit();
    expect(send).toHaveBeenCalledTimes(2);
  });

  test("a lost connection is told in plain words", async () => {
    await drawForm();
    await fillIn();
    send.mockRejectedValueOnce(new TypeError("fetch failed"));
    await submit();
    await until(refusal);
    expect(refusal()).toBe("提交失败，请检查网络后重试");
  });

  test("a second submit while the first is on its way does nothing", async () => {
    await drawForm();
    await fillIn();
    let answer = (): void => undefined;
    send.mockImplementationOnce(() => new Promise((resolve) => (answer = () => resolve(undefined))));
    await submit();
    await until(() => send.mock.calls.length > 0);
    expect(button("提交").getAttribute("aria-busy")).toBe("true");
    await click(button("提交"));
    answer();
    await settle();
    expect(send).toHaveBeenCalledTimes(1);
  });

  test("two clicks at once send once, even before the validator is there", async () => {
    await drawForm();
    await fillIn();
    await act(async () => {
      button("提交").click();
      button("提交").click();
    });
    await until(() => send.mock.calls.length > 0);
    await settle();
    expect(send).toHaveBeenCalledTimes(1);
  });
});
