import type { MemberChoice, TitledValue } from "../../../generated/types.ts";
import type { FormDefinition } from "../../../site/document/form-definition.ts";
import { isObject } from "../../../shared/json.ts";
import { ownQuestions } from "../../../site/document/own-questions.ts";
import type { Texts } from "../../../site/compile/texts.ts";
import { answerWords } from "../../lib/own-answers.ts";

/** The questions of a form, and how to put an answer to any question into words. */
export interface Questions {
  /** Whether the form asks nothing of the organisation's own. */
  isEmpty: boolean;
  /** What can be chosen in answer to those that it asks. */
  choiceList: MemberChoice[];
  /** In the order of the form, and after them those to questions that are asked no more, with the titles of then. */
  answersOf(answers: unknown, words: unknown): TitledValue[];
}

export function questionsOf(definition: FormDefinition | undefined, { t, say }: Texts): Questions {
  const own = definition ? ownQuestions(definition) : [];
  const byName = new Map(own.map((question) => [question.name, question]));
  const titleOf = (name: string, known: unknown): string => {
    const question = byName.get(name);
    return question ? say(question.title) : t("site.members.before", { title: textAt(known, "question") ?? name });
  };
  return {
    isEmpty: own.length === 0,
    choiceList: own.flatMap(({ name, title, choices }) =>
      choices.map((choice) => ({ value: `${name}:${choice.value}`, label: say(choice.title), group: say(title) })),
    ),
    answersOf: (answers, words) => {
      const given = isObject(answers) ? answers : {};
      const known = isObject(words) ? words : {};
      const asked = own.map(({ name }) => name).filter((name) => Object.hasOwn(given, name));
      const gone = Object.keys(given).filter((name) => !byName.has(name));
      return [...asked, ...gone].map((name) => ({
        name,
        title: titleOf(name, known[name]),
        value: answerWords(given[name], byName.get(name), say, textAt(known[name], "answer")),
      }));
    },
  };
}

function textAt(value: unknown, name: string): string | undefined {
  const text = isObject(value) ? value[name] : undefined;
  return typeof text === "string" ? text : undefined;
}
