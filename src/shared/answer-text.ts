import type { ExamQuestionBody, ExamQuestionPart } from "../generated/types.ts";
import { richTextWords } from "./richtext.ts";

interface Given {
  chosen?: readonly string[] | undefined;
  right?: readonly string[] | undefined;
  pairs?: readonly { option: string; target: string }[] | undefined;
  blanks?: readonly string[] | undefined;
  text?: string | undefined;
}

/** An answer, or what is right, in words: letters stand at other options for another learner. "" where there is none. */
export function answerWords(
  { options = [], targets = [] }: Pick<ExamQuestionBody | ExamQuestionPart, "options"> & { targets?: typeof options },
  given: Given | undefined,
  words: { true: string; false: string },
): string {
  if (!given) return "";
  const nameOf = (list: typeof options, id: string) => {
    if (id === "true" || id === "false") return words[id];
    const one = list.find((option) => option.id === id);
    return one ? richTextWords(one.content) : "";
  };
  const { chosen = given.right, pairs, blanks, text } = given;
  if (chosen) return chosen.map((id) => nameOf(options, id)).join("；");
  if (pairs)
    return pairs.map(({ option, target }) => `${nameOf(options, option)} — ${nameOf(targets, target)}`).join("；");
  if (blanks) return blanks.join("；");
  return text ?? "";
}
