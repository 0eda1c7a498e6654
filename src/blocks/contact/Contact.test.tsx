import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { Contact } from "./Contact.tsx";

test("has a line for what is given only, and dials and writes by a press", () => {
  const block = draw(Contact, {
    phone: "+86 571-8888 0000",
    email: "hello@school.example",
    hours: ["周一至周五", "周六"],
    wxCode: "",
  });
  expect(texts(within(block).getAllByRole("term"))).toEqual(["电话", "邮箱", "时间"]);
  expect(texts(within(block).getAllByRole("definition"))).toEqual([
    "+86 571-8888 0000",
    "hello@school.example",
    "周一至周五周六",
  ]);
  expect(addresses(block)).toEqual(["tel:+8657188880000", "mailto:hello@school.example"]);
});

test("dials nothing of two numbers, nor of one with an extension", () => {
  for (const phone of ["0571-8888 0000 转 8001", "0571-88880000 / 0571-88880001"]) {
    const block = draw(Contact, { phone });
    expect(addresses(block)).toEqual([]);
    expect(block.textContent).toContain(phone);
  }
});

test("takes for an e-mail address what is one, and nothing that a mail program reads more into", () => {
  const block = draw(Contact, { email: "a@b.example?bcc=all@b.example", phone: "请到前台" });
  expect(addresses(block)).toEqual([]);
  expect(block.textContent).toContain("a@b.example?bcc=all@b.example");
});

test("shows the way there as a picture, with a link to a map", () => {
  const block = draw(Contact, { mapPicture: "/map.webp", mapHref: "https://map.example/school" });
  expect(within(block).getByRole("img", { name: "位置图" })).toBeTruthy();
  expect(addresses(block)).toEqual(["https://map.example/school"]);
  expect(draw(Contact, {}).innerHTML).toBe("");
});
