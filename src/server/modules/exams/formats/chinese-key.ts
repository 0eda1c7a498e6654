import type { ChineseDraft } from "./chinese-draft.ts";
import type { ImportProblem } from "./imported.ts";

const title =
  /^\s*(?:[一二三四五六七八九十]{1,3}\s*[、.．]\s*)?[【[]?(?:参考|标准|正确)?答案(?:及解析|表|卡)?[】\]]?\s*[:：]?\s*$/u;
const range = /^\s*(\d{1,4})\s*[-—~～–]\s*(\d{1,4})\s*[:：.．、]?\s*([A-Za-z√×✓✗对错\s]+)$/u;
const one = /^\s*(\d{1,4})\s*[.．、:：)）]\s*(\S.*)$/u;
const grid = /^\s*题号[\s|\t]+([\d\s|]+)$/u;

/**
 * Where the answers of all questions begin, from 0: a title or a grid of numbers behind the questions; undefined where
 * each question has its own.
 */
export function keySectionAt(lines: readonly string[]): number | undefined {
  const isKey = (line = "") => range.test(line) || grid.test(line) || one.test(line);
  const following = (at: number) => lines.slice(at + 1, at + 4).find((line) => line.trim() !== "");
  // Nothing below a list of answers is a question with options or an answer of its own.
  const after = lines.findLastIndex((line) => /^\s*[A-D]\s*[.．、]|答案\s*[:：]\s*\S/u.test(line));
  const at = lines.findIndex(
    (line, place) =>
      place > after && (grid.test(line) || range.test(line) || (title.test(line) && isKey(following(place)))),
  );
  return at > 0 ? at : undefined;
}

/** Gives questions the answers that stand at the end, by their numbers; a number that two questions have gives none. */
export function applyKey(drafts: readonly ChineseDraft[], lines: readonly string[], from: number): ImportProblem[] {
  const problems: ImportProblem[] = [];
  const give = (no: number, text: string, line: number) => {
    const found = drafts.filter((draft) => draft.no === no && !draft.answer);
    if (found.length === 1) found[0]!.answer = { text: [text], line };
    else problems.push({ line, code: "answerOfNone", found: `${no}. ${text}` });
  };
  let numbers: number[] = [];
  for (const [index, line] of lines.entries()) {
    const at = from + index;
    if (line.trim() === "" || title.test(line)) continue;
    const several = /^(.*?)\s{2,}(?=\d{1,4}\s*[.．、:：-])(.*)$/u.exec(line);
    const parts = several ? line.trim().split(/\s{2,}(?=\d{1,4}\s*[.．、:：-])/u) : [line];
    for (const part of parts) {
      const [, first, last, run = ""] = range.exec(part) ?? [];
      const [, cells] = grid.exec(part) ?? [];
      const [, no, text = ""] = one.exec(part) ?? [];
      if (first !== undefined) {
        const signs = run.match(/[A-Za-z√×✓✗对错]/gu) ?? [];
        if (signs.length === Number(last) - Number(first) + 1)
          signs.forEach((sign, place) => give(Number(first) + place, sign, at));
        else problems.push({ line: at, code: "answerOfNone", found: part.trim() });
      } else if (cells !== undefined) numbers = (cells.match(/\d+/g) ?? []).map(Number);
      else if (numbers.length > 0 && /^\s*答案/u.test(part)) {
        const answers = part
          .replace(/^\s*答案[\s|:：]*/u, "")
          .split(/[\s|]+/u)
          .filter(Boolean);
        if (answers.length === numbers.length) answers.forEach((answer, place) => give(numbers[place]!, answer, at));
        else problems.push({ line: at, code: "answerOfNone", found: part.trim() });
        numbers = [];
      } else if (no !== undefined) {
        // "6．√ 7．×": several answers of one sign in a line.
        const rest = [...part.matchAll(/(\d{1,4})\s*[.．、:：]\s*([A-Z]{1,8}|[√×✓✗对错])(?=\s|$)/gu)];
        if (rest.length > 1) for (const [, each, sign] of rest) give(Number(each), sign!, at);
        else give(Number(no), text.trim(), at);
      } else problems.push({ line: at, code: "answerOfNone", found: part.trim() });
    }
  }
  return problems;
}
