import { QuestionKindEnum } from "../../generated/enums.ts";
import type { ExamSeed } from "./exams.ts";

const { singleChoice, multipleChoice, trueOrFalse, blanks, shortAnswer } = QuestionKindEnum;

/** The exam that a class has sat: what its school sees of results, analysis and marking is of these people. */
export const classExam: ExamSeed = {
  key: "electric-class",
  name: "低压电工班结业考试（2026 秋）",
  subject: "electric",
  at: "low-voltage",
  kind: 1,
  introduce: "2026 年秋季低压电工班的结业考试，在机房凭准考码参加。理论题由系统批改，简答题由老师批改。",
  sections: [
    { title: "单选题", kind: singleChoice, count: 10, score: 4, isFixed: true },
    { title: "多选题", kind: multipleChoice, count: 3, score: 4, isFixed: true },
    { title: "判断题", kind: trueOrFalse, count: 4, score: 2, isFixed: true },
    { title: "填空题", kind: blanks, count: 2, score: 10, isFixed: true },
    { title: "简答题", kind: shortAnswer, count: 1, score: 20, isFixed: true },
  ],
  minutes: 60,
  attempts: 1,
  pass: 60,
  days: [-9, -8],
  show: 3,
  isForClass: true,
};

/** Names and how much each of them knows, from 0 to 1. The last ones wait for the marker. */
export const classPeople: readonly [name: string, ability: number][] = [
  ["陈志远", 0.95],
  ["林晓彤", 0.9],
  ["王建国", 0.88],
  ["赵丽娜", 0.85],
  ["孙伟", 0.82],
  ["何思源", 0.8],
  ["郭凯", 0.78],
  ["马晓燕", 0.75],
  ["罗志强", 0.74],
  ["梁静", 0.7],
  ["宋佳", 0.68],
  ["唐国栋", 0.66],
  ["许文斌", 0.64],
  ["韩雪", 0.6],
  ["冯涛", 0.58],
  ["邓志明", 0.55],
  ["曹娟", 0.52],
  ["彭飞", 0.48],
  ["曾祥瑞", 0.45],
  ["萧玉兰", 0.4],
  ["田野", 0.35],
  ["董浩", 0.3],
  ["潘婷婷", 0.72],
  ["袁立新", 0.62],
  ["蒋雨桐", 0.83],
  ["蔡明轩", 0.5],
];

/** How many of them wait for the marker. */
export const waiting = 4;

/** Answers in words, from a good one to a poor one. */
export const classTexts: readonly string[] = [
  "原则是迅速、就地、准确、坚持。先拉开开关或拔下插头切断电源；够不到开关时，用干燥的木棒把电线挑开，或用绝缘钳剪断电线。脱离电源后就地检查呼吸和心跳。",
  "迅速、就地、准确、坚持。可以拉开关，也可以用干木棒挑开电线。",
  "要尽快断电，然后就地抢救，不能放弃。可以关闸刀。",
  "先断电，再打 120。",
];
/** What the marker wrote to each of them. */
export const classNotes: readonly string[] = [
  "要点齐全。",
  "正确，可再具体一些。",
  "方法只写了一种。",
  "原则没有写出来。",
];
