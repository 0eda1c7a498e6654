import { screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, t, type } from "../../forms/testing/page.ts";
import type { BlockProps } from "../block.ts";
import { SearchBox } from "./SearchBox.tsx";
import { searchHref } from "../../shared/links.ts";

const props: BlockProps<"searchBox"> = {
  type: 2,
  emptyMessage: "请输入搜索关键词",
  slots: {},
  on: {},
  t,
  locale: "zh-CN",
  blockKey: "search",
  operations: {},
};
const keyword = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "搜索" });
const form = () => screen.getByRole<HTMLFormElement>("search", { name: "搜索" });
const search = () => click(button("搜索"));
const kind = () => new FormData(form()).get("type");
const followed = vi.fn();
/** What the page's root does with links. */
const onLink = (event: Event) => {
  if (!(event.target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  followed(event.target.getAttribute("href"));
};

beforeEach(() => {
  followed.mockClear();
  document.addEventListener("click", onLink);
});
afterEach(async () => {
  document.removeEventListener("click", onLink);
  await clear();
});

test("a keyword leads to its results as a link does", async () => {
  await draw(<SearchBox {...props} />);
  await type(keyword(), "  CSS / 入门?  ");
  await search();
  expect(followed).toHaveBeenCalledWith("/search/CSS%20%2F%20%E5%85%A5%E9%97%A8%3F?type=2");
});

test("what is searched follows the path, unless it is said", async () => {
  const { type: _, ...open } = props;
  await draw(<SearchBox {...open} path="/resource" />);
  expect(kind()).toBe("4");
  await clear();
  await draw(<SearchBox {...props} path="/resource" />);
  expect(kind()).toBe("2");
});

test("searches the site that it stands on", async () => {
  await draw(<SearchBox {...props} base="/org/1001" />);
  expect(form().getAttribute("action")).toBe("/org/1001/search");
  await type(keyword(), "CSS");
  await search();
  expect(followed).toHaveBeenCalledWith("/org/1001/search/CSS?type=2");
});

test("an empty keyword, or one of spaces, shows the message and leads nowhere", async () => {
  await draw(<SearchBox {...props} />);
  await type(keyword(), "   ");
  await search();
  expect(screen.getByRole("alert").textContent).toBe("请输入搜索关键词");
  expect(document.activeElement).toBe(keyword());
  expect(keyword().getAttribute("aria-invalid")).toBe("true");
  expect(followed).not.toHaveBeenCalled();
  await type(keyword(), "a");
  // An empty message is not shown at all.
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a screen may say itself what a search does", async () => {
  const searched = vi.fn(async () => ({ done: true as const }));
  await draw(<SearchBox {...props} on={{ search: searched }} value="react" />);
  await search();
  expect(searched).toHaveBeenCalledWith({ str: "react", type: 2, href: "/search/react?type=2" });
  expect(followed).not.toHaveBeenCalled();
});

test("without JavaScript it is a plain form that the server answers", () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(<SearchBox {...props} />);
  const plain = within(page).getByRole<HTMLFormElement>("search");
  expect([plain.getAttribute("action"), plain.method, plain.noValidate]).toEqual(["/search", "get", false]);
  expect([...new FormData(plain)].map(([name]) => name)).toEqual(["str", "type"]);
  expect(within(plain).getByRole<HTMLInputElement>("searchbox").required).toBe(true);
});

test("a keyword of dots stays a keyword", () => {
  expect(new URL(searchHref("..", 1), "https://a.example").pathname).toBe("/search/%20..");
  expect(new URL(searchHref(".", 1), "https://a.example").pathname).toBe("/search/%20.");
});
