import type { MemberQuestion } from "../../../generated/types.ts";
import type { FormDefinition } from "../../../site/document/form-definition.ts";
import { isObject } from "../../../shared/json.ts";
import { ownQuestions, type OwnQuestion } from "../../../site/document/own-questions.ts";
import type { Texts } from "../../../site/compile/texts.ts";
import { answerWords } from "../../lib/own-answers.ts";

/** The questions of a form, and how to put an answer to any question into words. */
export interface Questions {
  asked: MemberQuestion[];
  /** Those that only these people were asked, with the title of then. */
  gone(words: readonly unknown[]): MemberQuestion[];
  answersOf(answers: unknown, words: unknown): Record<string, string>;
}

export function questionsOf(definition: FormDefinition | undefined, { say }: Texts): Questions {
  const own = definition ? ownQuestions(definition) : [];
  const byName = new Map(own.map((question) => [question.name, question]));
  return {
    asked: own.map((question) => present(question, say)),
    gone: (words) => {
      const titles = new Map<string, string>();
      for (const known of words)
        for (const [name, said] of Object.entries(isObject(known) ? known : {}))
          if (!byName.has(name)) titles.set(name, textAt(said, "question") ?? name);
      return [...titles].map(([name, title]) => ({ name, title, isAsked: false, choices: [] }));
    },
    answersOf: (answers, words) =>
      Object.fromEntries(
        Object.entries(isObject(answers) ? answers : {}).map(([name, value]) => {
          const said = isObject(words) ? textAt(words[name], "answer") : undefined;
          return [name, answerWords(value, byName.get(name), say, said)];
        }),
      ),
  };
}

function present({ name, title, choices }: OwnQuestion, say: Texts["say"]): MemberQuestion {
  return {
    name,
    title: say(title),
    isAsked: true,
    choices: choices.map(({ value, title: label }) => ({ value, label: say(label) })),
  };
}

function textAt(value: unknown, name: string): string | undefined {
  const text = isObject(value) ? value[name] : undefined;
  return typeof text === "string" ? text : undefined;
}
