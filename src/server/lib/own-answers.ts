import type { OwnQuestion } from "../../site/document/own-questions.ts";
import type { Texts } from "../../site/compile/texts.ts";

/**
 * An answer to a question of a site in words. What can no longer be chosen, and answers to what is no longer asked, are
 * in the words of then, where they are known.
 */
export function answerWords(value: unknown, question: OwnQuestion | undefined, t: Texts["say"], then?: string): string {
  const values = Array.isArray(value) ? value : [value];
  const labels = values.map((one) => question?.choices.find((choice) => choice.value === one)?.title);
  const isKnown =
    question !== undefined && (question.choices.length === 0 || labels.every((label) => label !== undefined));
  if (!isKnown && then !== undefined) return then;
  return values.map((one, index) => answerText(one, labels[index], t)).join(t("site.members.and"));
}

/** What was asked and what the answers mean, in the words that the person read: kept beside them. */
export function answersInWords(
  answers: Readonly<Record<string, unknown>>,
  questions: readonly OwnQuestion[],
  t: Texts["say"],
) {
  const known = questions.filter(({ name }) => Object.hasOwn(answers, name));
  return Object.fromEntries(
    known.map((question) => [
      question.name,
      { question: t(question.title), answer: answerWords(answers[question.name], question, t) },
    ]),
  );
}

function answerText(value: unknown, title: string | undefined, t: Texts["say"]): string {
  if (title !== undefined) return t(title);
  if (typeof value === "boolean") return t(value ? "site.members.yes" : "site.members.no");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
