import { QuestionKindEnum } from "../../../../generated/enums.ts";

/** The lines of one question, by what they are. */
export interface ChineseDraft {
  line: number;
  /** What the heading above or the mark before the stem says; otherwise the answer tells. */
  kind: QuestionKindEnum | undefined;
  stem: string[];
  options: { letter: string; text: string; line: number }[];
  answer: { text: string[]; line: number } | undefined;
  explanation: string[];
  difficulty: string | undefined;
  tags: string[];
}

const kinds: readonly [RegExp, QuestionKindEnum][] = [
  [/多选|多项选择|不定项/, QuestionKindEnum.multipleChoice],
  [/单选|单项选择|选择题/, QuestionKindEnum.singleChoice],
  [/判断|是非/, QuestionKindEnum.trueOrFalse],
  [/填空/, QuestionKindEnum.blanks],
  [/简答|问答|论述|名词解释|计算/, QuestionKindEnum.shortAnswer],
];

/** The kind that a heading names, as in "二、多项选择题（每题 2 分）"; undefined where it names none. */
export function kindNamed(text: string): QuestionKindEnum | undefined {
  return kinds.find(([words]) => words.test(text))?.[1];
}
