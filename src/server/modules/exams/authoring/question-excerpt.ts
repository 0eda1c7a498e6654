import type { ExamQuestionBody, RichText } from "../../../../generated/types.ts";
import { richTextWords } from "../../../../shared/richtext.ts";

/** Signs that a keyboard has not, by their names in formulae. */
const signs: Record<string, string> = {
  times: "×",
  cdot: "·",
  div: "÷",
  pm: "±",
  le: "≤",
  leq: "≤",
  ge: "≥",
  geq: "≥",
  ne: "≠",
  neq: "≠",
  approx: "≈",
  circ: "°",
  alpha: "α",
  beta: "β",
  eta: "η",
  lambda: "λ",
  mu: "μ",
  pi: "π",
  rho: "ρ",
  varphi: "φ",
  phi: "φ",
  omega: "ω",
  Omega: "Ω",
  Delta: "Δ",
};

/** A formula on one line, for lists: what no list can draw stays as it was written. */
export function plainFormula(latex: string): string {
  return latex
    .replaceAll(/\\(?:mathrm|text|mathbf|operatorname)\s*\{([^{}]*)\}/g, "$1")
    .replaceAll(/\\d?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, "$1/$2")
    .replaceAll(/\\sqrt\s*\{([^{}]*)\}/g, "√($1)")
    .replaceAll(/\\([A-Za-z]+)\s?/g, (written, name: string) => signs[name] ?? written)
    .replaceAll(/\^\s*\{?°\}?/g, "°")
    .replaceAll(/\\[,;:! ]/g, " ");
}

/** What lists show of a question: its stem, and behind it what can be chosen, or what is asked of a material. */
export function questionExcerpt({ stem, options = [], parts = [] }: ExamQuestionBody, limit: number): string {
  const words = (text: RichText) => richTextWords(text, limit, plainFormula);
  const more = [...options.map(({ content }) => content), ...parts.map((part) => part.stem)].map(words);
  const all = more.length === 0 ? words(stem) : `${words(stem)} · ${more.join(" / ")}`;
  return all.length <= limit ? all : `${all.slice(0, limit - 1).trimEnd()}…`;
}
