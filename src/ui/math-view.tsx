import { createElement, type ReactNode } from "react";

/** MathML of elements and attributes that can do nothing but look: whatever it came from, it runs and loads nothing. */
export function mathElement(node: unknown, key?: number): ReactNode {
  if (typeof node === "string") return node;
  if (!Array.isArray(node) || !/^m(ath|[inos]|[frsptu][a-z]+|over)$/.test(String(node[0]))) return null;
  const [name, ...inside] = node as [string, ...unknown[]];
  const first = inside[0];
  const attributes = first && typeof first === "object" && !Array.isArray(first) ? (inside.shift() as object) : {};
  const { align, tight, box, ...others } = Object.fromEntries(
    Object.entries(attributes).filter(([attribute, value]) => typeof value === "string" && looks.test(attribute)),
  ) as Record<string, string>;
  const style = {
    textAlign: align as "left" | "right" | undefined,
    paddingInline: tight && 0,
    border: box && "1px solid",
  };
  return createElement(
    name,
    { key, ...others, ...(align || tight || box ? { style } : {}) },
    ...inside.map(mathElement),
  );
}

const looks =
  /^(display(style)?|scriptlevel|stretchy|symmetric|fence|separator|largeop|movablelimits|accent(under)?|linethickness|(min|max)size|[lr]space|width|height|depth|voffset|math(color|background|variant)|align|tight|box)$/;
