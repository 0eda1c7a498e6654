import { QuestionKindEnum } from "../../generated/enums.ts";
import { electricQuestions } from "./exam-electric.ts";
import { englishQuestions } from "./exam-english.ts";
import type { QuestionSeed } from "./exam-types.ts";

export interface ExamSubjectSeed {
  key: string;
  name: string;
  orgNo: string;
  /** The lecturer whose it is, by mobile number; absent: the organisation's. */
  owner?: string;
  questions: QuestionSeed[];
}

export const examSubjects: ExamSubjectSeed[] = [
  { key: "electric", name: "低压电工作业", orgNo: "1001", questions: electricQuestions },
  { key: "english", name: "职场英语", orgNo: "default", owner: "13800000002", questions: englishQuestions },
];

export interface ExamSectionSeed {
  title: string;
  kind: QuestionKindEnum;
  count: number;
  score: number;
  /** Takes the first ones, instead of drawing. */
  isFixed?: boolean;
}

export interface ExamSeed {
  key: string;
  name: string;
  subject: string;
  /** Third-level category. */
  at: string;
  /** 1 exam, 3 practice. */
  kind: 1 | 3;
  introduce: string;
  sections: ExamSectionSeed[];
  minutes: number;
  attempts: number;
  pass: number;
  /** Days from now at which the window begins and ends; absent: always open. */
  days?: [number, number];
  price?: number;
  /** For people on a list, in a room: they sit the same paper, and nobody else finds it. */
  isForClass?: true;
  /** The slug of the course whose learners may sit it. */
  course?: string;
  /** When answers, score and explanations are seen: 2 after submitting, 3 after marking. */
  show: 2 | 3;
}

const { singleChoice, multipleChoice, trueOrFalse, blanks, shortAnswer, matching, ordering, material } =
  QuestionKindEnum;

export const exams: ExamSeed[] = [
  {
    key: "electric-practice",
    name: "低压电工证模拟考试",
    subject: "electric",
    at: "low-voltage",
    kind: 3,
    introduce:
      "按低压电工作业考试的题型组卷，每次从题库中随机抽题，次数不限。\n\n## 怎样作答\n\n- 答案会自动保存，断网或刷新不会丢失\n- 可以给没把握的题做标记，稍后再看\n- 交卷后立即看到得分、正确答案和解析",
    sections: [
      { title: "单选题", kind: singleChoice, count: 8, score: 5 },
      { title: "多选题", kind: multipleChoice, count: 4, score: 6 },
      { title: "判断题", kind: trueOrFalse, count: 4, score: 4 },
      { title: "填空题", kind: blanks, count: 2, score: 4 },
      { title: "连线与排序", kind: matching, count: 1, score: 4 },
      { title: "操作步骤", kind: ordering, count: 1, score: 4 },
      { title: "材料题", kind: material, count: 1, score: 4 },
    ],
    minutes: 60,
    attempts: 0,
    pass: 60,
    show: 2,
  },
  {
    key: "english-test",
    name: "职场英语水平测试",
    subject: "english",
    at: "business-english",
    kind: 1,
    introduce:
      "面向需要用英语处理邮件、电话和资料的学员，检验词汇、语法、阅读和写作。\n\n## 考试须知\n\n- 开始后计时，时间到自动交卷\n- 写作和翻译由老师批改，批改完成后公布成绩和解析",
    sections: [
      { title: "单选题", kind: singleChoice, count: 10, score: 4, isFixed: true },
      { title: "多选题", kind: multipleChoice, count: 3, score: 4, isFixed: true },
      { title: "判断题", kind: trueOrFalse, count: 4, score: 2, isFixed: true },
      { title: "填空题", kind: blanks, count: 3, score: 4, isFixed: true },
      { title: "阅读", kind: material, count: 1, score: 8, isFixed: true },
      { title: "写作与翻译", kind: shortAnswer, count: 2, score: 10, isFixed: true },
    ],
    minutes: 45,
    attempts: 2,
    pass: 60,
    days: [-3, 60],
    show: 3,
  },
  {
    key: "electric-official",
    name: "低压电工上岗考核（收费）",
    subject: "electric",
    at: "low-voltage",
    kind: 1,
    introduce: "由江城工业职业学校组织的上岗考核，含理论题与简答题，成绩合格后由学校发放结业证明。购买后可以参加一次。",
    sections: [
      { title: "单选题", kind: singleChoice, count: 10, score: 4 },
      { title: "判断题", kind: trueOrFalse, count: 5, score: 4 },
      { title: "简答题", kind: shortAnswer, count: 2, score: 20 },
    ],
    minutes: 90,
    attempts: 1,
    pass: 80,
    days: [-1, 90],
    price: 120,
    show: 3,
  },
];

export interface ExamAttemptSeed {
  exam: string;
  mobile: string;
  daysAgo: number;
  /** Every so many of the questions is answered wrong. */
  wrongEvery: number;
  /** Where it stands: being answered, waiting for a person, or marked by one. */
  state: "open" | "waiting" | "marked";
  /** Answers in words, in their order. */
  texts?: string[];
}

export const examAttempts: ExamAttemptSeed[] = [
  { exam: "electric-practice", mobile: "13800000001", daysAgo: 6, wrongEvery: 3, state: "marked" },
  { exam: "electric-practice", mobile: "13800000001", daysAgo: 2, wrongEvery: 7, state: "marked" },
  {
    exam: "english-test",
    mobile: "13800000001",
    daysAgo: 2,
    wrongEvery: 5,
    state: "marked",
    texts: [
      "Dear Mr Smith, I am sorry to tell you that your goods will arrive two days late because of the heavy rain. If it is urgent, we can send a part of them by air. Please let me know. Yours sincerely, Zhou Xiaoming",
      "Please check all safety devices before starting the machine.",
    ],
  },
  {
    exam: "english-test",
    mobile: "13800000004",
    daysAgo: 1,
    wrongEvery: 9,
    state: "waiting",
    texts: [
      "Dear Ms Brown, Thank you for your order. Unfortunately a machine in our factory broke down, so the delivery will come two days later, on Thursday. We apologise and will pay the express fee. If you have any question, please call me. Best regards, Li Jiahui",
      "Before turn on the machine, please check all of the safe equipments.",
    ],
  },
  {
    exam: "english-test",
    mobile: "13800000006",
    daysAgo: 1,
    wrongEvery: 3,
    state: "waiting",
    texts: ["Sorry, the goods are late two days. The road is closed because snow. We will help you if you need.", ""],
  },
  { exam: "electric-practice", mobile: "13800000006", daysAgo: 0, wrongEvery: 4, state: "open" },
];
