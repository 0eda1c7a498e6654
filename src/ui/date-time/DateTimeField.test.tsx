import { screen, waitFor, within } from "@testing-library/react";
import { act, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import zh from "../../locales/zh-CN.json" with { type: "json" };
import { button, clear, click, draw, field, type } from "../../forms/testing/page.ts";
import { DateTimeField, type DateTimeFieldProps } from "./DateTimeField.tsx";

afterEach(clear);

const words: DateTimeFieldProps["words"] = (name) => zh[`dateTime.${name}`];
const told = vi.fn<(value: string) => void>();

function Held({ given = "", kind = "dateTime", ...rest }: Partial<DateTimeFieldProps> & { given?: string }) {
  const [value, setValue] = useState(given);
  const all = {
    kind,
    value,
    words,
    id: "at",
    label: "开始",
    locale: "zh-CN",
    onChange: (next: string) => {
      told(next);
      setValue(next);
    },
    ...rest,
  };
  return (
    <form aria-label="表单">
      <label htmlFor="at">开始</label>
      <DateTimeField {...all} />
      <button type="button">别处</button>
    </form>
  );
}
const leave = () => act(async () => button("别处").focus());
const sent = () => [...new FormData(screen.getByRole<HTMLFormElement>("form")).entries()];

test("a page is served with the browser's own field, which a form of HTML sends", () => {
  const html = document.createElement("div");
  html.innerHTML = renderToString(<Held given="2027-01-05T09:30" sendAs="from" />);
  const served = within(html).getByLabelText<HTMLInputElement>("开始");
  expect([served.type, served.name, served.value]).toEqual(["datetime-local", "from", "2027-01-05T09:30"]);
  expect(within(html).queryByRole("button", { name: "选择日期和时间" })).toBeNull();
});

test("what was typed before the page runs is taken over, and not under the hands of who is typing", async () => {
  const root = document.body.appendChild(document.createElement("main"));
  root.innerHTML = renderToString(<Held />);
  const early = field("开始");
  early.value = "2027-01-05T09:30";
  early.focus();
  told.mockReset();
  const page = await act(async () => hydrateRoot(root, <Held />));
  expect(field("开始").type).toBe("datetime-local");
  expect(told).toHaveBeenLastCalledWith("2027-01-05T09:30");
  await leave();
  expect(field("开始")).toBe(early);
  expect([early.type, early.value]).toEqual(["text", "2027-01-05 09:30"]);
  await act(async () => page.unmount());
});

test("a person types as people write dates, and the field is put in order when it is left", async () => {
  await draw(<Held sendAs="from" />);
  await act(async () => field("开始").focus());
  await type(field("开始"), "2027年1月5日 9:30");
  expect([told.mock.lastCall, field("开始").value]).toEqual([["2027-01-05T09:30"], "2027年1月5日 9:30"]);
  await leave();
  expect(field("开始").value).toBe("2027-01-05 09:30");
  expect(sent()).toEqual([["from", "2027-01-05T09:30"]]);
  await type(field("开始"), "");
  expect([told.mock.lastCall, sent()]).toEqual([[""], []]);
});

test("what cannot be read stays, is said at the field in the words of the page, and keeps a form from being sent", async () => {
  await draw(<Held isOwnJudge />);
  await act(async () => field("开始").focus());
  await type(field("开始"), "2027-01-05");
  expect(screen.queryByRole("alert")).toBeNull();
  await leave();
  const words = "请写成 2027-01-31 09:00 这样的日期和时间";
  expect(screen.getByLabelText("开始", { selector: "[aria-invalid=true]" })).toBe(field("开始"));
  expect(screen.getByRole("textbox", { description: words })).toBe(field("开始"));
  expect([field("开始").validationMessage, field("开始").value]).toEqual([words, "2027-01-05"]);
  await type(field("开始"), "2027-01-05 9:00");
  expect([screen.queryByRole("alert"), field("开始").validity.valid]).toEqual([null, true]);
});

test("a moment is picked: a day, then hours and minutes; and taken away again", async () => {
  await draw(<Held given="2027-01-05T09:30" earliest="2027-01-03" />);
  await click(button("选择日期和时间"));
  const picker = await screen.findByRole("dialog", { name: "开始" });
  const day = (name: RegExp) => within(picker).getByRole("button", { name });
  expect(day(/2027年1月2日/).getAttribute("aria-disabled")).toBe("true");
  await click(day(/2027年1月8日/));
  expect(told).toHaveBeenLastCalledWith("2027-01-08T09:30");
  await type(within(picker).getByRole("combobox", { name: "时" }), "14");
  await type(within(picker).getByRole("combobox", { name: "分" }), "05");
  expect(screen.getByRole<HTMLInputElement>("textbox", { hidden: true }).value).toBe("2027-01-08 14:05");
  await click(button("清空", picker));
  expect(told).toHaveBeenLastCalledWith("");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a day without a time is not whole until an hour is chosen, which is the full hour", async () => {
  await draw(<Held />);
  await click(button("选择日期和时间"));
  const picker = await screen.findByRole("dialog", { name: "开始" });
  expect(within(picker).getByRole<HTMLSelectElement>("combobox", { name: "时" }).disabled).toBe(true);
  const days = within(picker).getAllByRole("button", { name: /\d{4}年/ });
  await click(days.find((one) => one.textContent === "15") ?? "missing");
  expect(told.mock.lastCall?.[0]).toMatch(/^\d{4}-\d\d-15$/);
  await type(within(picker).getByRole("combobox", { name: "时" }), "08");
  expect(told.mock.lastCall?.[0]).toMatch(/^\d{4}-\d\d-15T08:00$/);
  await click(button("完成", picker));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a time alone is typed and picked without a month", async () => {
  await draw(<Held kind="time" given="09:30" />);
  expect([field("开始").type, field("开始").value]).toEqual(["text", "09:30"]);
  await click(button("选择时间"));
  const picker = await screen.findByRole("dialog", { name: "开始" });
  expect(within(picker).queryByRole("grid")).toBeNull();
  await type(within(picker).getByRole("combobox", { name: "分" }), "45");
  expect(told).toHaveBeenLastCalledWith("09:45");
});
