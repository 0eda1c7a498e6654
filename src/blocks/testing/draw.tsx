import type { ComponentType, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import zhCN from "../../locales/zh-CN.json" with { type: "json" };
import { createTexts } from "../../site/compile/texts.ts";
import type { BlockHandles } from "../block.ts";

const { t } = createTexts({ locale: "zh-CN", catalogues: [zhCN] });

/** What the renderer hands to a block, in Chinese, with no slots filled and no events given actions. */
export const handles = { slots: {}, on: {}, t, locale: "zh-CN", blockKey: "block", operations: {} };

/** Draws a block as the server does, into an element to look into. */
export function draw<Props extends Pick<BlockHandles, "t" | "slots">>(
  Block: (props: Props) => ReactNode,
  props: Omit<Props, keyof BlockHandles>,
  more: Partial<Pick<Props, keyof BlockHandles & keyof Props>> = {},
): HTMLElement {
  const Drawn = Block as ComponentType<object>;
  const place = document.createElement("div");
  place.innerHTML = renderToStaticMarkup(<Drawn {...handles} {...props} {...more} />);
  return place;
}

/** The addresses of all links in an element, in their order. */
export function addresses(element: Element): (string | null)[] {
  return [...element.querySelectorAll("a")].map((link) => link.getAttribute("href"));
}
