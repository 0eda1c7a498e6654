import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { clear, click, draw, field, t, type, until } from "../../forms/testing/page.ts";
import type { Outcome } from "../block.ts";
import { MessageChoices } from "./MessageChoices.tsx";

const choose = vi.fn(async (_event: unknown): Promise<Outcome> => ({ done: true }));
const show = (props: Partial<Parameters<typeof MessageChoices>[0]> = {}) =>
  draw(
    <MessageChoices
      muted={[2]}
      slots={{}}
      on={{ choose }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{}}
      {...props}
    />,
  );
const kinds = ["平台和机构的通知", "赞和关注", "评论、回答和提到我", "课程和班级", "安全、订单和审核结果（总会收到）"];
const box = (kind: string) => field(kind);
const sms = (kind: string) => field(`${kind}：短信提醒`);
afterEach(clear);

test("keeps each choice at once, and what matters cannot be switched off", async () => {
  await show();
  expect(kinds.map((kind) => box(kind).checked)).toEqual([true, false, true, true, true]);
  expect(box("安全、订单和审核结果（总会收到）").disabled).toBe(true);
  await click(box("平台和机构的通知"));
  await until(() => screen.queryByRole("status")?.textContent === "已保存");
  expect(choose).toHaveBeenCalledWith({ mutedList: [2, 1] });
});

test("takes a choice back that was not kept", async () => {
  choose.mockResolvedValueOnce({ done: false, error: new Error("offline") });
  await show();
  await click(box("评论、回答和提到我"));
  await until(() => screen.queryByRole("status")?.textContent === t("messageChoices.unreached"));
  expect(box("评论、回答和提到我").checked).toBe(true);
});

test("offers SMS for each kind where it can be sent, and for what always comes; not for what is not wanted", async () => {
  await show({ isSmsOffered: 1, sms: [1, 2] });
  expect(kinds.map((kind) => sms(kind).checked)).toEqual([true, false, false, false, false]);
  expect(kinds.map((kind) => sms(kind).disabled)).toEqual([false, true, false, false, false]);
  await click(sms("安全、订单和审核结果（总会收到）"));
  await until(() => screen.queryByRole("status")?.textContent === "已保存");
  expect(choose).toHaveBeenLastCalledWith({
    mutedList: [2],
    smsList: [1, 2, 0],
    quietFrom: 22,
    quietTo: 8,
  });
});

test("asks for the hours without SMS where SMS can be sent", async () => {
  await show({ isSmsOffered: 1, quietFrom: 23, quietTo: 7 });
  const hour = (label: string) => screen.getByRole<HTMLSelectElement>("combobox", { name: label });
  expect([hour("从").value, hour("到").value]).toEqual(["23", "7"]);
  await type(hour("从"), "21");
  await until(() => screen.queryByRole("status")?.textContent === "已保存");
  expect(choose).toHaveBeenLastCalledWith({ mutedList: [2], smsList: [], quietFrom: 21, quietTo: 7 });
});

test("asks for no hours where none is sent", async () => {
  await show();
  expect(screen.queryByRole("combobox")).toBeNull();
});
