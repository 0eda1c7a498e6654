/**
 * What a line of a paper can begin with. A name that begins with another one stands before it, because the first that
 * fits is taken: 答案解析 is no 答案 with the text 解析.
 */
const longestFirst = (names: readonly string[]): string => names.toSorted((a, b) => b.length - a.length).join("|");

/** What each label of a paper says. */
const labels: Readonly<Record<string, LabelName>> = {
  答案: "answer",
  参考答案: "answer",
  标准答案: "answer",
  正确答案: "answer",
  答案要点: "answer",
  解析: "explanation",
  答案解析: "explanation",
  试题解析: "explanation",
  参考解析: "explanation",
  难度: "difficulty",
  难易度: "difficulty",
  知识点: "tags",
  考点: "tags",
  标签: "tags",
  分值: "points",
  分数: "points",
  我的答案: "ignored",
  得分: "ignored",
  答: "answer",
  answer: "answer",
  explanation: "explanation",
  difficulty: "difficulty",
  tag: "tags",
  tags: "tags",
};

export type LabelName = "answer" | "explanation" | "difficulty" | "tags" | "points" | "ignored";

const chinese = longestFirst(Object.keys(labels).filter((name) => /\p{Script=Han}{2}/u.test(name)));
const withColon = longestFirst(Object.keys(labels));
/** At the beginning of a line; a colon tells a short or English name from a sentence that begins so. */
const label = new RegExp(
  `^\\s*(?:[【[]\\s*(${chinese})\\s*[】\\]]\\s*[:：]?|(${withColon})\\s*[:：]|(${chinese})(?=\\s*[:：\\s√×A-ZＡ-Ｚ]|$))\\s*(.*)$`,
  "iu",
);
/** Within a line: in brackets, or with a colon. */
const labelWithin = new RegExp(
  `(?=[【[]\\s*(?:${chinese})\\s*[】\\]])|(?<![【[\\p{Script=Han}])(?=(?:${chinese})\\s*[:：])`,
  "u",
);

/** What a line says that it is, and its text. */
export function labelIn(line: string): { name: LabelName; words: string } | undefined {
  const [, bracketed, colon, bare, words = ""] = label.exec(line) ?? [];
  const name = labels[(bracketed ?? colon ?? bare ?? "").toLowerCase()];
  return name === undefined ? undefined : { name, words };
}

const option = /^\s*(?:([A-ZＡ-Ｚ])\s*[.．、:：)）]|[（(]\s*([A-ZＡ-Ｚ])\s*[)）])\s*(.*)$/u;
const bareOption = /^\s*([A-ZＡ-Ｚ])(?=\p{Script=Han})(.*)$/u;
const optionAt = /(?:[A-ZＡ-Ｚ]\s*[.．、:：)）]|[（(]\s*[A-ZＡ-Ｚ]\s*[)）])/gu;

/** The letter and the text of an option; of one without a sign behind its letter where that letter is the next. */
export function optionIn(line: string, next: string): { letter: string; words: string } | undefined {
  const [, plain, inBrackets, words = ""] = option.exec(line) ?? [];
  const letter = plain ?? inBrackets;
  if (letter !== undefined) return { letter: halfWidth(letter), words };
  const [, bare, rest = ""] = bareOption.exec(line) ?? [];
  return bare !== undefined && halfWidth(bare) === next ? { letter: halfWidth(bare), words: rest } : undefined;
}

const halfWidth = (letter: string): string =>
  letter.replace(/[Ａ-Ｚ]/, (wide) => String.fromCodePoint(wide.codePointAt(0)! - 0xfe_e0));

/**
 * The pieces of a line that stand for themselves: options that follow one another (A, B, …, from the first letter or
 * `next` on) and labels. Without `next` no option can follow any more.
 */
export function piecesOf(line: string, next: string | undefined): string[] {
  return line
    .split(labelWithin)
    .flatMap((piece) => (labelIn(piece) || next === undefined ? [piece] : optionsApart(piece, next)));
}

