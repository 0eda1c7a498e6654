import { InputRule, Node, type NodeViewRenderer } from "@tiptap/core";
import type { MathNode } from "../../shared/formula/math-tree.ts";

/** A formula within a line. `$x^2$` typed in a text becomes one. */
export const Formula = Node.create({
  name: "formula",
  group: "inline",
  inline: true,
  atom: true,
  addAttributes: () => ({ latex: { default: "" } }),
  parseHTML: () => [
    { tag: "code[data-formula]", priority: 60, getAttrs: written },
    // Of other pages: their source stands beside what is shown.
    { tag: "span.katex, mjx-container, math", priority: 60, getAttrs: annotated },
  ],
  renderHTML: ({ node }) => ["code", { "data-formula": String(node.attrs["latex"]) }, String(node.attrs["latex"])],
  addNodeView: () => view(false),
  addInputRules() {
    const { type } = this;
    return [
      new InputRule({
        find: /(^|[^$\\\w])\$([^$\s](?:[^$]*[^$\s\\])?)\$$/,
        handler: ({ state, range, match: [, before = "", latex] }) => {
          state.tr.replaceWith(range.from + before.length, range.to, type.create({ latex }));
        },
      }),
    ];
  },
});

/** A formula on lines of its own. */
export const FormulaBlock = Node.create({
  name: "formulaBlock",
  group: "block",
  atom: true,
  addAttributes: () => ({ latex: { default: "" } }),
  parseHTML: () => [{ tag: "pre[data-formula]", priority: 60, getAttrs: written }],
  renderHTML: ({ node }) => ["pre", { "data-formula": String(node.attrs["latex"]) }, String(node.attrs["latex"])],
  addNodeView: () => view(true),
});

function written(element: HTMLElement): { latex: string } | false {
  const latex = element.dataset["formula"];
  return latex ? { latex } : false;
}

function annotated(element: HTMLElement): { latex: string } | false {
  const latex = element.querySelector('annotation[encoding="application/x-tex"]')?.textContent?.trim();
  return latex ? { latex } : false;
}

/** The formula as it is read; its source where it cannot be drawn. KaTeX is fetched with the first one. */
function view(isBlock: boolean): NodeViewRenderer {
  return ({ node }) => {
    const dom = document.createElement(isBlock ? "div" : "span");
    dom.className = "formula";
    let current = node;
    const show = async () => {
      const shown = current;
      const latex = String(shown.attrs["latex"]);
      const { drawFormula } = await import("../../shared/formula/draw-formula.ts");
      if (shown !== current) return;
      const drawn = drawFormula(latex, isBlock);
      dom.classList.toggle("problem", "problem" in drawn);
      dom.replaceChildren("math" in drawn ? elementOf(drawn.math) : latex);
    };
    dom.textContent = String(node.attrs["latex"]);
    void show();
    return {
      dom,
      update(next) {
        if (next.type !== current.type) return false;
        current = next;
        void show();
        return true;
      },
    };
  };
}

function elementOf([name, ...inside]: MathNode): Element {
  const element = document.createElementNS("http://www.w3.org/1998/Math/MathML", name);
  for (const one of inside) {
    if (typeof one === "string") element.append(one);
    else if (Array.isArray(one)) element.append(elementOf(one));
    else setLook(element, one);
  }
  return element;
}

/** As RichTextView has it. */
function setLook(element: Element, { align, tight, box, ...others }: Record<string, string>): void {
  for (const [name, value] of Object.entries(others)) element.setAttribute(name, value);
  const { style } = element as MathMLElement;
  if (align) style.textAlign = align;
  if (tight) style.paddingInline = "0";
  if (box) style.border = "1px solid";
}
