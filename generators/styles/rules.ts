/** An element of a selector: its tag, classes, attributes and states. */
export type Compound = ReadonlySet<string>;

/** A rule with what it says of colours; several selectors are several rules. */
export interface Rule {
  /** From the outermost element to the one that is meant. A pseudo-element is an element of its own. */
  elements: Compound[];
  colour?: string;
  background?: string;
}

/** The rules of a style sheet, nested or not, in their order. */
export function rulesOf(text: string): Rule[] {
  const rules: Rule[] = [];
  walk(text.replaceAll(/\/\*[\s\S]*?\*\//g, ""), ["&"], rules);
  return rules;
}

/** Reads a block: its declarations, and the blocks in it. */
function walk(text: string, selectors: readonly string[], rules: Rule[]): void {
  const said: { colour?: string; background?: string } = {};
  const inner: { head: string; body: string }[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === ";") {
      read(text.slice(start, at), said);
      start = at + 1;
    } else if (character === "{") {
      const end = closing(text, at);
      inner.push({ head: text.slice(start, at).trim(), body: text.slice(at + 1, end) });
      at = end;
      start = end + 1;
    }
  }
  read(text.slice(start), said);
  if (said.colour !== undefined || said.background !== undefined) {
    for (const selector of selectors) rules.push({ elements: elementsOf(selector), ...said });
  }
  for (const { head, body } of inner) {
    if (/^@(?:keyframes|font-face)|forced-colors|\bprint\b/.test(head)) continue;
    walk(body, head.startsWith("@") ? selectors : nested(selectors, head), rules);
  }
}

function read(declaration: string, said: { colour?: string; background?: string }): void {
  const [, name, value = ""] = /^\s*([\w-]+)\s*:\s*([\s\S]+?)\s*(?:!important)?\s*$/.exec(declaration) ?? [];
  if (name === "color") said.colour = value;
  if (name === "background" || name === "background-color") said.background = value;
}

function closing(text: string, opening: number): number {
  let depth = 0;
  for (let at = opening; at < text.length; at += 1) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}" && (depth -= 1) === 0) return at;
  }
  return text.length;
}

function nested(outer: readonly string[], head: string): string[] {
  const within = (inner: string, parent: string): string =>
    inner.includes("&") ? inner.replaceAll("&", parent) : `${parent} ${inner.trim()}`;
  return splitOutside(head, ",").flatMap((inner) => outer.map((parent) => within(inner, parent)));
}

function elementsOf(selector: string): Compound[] {
  return splitOutside(selector.replaceAll(/\s*[>+~]\s*/g, " "), " ")
    .filter((compound) => compound.trim() !== "")
    .flatMap((compound) => {
      const tokens = compound.match(tokenForm) ?? [];
      const pseudo = tokens.filter((token) => token.startsWith("::"));
      const own = new Set(tokens.filter((token) => !token.startsWith("::") && token !== "*"));
      return pseudo.length === 0 ? [own] : [own, new Set(pseudo)];
    });
}

/** An attribute, a pseudo-element, a state with what is in its brackets, a class, an id or a tag. */
const tokenForm = /\[[^\]]*\]|::[\w-]+|:[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?|[.#]?[\w-]+|[*&]/g;

function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "(" || text[at] === "[") depth += 1;
    if (text[at] === ")" || text[at] === "]") depth -= 1;
    if (depth === 0 && (separator === " " ? /\s/.test(text[at] ?? "") : text[at] === separator)) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}
