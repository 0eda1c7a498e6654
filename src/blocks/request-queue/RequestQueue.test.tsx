import { within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { RequestQueue } from "./RequestQueue.tsx";

const props = {
  items: [
    {
      id: "7",
      name: "王老师",
      mobile: "13800000000",
      price: "88.00",
      isNew: true,
      email: "",
      words: "想教电工",
      file: "/files/x",
    },
  ],
  keyField: "id",
  name: "name",
  text: "words",
  answerLabel: "意见",
  emptyText: "没有待处理的申请",
  fields: [
    { name: "mobile", label: "手机号" },
    { name: "email", label: "邮箱" },
    { name: "price", label: "金额", as: "money" as const },
    { name: "file", label: "执照", as: "file" as const },
  ],
};

test("shows the fields that the screen names and leaves out empty ones", () => {
  const queue = draw(RequestQueue, props, { on: { pass: vi.fn(), refuse: vi.fn() } });
  expect(texts(within(queue).getAllByRole("term"))).toEqual(["手机号", "金额", "执照"]);
  expect(texts(within(queue).getAllByRole("definition"))).toContain("¥88");
  expect(addresses(queue)).toEqual(["/files/x"]);
  expect(within(queue).getAllByRole("button")).toEqual(
    ["通过 王老师", "不通过 王老师"].map((name) => within(queue).getByRole("button", { name })),
  );
});

test("says so when nothing waits", () => {
  expect(draw(RequestQueue, { ...props, items: [] }).textContent).toContain("没有待处理的申请");
});
