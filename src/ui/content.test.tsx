import { expect, test } from "vitest";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Content, PageLanguage } from "./content.tsx";
import { RichTextView } from "./rich-text-view.tsx";

const on = (locale: string, node: ReactNode) =>
  renderToStaticMarkup(<PageLanguage value={locale}>{node}</PageLanguage>);

test("marks Chinese words on a page that is not", () => {
  expect(on("en", <Content>电工实操</Content>)).toBe('<bdi lang="zh-CN">电工实操</bdi>');
  expect(
    on(
      "en",
      <Content words="Go 语言">
        <mark>Go</mark> 语言
      </Content>,
    ),
  ).toBe('<bdi lang="zh-CN"><mark>Go</mark> 语言</bdi>');
});

test("leaves alone what is in the page's language, or in letters that say nothing of it", () => {
  expect(on("zh-CN", <Content>电工实操</Content>)).toBe("电工实操");
  expect(on("en", <Content>Go in practice</Content>)).toBe("<bdi>Go in practice</bdi>");
  expect(on("ja", <Content>数学入門</Content>)).toBe("<bdi>数学入門</bdi>");
  expect(on("en", <Content>{undefined}</Content>)).toBe("");
});

test("a document is marked as a whole", () => {
  const body = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "先看明白" }] }] };
  expect(on("en", <RichTextView body={body} />)).toContain('<div class="prose" lang="zh-CN">');
  expect(on("zh-CN", <RichTextView body={body} />)).toContain('<div class="prose"><p>');
});
