import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clear, click, draw, one, t, type } from "../../forms/testing/page.ts";
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
  await type("input[type=search]", "  CSS / 入门?  ");
  await click("button");
  expect(followed).toHaveBeenCalledWith("/search/CSS%20%2F%20%E5%85%A5%E9%97%A8%3F?type=2");
});

test("what is searched follows the path, unless it is said", async () => {
  const { type: _, ...open } = props;
  await draw(<SearchBox {...open} path="/resource" />);
  expect(one("input[name=type]").getAttribute("value")).toBe("4");
  await clear();
  await draw(<SearchBox {...props} path="/resource" />);
  expect(one("input[name=type]").getAttribute("value")).toBe("2");
});

test("searches the site that it stands on", async () => {
  await draw(<SearchBox {...props} base="/org/1001" />);
  expect(one("form").getAttribute("action")).toBe("/org/1001/search");
  await type("input[type=search]", "CSS");
  await click("button");
  expect(followed).toHaveBeenCalledWith("/org/1001/search/CSS?type=2");
});

test("an empty keyword, or one of spaces, shows the message and leads nowhere", async () => {
  await draw(<SearchBox {...props} />);
  await type("input[type=search]", "   ");
  await click("button");
  expect(one("[role=alert]").textContent).toBe("请输入搜索关键词");
  expect(document.activeElement).toBe(one("input[type=search]"));
  expect(one("input[type=search]").getAttribute("aria-invalid")).toBe("true");
  expect(followed).not.toHaveBeenCalled();
  await type("input[type=search]", "a");
  expect(one("[role=alert]").textContent).toBe("");
});

test("a screen may say itself what a search does", async () => {
  const search = vi.fn(async () => ({ done: true as const }));
  await draw(<SearchBox {...props} on={{ search }} value="react" />);
  await click("button");
  expect(search).toHaveBeenCalledWith({ str: "react", type: 2, href: "/search/react?type=2" });
  expect(followed).not.toHaveBeenCalled();
});

test("without JavaScript it is a plain form that the server answers", () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(<SearchBox {...props} />);
  const form = page.querySelector("form");
  expect([form?.getAttribute("action"), form?.getAttribute("method"), form?.hasAttribute("novalidate")]).toEqual([
    "/search",
    "get",
    false,
  ]);
  expect([...new FormData(form ?? undefined)].map(([name]) => name)).toEqual(["str", "type"]);
  expect(page.querySelector("input")?.required).toBe(true);
});

test("a keyword of dots stays a keyword", () => {
  expect(new URL(searchHref("..", 1), "https://a.example").pathname).toBe("/search/%20..");
  expect(new URL(searchHref(".", 1), "https://a.example").pathname).toBe("/search/%20.");
});