function optionsApart(piece: string, next: string): string[] {
  const marks = [...piece.matchAll(optionAt)].map(({ 0: mark, index }) => ({
    letter: halfWidth(/[A-ZＡ-Ｚ]/u.exec(mark)?.[0] ?? ""),
    index,
  }));
  for (const first of new Set(["A", next])) {
    const cuts: number[] = [];
    let wanted = first;
    for (const { letter, index } of marks)
      if (letter === wanted) {
        cuts.push(index);
        wanted = String.fromCodePoint(wanted.codePointAt(0)! + 1);
      }
    // One letter alone is part of a sentence, unless the line begins with it.
    if (cuts.length < 2 && !(cuts.length === 1 && piece.slice(0, cuts[0]).trim() === "")) continue;
    return [0, ...cuts]
      .map((from, place) => piece.slice(from, [...cuts, undefined][place]))
      .filter((part) => part.trim() !== "");
  }
  return [piece];
}

const digits = "[0-9０-９]";
const figures = new RegExp(
  `^\\s*(?:第\\s*)?(${digits}{1,4})\\s*(?:题\\s*[.．、:：]?|[.．、)）])\\s*(?!${digits})(.*)$`,
  "u",
);
const inBrackets = new RegExp(`^\\s*[（(]\\s*(${digits}{1,4})\\s*[)）]\\s*(.*)$`, "u");
const circled = /^\s*([①-⑳])\s*[.．、]?\s*(.*)$/u;

/** How a paper numbers its questions: brackets and circles are parts of a question where there are plain numbers. */
export function numberingOf(lines: readonly string[]): RegExp {
  return [figures, inBrackets, circled].find((style) => lines.some((line) => style.test(line))) ?? figures;
}

/** The number at the beginning of a line, and what stands behind it. */
export function numberIn(line: string, numbering: RegExp): { no: number; words: string } | undefined {
  const [, sign, words = ""] = numbering.exec(line) ?? [];
  return sign === undefined ? undefined : { no: Number(sign.normalize("NFKC")), words };
}

const heading = /^\s*[一二三四五六七八九十]{1,3}\s*[、.．]\s*(.{0,60})$/u;
const kinds = "单选|多选|选择|不定项|判断|是非|填空|简答|问答|论述|名词解释|计算|材料|阅读|案例|综合";
/** Headings of other forms, which name a kind: 第一部分 单选题, (三) 判断题, IV. 简答题. */
const otherHeading = new RegExp(
  `^\\s*(?:第\\s*[一二三四五六七八九十\\d]{1,3}\\s*(?:部分|大题|题型)|[（(]\\s*[一二三四五六七八九十]{1,3}\\s*[)）]|[IVX]{1,4}(?=[.．、\\s]))\\s*[、.．:：]?\\s*((?:.{0,6})(?:${kinds}).{0,40})$`,
  "u",
);

/** The text of a heading. */
export function headingIn(line: string): string | undefined {
  return (heading.exec(line) ?? otherHeading.exec(line))?.[1];
}

/** Points that a heading or a stem names: （每题2分）, 【2分】. */
export function pointsIn(text: string): number | undefined {
  const [, points] =
    /[（(【[]\s*(?:每(?:小)?题\s*)?([0-9０-９]{1,3}(?:\.[0-9]{1,2})?)\s*分\s*[)）】\]]|每(?:小)?题\s*(?=[0-9])/u.exec(
      text,
    ) ?? [];
  return points === undefined ? undefined : Number(points.normalize("NFKC"));
}

/** A stem without the points that it names. */
export function withoutPoints(stem: string): string {
  return stem.replace(/[（(【[]\s*[0-9０-９]{1,3}(?:\.[0-9]{1,2})?\s*分\s*[)）】\]]\s*/u, "");
}
