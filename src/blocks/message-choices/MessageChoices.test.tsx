import { afterEach, expect, test, vi } from "vitest";
import { clear, click, draw, one, t, until } from "../../forms/testing/page.ts";
import { MessageChoices } from "./MessageChoices.tsx";

const saveMessageChoice = vi.fn(async () => ({}));
const show = (props: Partial<Parameters<typeof MessageChoices>[0]> = {}) =>
  draw(
    <MessageChoices
      muted={[2]}
      slots={{}}
      on={{}}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{ saveMessageChoice } as never}
      {...props}
    />,
  );
const box = (place: number) => one<HTMLInputElement>(`div:nth-of-type(${place}) label:first-child input`);
afterEach(clear);

test("keeps each choice at once, and what matters cannot be switched off", async () => {
  await show();
  expect([1, 2, 3, 4, 5].map((place) => box(place).checked)).toEqual([true, false, true, true, true]);
  expect(box(5).disabled).toBe(true);
  await click("div:nth-of-type(1) input");
  await until(() => one("[role=status]").textContent === "已保存");
  expect(saveMessageChoice).toHaveBeenCalledWith({ mutedList: [2, 1] });
});

test("takes a choice back that was not kept", async () => {
  saveMessageChoice.mockRejectedValueOnce(new Error("offline"));
  await show();
  await click("div:nth-of-type(3) input");
  await until(() => one("[role=status]").className === "fault");
  expect(box(3).checked).toBe(true);
});

test("offers SMS for each kind where it can be sent, and for what always comes; not for what is not wanted", async () => {
  await show({ isSmsOffered: 1, sms: [1, 2] });
  const sms = (place: number) => one<HTMLInputElement>(`div:nth-of-type(${place}) label:last-child input`);
  expect([1, 2, 3, 4, 5].map((place) => sms(place).checked)).toEqual([true, false, false, false, false]);
  expect([1, 2, 5].map((place) => sms(place).disabled)).toEqual([false, true, false]);
  expect(sms(1).getAttribute("aria-label")).toBe("平台和机构的通知：短信提醒");
  await click("div:nth-of-type(5) label:last-child input");
  await until(() => one("[role=status]").textContent === "已保存");
  expect(saveMessageChoice).toHaveBeenLastCalledWith({
    mutedList: [2],
    smsList: [1, 2, 0],
    quietFrom: 22,
    quietTo: 8,
  });
});

test("asks for the hours without SMS where SMS can be sent", async () => {
  await show({ isSmsOffered: 1, quietFrom: 23, quietTo: 7 });
  expect([...document.querySelectorAll("select")].map(({ value }) => value)).toEqual(["23", "7"]);
  const [from] = document.querySelectorAll("select");
  from!.value = "21";
  from!.dispatchEvent(new Event("change", { bubbles: true }));
  await until(() => one("[role=status]").textContent === "已保存");
  expect(saveMessageChoice).toHaveBeenLastCalledWith({ mutedList: [2], smsList: [], quietFrom: 21, quietTo: 7 });
});

test("asks for no hours where none is sent", async () => {
  await show();
  expect(document.querySelector("select")).toBeNull();
});
