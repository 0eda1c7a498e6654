import type { ReactNode } from "react";
import type { ExamAnswerBody, ExamQuestionBody, ExamQuestionPart, ExamRightAnswer } from "../../generated/types.ts";
import { richTextWords } from "../../shared/richtext.ts";
import type { Translate } from "../block.ts";

interface Props {
  body: ExamQuestionBody | ExamQuestionPart;
  answer: ExamAnswerBody | undefined;
  right: Omit<ExamRightAnswer, "parts"> | undefined;
  t: Translate;
}

/** What was given and what is right, in words: letters may stand at other options for another learner. */
export function AnswerLines({ body, answer, right, t }: Props): ReactNode {
  const given = saying(body, answer, t);
  const key =
    right && saying(body, { ...right, blanks: right.blanks?.map((one) => one.join(" / ")), text: right.sample }, t);
  return (
    <dl>
      <dt>{t("examExplain.yours")}</dt>
      <dd>{given || t("examExplain.none")}</dd>
      {key && (
        <>
          <dt>{t("examExplain.key")}</dt>
          <dd>{key}</dd>
        </>
      )}
    </dl>
  );
}

interface Given {
  chosen?: string[] | undefined;
  right?: string[] | undefined;
  pairs?: { option: string; target: string }[] | undefined;
  blanks?: string[] | undefined;
  text?: string | undefined;
}

function saying({ options = [], targets = [] }: Props["body"], given: Given | undefined, t: Translate): string {
  if (!given) return "";
  const nameOf = (list: typeof options, id: string) => {
    if (id === "true" || id === "false") return t(id === "true" ? "examExplain.true" : "examExplain.false");
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
