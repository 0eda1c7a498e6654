import { afterEach, expect, test, vi } from "vitest";
import { clear, click, draw, one, t, until } from "../../forms/testing/page.ts";
import { MessageChoices } from "./MessageChoices.tsx";

const saveMessageChoice = vi.fn(async () => ({}));
const show = () =>
  draw(
    <MessageChoices
      muted={[2]}
      slots={{}}
      on={{}}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{ saveMessageChoice } as never}
    />,
  );
const box = (place: number) => one<HTMLInputElement>(`label:nth-of-type(${place}) input`);
afterEach(clear);

test("keeps each choice at once, and what matters cannot be switched off", async () => {
  await show();
  expect([1, 2, 3, 4, 5].map((place) => box(place).checked)).toEqual([true, false, true, true, true]);
  expect(box(5).disabled).toBe(true);
  await click("label:nth-of-type(1) input");
  await until(() => one("[role=status]").textContent === "已保存");
  expect(saveMessageChoice).toHaveBeenCalledWith({ mutedList: [2, 1] });
});

test("takes a choice back that was not kept", async () => {
  saveMessageChoice.mockRejectedValueOnce(new Error("offline"));
  await show();
  await click("label:nth-of-type(3) input");
  await until(() => one("[role=status]").className === "fault");
  expect(box(3).checked).toBe(true);
});
