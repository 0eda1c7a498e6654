import { QuestionKindEnum } from "../../generated/enums.ts";
import type { ExamSeed } from "./exams.ts";
import { blanks, judge, several, single, type QuestionSeed } from "./exam-types.ts";

/** What the course on JavaScript taught. */
export const javascriptQuestions: QuestionSeed[] = [
  single("typeof null 的结果是（　）。", ['"null"', '"object"', '"undefined"', '"number"'], "B", {
    why: "这是语言早期留下的行为，为了兼容一直没有改。",
    level: 1,
  }),
  single("下面哪个方法会改变原数组？（　）", ["map", "filter", "slice", "splice"], "D", {
    why: "splice 在原数组上增删，其余三个都返回新数组。",
    level: 1,
  }),
  single(
    "const 声明的对象，（　）。",
    ["不能重新赋值，属性可以改", "属性也不能改", "可以重新赋值", "只能声明一次属性"],
    "A",
    {
      why: "const 固定的是绑定，不是对象的内容。",
    },
  ),
  single(
    "Promise 的 then 回调在什么时候执行？（　）",
    ["立即", "当前任务结束后的微任务中", "下一次绘制之后", "一秒之后"],
    "B",
    {
      why: "then 的回调放进微任务队列，当前任务结束后就执行。",
    },
  ),
  several("下面哪些值在条件判断中为假？（　）", ["0", '"0"', "NaN", "[]"], "AC", {
    why: '"0" 是非空字符串，[] 是对象，都为真。',
  }),
  judge("箭头函数没有自己的 this。", true, { why: "它使用定义处的 this。", level: 1 }),
  judge("=== 会先转换类型再比较。", false, { why: "=== 不转换类型，== 才转换。", level: 1 }),
  blanks("把 JSON 文本变成对象的方法是 JSON.____。", [["parse"]], { why: "JSON.stringify 做相反的事。", level: 1 }),
];

const { singleChoice, multipleChoice, trueOrFalse, blanks: gaps } = QuestionKindEnum;

/** For who holds the course, and for nobody else. */
export const javascriptExam: ExamSeed = {
  key: "javascript-course",
  name: "JavaScript 核心与实战 · 结课考试",
  subject: "javascript",
  at: "web",
  kind: 1,
  introduce: "学完《JavaScript 核心与实战》后参加，检验变量、函数、数组和异步的基本功。只对学习这门课的学员开放。",
  sections: [
    { title: "单选题", kind: singleChoice, count: 4, score: 15, isFixed: true },
    { title: "多选题", kind: multipleChoice, count: 1, score: 10, isFixed: true },
    { title: "判断题", kind: trueOrFalse, count: 2, score: 10, isFixed: true },
    { title: "填空题", kind: gaps, count: 1, score: 10, isFixed: true },
  ],
  minutes: 30,
  attempts: 3,
  pass: 60,
  show: 2,
  course: "javascript-core",
};
