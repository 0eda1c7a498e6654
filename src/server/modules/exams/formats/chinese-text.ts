import type { QuestionKindEnum } from "../../../../generated/enums.ts";
import { kindNamed, type ChineseDraft } from "./chinese-draft.ts";
import { buildQuestion } from "./chinese-question.ts";
import type { Imported, ImportProblem } from "./imported.ts";
import { cutText } from "../../../../shared/cut-text.ts";
import { foldWidth } from "../../../../shared/fold-width.ts";

const numbered = /^\s*(?:第\s*)?(\d{1,4})\s*(?:题\s*[.．、:：]?|[.．、)）])\s*(?!\d)(.*)$/;
const heading = /^\s*[一二三四五六七八九十]{1,3}\s*[、.．]\s*(.{0,40})$/;
const option = /^\s*([A-ZＡ-Ｚ])\s*[.．、:：)）]\s*(.*)$/u;
const nextOption = /\s+(?=[A-ZＡ-Ｚ]\s*[.．、:：)）])/u;
const label =
  /^\s*[【[]?\s*(参考答案|标准答案|正确答案|答案|答案解析|试题解析|解析|难度|知识点|标签)\s*[】\]]?\s*[:：]?\s*(.*)$/;

/** The same in English; a colon tells it from a sentence that begins so. */
const englishLabel = /^\s*(answer|explanation|difficulty|tags?)\s*[:：]\s*(.*)$/i;
const namesOfEnglish: Readonly<Record<string, string>> = {
  answer: "答案",
  explanation: "解析",
  difficulty: "难度",
  tag: "标签",
  tags: "标签",
};

/** What a line says that it is, and its words. */
function labelIn(line: string): { name: string; words: string } | undefined {
  const [, name, words = ""] = label.exec(line) ?? [];
  if (name !== undefined) return { name, words };
  const [, english, rest = ""] = englishLabel.exec(line) ?? [];
  return english === undefined ? undefined : { name: namesOfEnglish[english.toLowerCase()] ?? "", words: rest };
}

/**
 * Reads questions as Chinese teachers write them: a number, the stem, options by letters, then 答案 and 解析. Each
 * question stands alone: one that cannot be read is refused with its line, and the others are taken.
 */
export function readChineseText(text: string): Imported {
  const problems: ImportProblem[] = [];
  const drafts = readDrafts(text.replace(/^\ufeff/, ""), problems);
  const questions = drafts.flatMap((draft) => {
    const built = buildQuestion(draft);
    if ("problem" in built) {
      problems.push(built.problem);
      return [];
    }
    return [built.question];
  });
  return { questions, problems: problems.toSorted((a, b) => a.line - b.line), omissions: [] };
}

function readDrafts(text: string, problems: ImportProblem[]): ChineseDraft[] {
  const drafts: ChineseDraft[] = [];
  let kind: QuestionKindEnum | undefined;
  // What a line without a mark of its own goes on with.
  let goOn: ((words: string) => void) | undefined;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "") continue;
    const section = heading.exec(line);
    if (section) {
      kind = kindNamed(section[1] ?? "");
      goOn = () => undefined;
      continue;
    }
    const start = numbered.exec(line);
    if (start) {
      const draft = newDraft(index + 1, kind);
      drafts.push(draft);
      goOn = (words) => draft.stem.push(words);
      goOn(start[2] ?? "");
      continue;
    }
    const draft = drafts.at(-1);
    if (!draft) {
      if (!goOn) problems.push({ line: index + 1, code: "beforeFirstQuestion", found: cutText(line.trim(), 40) });
      continue;
    }
    goOn = takeLine(draft, line, index + 1) ?? goOn;
    if (!labelIn(line) && !option.test(line)) goOn?.(line.trim());
  }
  return drafts;
}

function newDraft(line: number, kind: QuestionKindEnum | undefined): ChineseDraft {
  return { line, kind, stem: [], options: [], answer: undefined, explanation: [], difficulty: undefined, tags: [] };
}

/** Takes a line that says what it is. Gives what the lines after it go on with; undefined for a line without a mark. */
function takeLine(draft: ChineseDraft, line: string, number: number): ((words: string) => void) | undefined {
  const labelled = labelIn(line);
  if (labelled) return takeLabel(draft, { ...labelled, number });
  if (!option.test(line) || draft.answer) return undefined;
  for (const piece of line.trim().split(nextOption)) {
    const [, letter = "", words = ""] = option.exec(piece) ?? [];
    draft.options.push({ letter: foldWidth(letter), text: words.trim(), line: number });
  }
  return (words) => {
    const last = draft.options.at(-1);
    if (last) last.text = `${last.text}\n${words}`;
  };
}

function takeLabel(
  draft: ChineseDraft,
  { name, words, number }: { name: string; words: string; number: number },
): (words: string) => void {
  if (name === "难度") draft.difficulty = words;
  else if (name === "知识点" || name === "标签") draft.tags.push(...words.split(/[,，、;；\s]+/).filter(Boolean));
  else if (name.endsWith("解析")) {
    draft.explanation.push(words);
    return (more) => draft.explanation.push(more);
  } else {
    const answer = { text: [words], line: number };
    draft.answer = answer;
    return (more) => answer.text.push(more);
  }
  return () => undefined;
}
