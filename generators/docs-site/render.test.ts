import { expect, test } from "vitest";
import { render } from "./render.ts";

const rendered = (text: string, link: (href: string) => string | undefined = (href) => href) => render({ text, link });

test("HTML in a document is shown as text, but for a line break in a cell, and comments are left out", () => {
  const { html } = rendered(
    "A <script>alert(1)</script> <b onclick=x>b</b>\n\n| a |\n| --- |\n| b<br>c |\n\n<!-- d -->",
  );
  expect(html).not.toMatch(/<(script|b)\b/);
  expect(html).toContain("&lt;script&gt;");
  expect(html).toContain("<td>b<br>c</td>");
  expect(html).not.toContain("d --");
});

test("a heading has the anchor that GitHub gives it, with a number where it is there again", () => {
  const { html, headings, title } = rendered("# The `a` & b\n\n## 用站点工作室\n\n## One\n\n## One");
  expect(title).toBe("The a & b");
  expect(headings.map(({ id }) => id)).toEqual(["用站点工作室", "one", "one-1"]);
  expect(html).toContain('<h1 id="the-a--b">');
});

test("a link that leads nowhere is its text alone", () => {
  const { html } = rendered("[gone](../src/gone.ts) and [there](words.md)", (href) =>
    href === "words.md" ? "words.html" : undefined,
  );
  expect(html).toBe('<p>gone and <a href="words.html">there</a></p>\n');
});

test("what stands in code is shown as it is written", () => {
  expect(rendered('```json\n{ "a": "<b>" }\n```').html).toContain("{ &quot;a&quot;: &quot;&lt;b&gt;&quot; }");
});

test("cells of a wide table name their column, for narrow screens", () => {
  expect(rendered("| a | b | `c` |\n| --- | --- | --- |\n| 1 | 2 | 3 |").html).toContain('<td data-label="c">3</td>');
  expect(rendered("| a | b |\n| --- | --- |\n| 1 | 2 |").html).not.toContain("data-label");
});
