/**
 * The shortest text that fits a pattern of a schema: literals, classes, groups and how often they come, as our schemas
 * have them; of alternatives the first. Looking around and back is beyond it.
 *
 * @example fitting("^[0-9a-f]{4}(-x)?$") // "0000"
 */
export function fitting(pattern: string): string {
  let at = 0;
  const atom = (): string => {
    const sign = pattern[at++]!;
    if (sign === "[") {
      const end = pattern.indexOf("]", at + 1);
      const inside = pattern.slice(at, end);
      at = end + 1;
      return firstOf(inside);
    }
    if (sign === "(") {
      if (pattern.startsWith("?:", at)) at += 2;
      const inside = alternatives();
      at += 1;
      return inside;
    }
    if (sign === "\\") return escapes[pattern[at++]!] ?? pattern[at - 1]!;
    if (sign === "^" || sign === "$") return "";
    return sign === "." ? "a" : sign;
  };
  const repeated = (): string => {
    const one = atom();
    const [counted, least] = /^\{(\d+)(?:,\d*)?\}/.exec(pattern.slice(at)) ?? [];
    if (counted !== undefined) at += counted.length;
    else if (/[?*+]/.test(pattern[at] ?? "")) return pattern[at++] === "+" ? one : "";
    return one.repeat(Number(least ?? 1));
  };
  const sequence = (): string => {
    let made = "";
    while (at < pattern.length && pattern[at] !== "|" && pattern[at] !== ")") made += repeated();
    return made;
  };
  const alternatives = (): string => {
    const first = sequence();
    while (pattern[at] === "|") {
      at += 1;
      sequence();
    }
    return first;
  };
  return alternatives();
}

/** What a class begins with; what it excludes is not looked at, and a letter is seldom excluded. */
function firstOf(inside: string): string {
  if (inside.startsWith("^")) return "a";
  return inside.startsWith("\\") ? (escapes[inside[1]!] ?? inside[1]!) : inside[0]!;
}

const escapes: Readonly<Record<string, string>> = { d: "0", w: "a", s: " " };
