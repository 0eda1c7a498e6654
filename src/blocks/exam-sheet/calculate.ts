import { plainFigures } from "../../shared/typed-number.ts";

/**
 * What a line of arithmetic gives; undefined where it is none. Knows + − × ÷ ^ √ % π and brackets, in full width too.
 */
export function calculate(line: string): number | undefined {
  const tokens = tokensOf(line);
  if (!tokens || tokens.length === 0) return undefined;
  const place = { tokens, at: 0 };
  const value = sum(place);
  return value !== undefined && place.at === tokens.length && Number.isFinite(value) ? value : undefined;
}

/** A number as the calculator shows it: twelve digits say all, and 0.1 + 0.2 is 0.3. */
export const shown = (value: number): string => String(Number(value.toPrecision(12)));

interface Place {
  tokens: readonly string[];
  at: number;
}

/** Characters of a line at most, and with them how deep brackets can stand in each other. */
export const MAX_LENGTH = 200;
const signs: Readonly<Record<string, string>> = { "×": "*", "÷": "/" };

function tokensOf(line: string): string[] | undefined {
  const plain = plainFigures(line)
    .replaceAll(/[×÷]/g, (sign) => signs[sign] ?? sign)
    .replaceAll(/⁻?[⁰¹²³⁴-⁹]+/g, (raised) => `^${raised.normalize("NFKC").replace("−", "-")}`)
    .replaceAll(/\s/g, "");
  if (plain.length > MAX_LENGTH) return undefined;
  const tokens = plain.match(/\d+(\.\d*)?|\.\d+|[-+*/^√%π()]/g) ?? [];
  return tokens.join("") === plain ? tokens : undefined;
}

function take(place: Place, ...wanted: string[]): string | undefined {
  const token = place.tokens[place.at];
  if (token === undefined || !wanted.includes(token)) return undefined;
  place.at += 1;
  return token;
}

function sum(place: Place): number | undefined {
  let value = product(place);
  for (let sign = take(place, "+", "-"); sign !== undefined; sign = take(place, "+", "-")) {
    const next = product(place);
    if (value === undefined || next === undefined) return undefined;
    value = sign === "+" ? value + next : value - next;
  }
  return value;
}

function product(place: Place): number | undefined {
  let value = signed(place);
  for (;;) {
    const sign = take(place, "*", "/");
    // 2π and 3(4 + 5) are products, as they are on paper.
    const isBeside = sign === undefined && /^[π√(]/.test(place.tokens[place.at] ?? "");
    if (sign === undefined && !isBeside) return value;
    const next = signed(place);
    if (value === undefined || next === undefined) return undefined;
    value = sign === "/" ? value / next : value * next;
  }
}

function signed(place: Place): number | undefined {
  if (take(place, "+")) return signed(place);
  if (!take(place, "-")) return power(place);
  const value = signed(place);
  return value === undefined ? undefined : -value;
}

function power(place: Place): number | undefined {
  const base = single(place);
  if (base === undefined || !take(place, "^")) return base;
  const exponent = signed(place);
  return exponent === undefined ? undefined : base ** exponent;
}

function single(place: Place): number | undefined {
  let value: number | undefined;
  if (take(place, "√")) {
    const under = single(place);
    value = under === undefined ? undefined : Math.sqrt(under);
  } else if (take(place, "(")) {
    value = sum(place);
    if (!take(place, ")")) return undefined;
  } else if (take(place, "π")) value = Math.PI;
  else {
    const token = place.tokens[place.at] ?? "";
    if (!/^[\d.]/.test(token)) return undefined;
    place.at += 1;
    value = Number(token);
  }
  while (value !== undefined && take(place, "%")) value /= 100;
  return value;
}
