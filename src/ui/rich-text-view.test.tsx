import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { drawFormula } from "../shared/formula/draw-formula.ts";
import "./math-at-once.ts";
import { mathView, RichTextView } from "./rich-text-view.tsx";

const shown = (node: object) =>
  renderToStaticMarkup(
    <RichTextView body={{ type: "doc", content: [{ type: "formulaBlock", attrs: { latex: "x" }, ...node }] }} />,
  );

it("draws a formula as MathML, alike on the server and in the browser", () => {
  const drawn = drawFormula(String.raw`\begin{aligned}a&=\boxed{b}\end{aligned}`, true);
  const html = shown("math" in drawn ? { math: drawn.math } : {});
  expect(html).toContain('<math display="block"><mtable><mtr><mtd style="text-align:right;padding-inline:0">');
  expect(html).toContain('style="border:1px solid"');
});

it("keeps a formula as it was served, without fetching what draws it", async () => {
  const drawn = drawFormula("x^2", true);
  const content = [{ type: "formulaBlock", attrs: { latex: "x^2" }, ...("math" in drawn && { math: drawn.math }) }];
  const page = <RichTextView body={{ type: "doc", content }} />;
  const root = document.createElement("div");
  root.innerHTML = renderToString(page);
  const served = root.innerHTML;
  expect(served).toContain('<math display="block"><mrow><msup>');
  const { module } = mathView;
  delete mathView.module;
  try {
    const taken = await act(() => hydrateRoot(root, page));
    expect(root.innerHTML).toBe(served);
    await act(() => taken.render(<RichTextView body={{ type: "doc", content }} />));
    expect(root.innerHTML).toBe(served);
    expect(mathView.module).toBeUndefined();
  } finally {
    mathView.module = module!;
  }
});

it("shows the source of a formula that was not drawn", () => expect(shown({})).toContain("<code>x</code>"));

it("draws nothing that could do anything, whoever wrote it", () => {
  const html = shown({
    math: [
      "math",
      { onclick: "alert(1)", href: "javascript:alert(1)", style: "position:fixed", class: "x", display: "block" },
      ["script", "alert(1)"],
      ["img", { src: "x", onerror: "alert(1)" }],
      ["marquee", "m"],
      ["maction", { actiontype: "toggle" }, ["mi", "a"]],
      ["mrow", { dangerouslySetInnerHTML: { __html: "<b>" }, children: "z" }, ["mi", "<i>"]],
      7,
      null,
    ],
  });
  expect(html).toContain('<math display="block"><mrow><mi>&lt;i&gt;</mi></mrow></math>');
});

it("draws tables, and code in the pieces that the server told apart", () => {
  const html = renderToStaticMarkup(
    <RichTextView
      body={{
        type: "doc",
        content: [
          {
            type: "table",
            content: [
              { type: "tableRow", content: [{ type: "tableHeader", content: [{ type: "text", text: "a<b" }] }] },
              { type: "tableRow", content: [{ type: "tableCell" }] },
            ],
          },
          { type: "codeBlock", spans: [["keyword", "if"], " <i>", ['x" onclick="y', "<b>"]] },
          { type: "codeBlock", content: [{ type: "text", text: "plain" }] },
        ],
      }}
    />,
  );
  expect(html).toBe(
    '<div class="prose"><div class="wide"><table><tbody><tr><th>a&lt;b</th></tr><tr><td></td></tr></tbody></table></div>' +
      '<pre><code><span class="code-keyword">if</span> &lt;i&gt;<span class="code-x&quot; onclick=&quot;y">&lt;b&gt;</span></code></pre>' +
      "<pre><code>plain</code></pre></div>",
  );
});

it("is no more than its source where what stands there is no MathML at all", () => {
  expect(shown({ math: [] })).not.toContain("<math");
  expect(shown({ math: [["script"]] })).not.toContain("script");
});
