/** Reads an expression that begins with `^`. @throws Unfit for what is not taken */
export function readPattern(source: string): Node {
  return new Parser(source).whole();
}

/** What of an expression is not taken. */
export class Unfit extends Error {}

/** Characters, as ranges of code points. */
export type Ranges = readonly (readonly [from: number, to: number])[];
export type Node =
  | { is: "set"; set: Ranges }
  | { is: "sequence" | "choice"; parts: Node[] }
  | { is: "repeat"; of: Node; least: number; most: number };

const LAST = 0x10ffff;
const digits: Ranges = [[48, 57]];
const wordSigns: Ranges = [
  [48, 57],
  [65, 90],
  [95, 95],
  [97, 122],
];
const spaces: Ranges = [
  [9, 13],
  [32, 32],
  [160, 160],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];
const lineEnds: Ranges = [
  [10, 10],
  [13, 13],
  [0x2028, 0x2029],
];
const named: Readonly<Record<string, Ranges>> = {
  d: digits,
  D: without(digits),
  w: wordSigns,
  W: without(wordSigns),
  s: spaces,
  S: without(spaces),
};
const controls: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13 };

function without(ranges: Ranges): Ranges {
  const out: [number, number][] = [];
  let from = 0;
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    if (start > from) out.push([from, start - 1]);
    from = Math.max(from, end + 1);
  }
  if (from <= LAST) out.push([from, LAST]);
  return out;
}

/** Reads what is taken, after `^`: characters, classes, groups, choices, counts, and `$` at the end. */
class Parser {
  readonly #signs: string[];
  #at = 1;

  constructor(source: string) {
    this.#signs = [...source];
  }

  whole(): Node {
    const node = this.#choice();
    if (this.#peek() === "$") this.#at += 1;
    if (this.#peek() !== undefined) throw new Unfit(this.#signs.slice(this.#at).join(""));
    return node;
  }

  #peek(): string | undefined {
    return this.#signs[this.#at];
  }

  #next(): string {
    const sign = this.#signs[this.#at];
    if (sign === undefined) throw new Unfit("…");
    this.#at += 1;
    return sign;
  }

  #choice(): Node {
    const parts = [this.#sequence()];
    while (this.#peek() === "|") {
      this.#at += 1;
      parts.push(this.#sequence());
    }
    // `^a|b$` means (^a)|(b$): hardly ever what was meant, and not anchored.
    if (parts.length > 1 && this.#depth === 0) throw new Unfit("^(…|…)$");
    return parts.length === 1 ? (parts[0] as Node) : { is: "choice", parts };
  }

  #depth = 0;

  #sequence(): Node {
    const parts: Node[] = [];
    for (let sign = this.#peek(); sign !== undefined && sign !== "|" && sign !== ")"; sign = this.#peek()) {
      if (sign === "$" && this.#at === this.#signs.length - 1) break;
      parts.push(this.#counted(this.#atom()));
    }
    return { is: "sequence", parts };
  }

  #atom(): Node {
    const sign = this.#next();
    if (sign === "(") {
      if (this.#peek() === "?") {
        const kind = this.#signs.slice(this.#at, this.#at + 2).join("");
        if (kind !== "?:") throw new Unfit(`(${kind}`);
        this.#at += 2;
      }
      this.#depth += 1;
      const inner = this.#choice();
      this.#depth -= 1;
      if (this.#next() !== ")") throw new Unfit("(");
      return inner;
    }
    if (sign === "[") return { is: "set", set: this.#class() };
    if (sign === ".") return { is: "set", set: without(lineEnds) };
    if (sign === "\\") return { is: "set", set: this.#escape() };
    if ("^$*+?{}])".includes(sign)) throw new Unfit(sign);
    return { is: "set", set: [one(sign)] };
  }

  #escape(): Ranges {
    const sign = this.#next();
    const set = named[sign];
    if (set) return set;
    const code = controls[sign];
    if (code !== undefined) return [[code, code]];
    if (/[A-Za-z0-9]/.test(sign)) throw new Unfit(`\\${sign}`);
    return [one(sign)];
  }

  #class(): Ranges {
    const isNot = this.#peek() === "^";
    if (isNot) this.#at += 1;
    const ranges: [number, number][] = [];
    while (this.#peek() !== "]") {
      const from = this.#inClass();
      if (this.#peek() === "-" && this.#signs[this.#at + 1] !== "]" && from.length === 1) {
        this.#at += 1;
        const to = this.#inClass();
        ranges.push([from[0]?.[0] ?? 0, to[0]?.[1] ?? 0]);
      } else ranges.push(...from.map(([start, end]): [number, number] => [start, end]));
    }
    this.#at += 1;
    return isNot ? without(ranges) : ranges;
  }

  #inClass(): Ranges {
    const sign = this.#next();
    return sign === "\\" ? this.#escape() : [one(sign)];
  }

  #counted(of: Node): Node {
    const sign = this.#peek();
    const simple: Readonly<Record<string, readonly [number, number]>> = {
      "*": [0, Infinity],
      "+": [1, Infinity],
      "?": [0, 1],
    };
    let range = sign === undefined ? undefined : simple[sign];
    if (range) this.#at += 1;
    else if (sign === "{") {
      const [text, least = "", comma, most] = /^\{(\d+)(,)?(\d+)?\}/.exec(this.#signs.slice(this.#at).join("")) ?? [];
      if (text === undefined) throw new Unfit("{");
      this.#at += text.length;
      range = [Number(least), comma === undefined ? Number(least) : most === undefined ? Infinity : Number(most)];
    }
    // A count that takes as little as it can matches the same texts: it may be written, and says nothing here.
    if (range && this.#peek() === "?") this.#at += 1;
    return range ? { is: "repeat", of, least: range[0], most: range[1] } : of;
  }
}

function one(sign: string): readonly [number, number] {
  const code = sign.codePointAt(0) ?? 0;
  return [code, code];
}
