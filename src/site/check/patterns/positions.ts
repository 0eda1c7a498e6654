import { Unfit, type Node, type Ranges } from "./read-pattern.ts";

/** Positions that an expression has at most once its counts are written out. */
const MAX_POSITIONS = 400;

/** Which positions may come first, after each, and last. */
export interface Automaton {
  sets: Ranges[];
  first: number[];
  follow: number[][];
  /**
   * Whether the same characters can be read along two ways through the expression although the positions are the
   * same, as in `(a*)*`,
   * `(a?b?)*` or `(a?|b?)c`: engines try both.
   */
  isTwofold: boolean;
}

interface Part {
  first: number[];
  last: number[];
  isEmpty: boolean;
}

/** Glushkov's automaton of an expression. @throws Unfit where it has too many positions */
export function positionsOf(node: Node): Automaton {
  let isTwofold = false;
  const sets: Ranges[] = [];
  const follow: number[][] = [];
  const link = (from: readonly number[], to: readonly number[]) => {
    for (const at of from) {
      const known = follow[at] ?? [];
      isTwofold ||= to.some((next) => known.includes(next));
      follow[at] = [...known, ...to];
    }
  };
  const chain = (parts: readonly (() => Part)[]): Part =>
    parts.reduce<Part>(
      (before, make) => {
        const part = make();
        link(before.last, part.first);
        return {
          first: before.isEmpty ? [...before.first, ...part.first] : before.first,
          last: part.isEmpty ? [...before.last, ...part.last] : part.last,
          isEmpty: before.isEmpty && part.isEmpty,
        };
      },
      { first: [], last: [], isEmpty: true },
    );
  const build = (one: Node): Part => {
    switch (one.is) {
      case "set": {
        if (sets.length >= MAX_POSITIONS) throw new Unfit(`× > ${MAX_POSITIONS}`);
        sets.push(one.set);
        follow.push([]);
        const at = [sets.length - 1];
        return { first: at, last: at, isEmpty: false };
      }
      case "sequence":
        return chain(one.parts.map((part) => () => build(part)));
      case "choice": {
        const parts = one.parts.map(build);
        isTwofold ||= parts.filter(({ isEmpty }) => isEmpty).length > 1;
        return {
          first: parts.flatMap(({ first }) => first),
          last: parts.flatMap(({ last }) => last),
          isEmpty: parts.some(({ isEmpty }) => isEmpty),
        };
      }
      case "repeat":
        return repeat(one);
    }
  };
  /** `x{2,4}` is written out as xx(x(x)?)?, `x{2,}` as xxx*. */
  const repeat = ({ of, least, most }: Extract<Node, { is: "repeat" }>): Part => {
    if (least > MAX_POSITIONS || (most !== Infinity && most > MAX_POSITIONS)) throw new Unfit(`× > ${MAX_POSITIONS}`);
    /** What is repeated; where it may be empty, nobody knows how often it was. */
    const again = (): Part => {
      const part = build(of);
      isTwofold ||= part.isEmpty;
      return part;
    };
    const star = (): Part => {
      const part = again();
      link(part.last, part.first);
      return { ...part, isEmpty: true };
    };
    const optional = (left: number): Part =>
      left === 0
        ? { first: [], last: [], isEmpty: true }
        : { ...chain([again, () => optional(left - 1)]), isEmpty: true };
    const needed = Array.from({ length: least }, () => again);
    return chain([...needed, most === Infinity ? star : () => optional(most - least)]);
  };
  const { first } = build(node);
  return { sets, first, follow, isTwofold };
}
