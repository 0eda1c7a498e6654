import { screen } from "@testing-library/react";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { clear, click, draw } from "../../forms/testing/page.ts";
import { FoldingGroup } from "./FoldingGroup.tsx";

const show = (current: boolean) =>
  draw(
    <FoldingGroup name="exams" title={<h2>考试管理</h2>}>
      <a href="/account/exams" aria-current={current ? "page" : undefined}>
        考试
      </a>
    </FoldingGroup>,
  );
const group = () => screen.getByRole<HTMLDetailsElement>("group");
const isOpen = () => group().open;
const pressHeading = () => click(screen.getByText("考试管理"));
beforeEach(() => localStorage.clear());
afterEach(clear);

test("opens and closes by its heading, and is as it was left when it is drawn again", async () => {
  await show(false);
  expect(isOpen()).toBe(false);
  await pressHeading();
  expect(isOpen()).toBe(true);
  await show(false);
  expect(isOpen()).toBe(true);
  await pressHeading();
  await show(false);
  expect(isOpen()).toBe(false);
});

test("that was opened before its code was there stays open, and is kept", async () => {
  const place = document.body.appendChild(document.createElement("main"));
  const folding = (
    <FoldingGroup name="exams" title="考试管理">
      <a href="/account/exams">考试</a>
    </FoldingGroup>
  );
  place.innerHTML = renderToString(folding);
  group().open = true;
  const root = await act(async () => hydrateRoot(place, folding));
  expect(isOpen()).toBe(true);
  await pressHeading();
  expect(isOpen()).toBe(false);
  expect(localStorage.getItem("openMenuGroups")).toBe("[]");
  await act(async () => root.unmount());
});

test("with the current page is open, stays so, and is not remembered for that", async () => {
  await show(true);
  expect(isOpen()).toBe(true);
  await pressHeading();
  expect(isOpen()).toBe(true);
  await show(false);
  expect(isOpen()).toBe(false);
});

test("works with storage that holds something else", async () => {
  localStorage.setItem("openMenuGroups", '{"exams":1');
  await show(false);
  await pressHeading();
  expect(isOpen()).toBe(true);
});
