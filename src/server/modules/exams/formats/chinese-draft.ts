import { QuestionKindEnum } from "../../../../generated/enums.ts";
import type { DoubtCode } from "./imported.ts";

/** The lines of one question, by what they are. */
export interface ChineseDraft {
  line: number;
  /** Its number in the paper; 0 where it has none. */
  no: number;
  /** What the heading above or the mark before the stem says; otherwise the answer tells. */
  kind: QuestionKindEnum | undefined;
  stem: string[];
  options: { letter: string; text: string; line: number }[];
  answer: { text: string[]; line: number } | undefined;
  explanation: string[];
  difficulty: string | undefined;
  tags: string[];
  points: number | undefined;
  /** Two answers stand below one number: there are parts that cannot be told apart. */
  hasTwoAnswers: boolean;
  /** A text above that several questions ask about, or options that several share, cannot be taken over. */
  isWithoutMaterial: boolean;
  doubts: Set<DoubtCode>;
}

/** A question of which nothing is read yet. */
export function newDraft({
  line,
  no = 0,
  kind,
  points,
}: Pick<ChineseDraft, "line"> & Partial<Pick<ChineseDraft, "no" | "kind" | "points">>): ChineseDraft {
  return {
    line,
    no,
    kind,
    points,
    stem: [],
    options: [],
    answer: undefined,
    explanation: [],
    difficulty: undefined,
    tags: [],
    hasTwoAnswers: false,
    isWithoutMaterial: false,
    doubts: new Set(),
  };
}

const kinds: readonly [RegExp, QuestionKindEnum | undefined][] = [
  [/多选|多项选择|不定项/, QuestionKindEnum.multipleChoice],
  [/单选|单项选择/, QuestionKindEnum.singleChoice],
  // One or several: the answer tells.
  [/选择题/, undefined],
  [/判断|是非/, QuestionKindEnum.trueOrFalse],
  [/填空/, QuestionKindEnum.blanks],
  [/简答|问答|论述|名词解释|计算/, QuestionKindEnum.shortAnswer],
];

/** The kind that a heading names, as in "二、多项选择题（每题 2 分）"; undefined where it names none. */
export function kindNamed(text: string): QuestionKindEnum | undefined {
  return kinds.find(([words]) => words.test(text))?.[1];
}
