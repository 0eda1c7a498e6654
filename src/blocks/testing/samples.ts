import type { Category, Course, CourseCard, Exam, Lecturer, RecommendedCourse } from "../../generated/types.ts";

/** A course that costs something, with an SVIP price. */
export const paidCourse: CourseCard = {
  id: "11",
  courseName: "低压电工上岗",
  courseSubtitle: "对照大纲",
  courseLogo: "/demo/covers/a.svg",
  courseCategory: 1,
  isFree: 0,
  courseOriginal: "299.00",
  courseDiscount: "199.00",
  lecturerUserNo: "7",
  lecturerName: "陈立峰",
  orgNo: "",
  countStudy: 1280,
  countBuy: 300,
  periodTotal: 24,
};

/** A live course that costs nothing. */
export const freeCourse: CourseCard = {
  ...paidCourse,
  id: "12",
  courseName: "急救公开课",
  courseCategory: 2,
  isFree: 1,
  courseOriginal: "0.00",
  courseDiscount: "",
};

export const recommended: RecommendedCourse = {
  courseId: "11",
  courseName: "低压电工上岗",
  courseLogo: "/demo/covers/a.svg",
  courseCategory: 4,
  isFree: 0,
  courseOriginal: "19.90",
  courseDiscount: "",
};

export const lecturer: Lecturer = {
  lecturerUserNo: "7",
  lecturerName: "陈立峰",
  position: "高级工程师",
  headImgUrl: "/demo/lecturers/chen.svg",
  introduce: "做过五十多条产线。",
  courseCount: 6,
  orgNo: "",
};

/** Two top categories, the first three levels deep with a recommended course. */
export const categories: Category[] = [
  {
    id: "1",
    categoryName: "电工电子",
    courseList: [recommended],
    childrenList: [{ id: "2", categoryName: "电工上岗", childrenList: [{ id: "3", categoryName: "低压电工" }] }],
  },
  { id: "9", categoryName: "烹饪餐饮" },
];

export const course: Course = {
  ...paidCourse,
  lecturer,
  introduce: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "先讲安全。" }] }] },
  categoryPath: [
    { id: "1", categoryName: "电工电子" },
    { id: "2", categoryName: "电工上岗" },
    { id: "3", categoryName: "低压电工" },
  ],
  chapterList: [
    {
      id: "c1",
      courseId: "11",
      chapterName: "安全第一",
      isFree: 0,
      periodList: [
        { id: "p1", chapterId: "c1", periodName: "触电与急救", periodType: 1, isFree: 1, videoLength: "12:30" },
        { id: "p2", chapterId: "c1", periodName: "规程手册", periodType: 3, isFree: 0, docPage: 12 },
      ],
    },
    {
      id: "c2",
      courseId: "11",
      chapterName: "接线",
      isFree: 0,
      periodList: [{ id: "p3", chapterId: "c2", periodName: "单开双控", periodType: 1, isFree: 0 }],
    },
  ],
};

/** An exam that costs something, in tests. */
export const paidExam: Exam = {
  id: "7",
  examName: "上岗考核",
  examKind: 1,
  examState: 2,
  orgNo: "",
  lecturerName: "王老师",
  questionCount: 17,
  maxScore: 100,
  passScore: 80,
  attemptsAllowed: 1,
  examPrice: "120.00",
  isFree: 0,
  examAudience: 2,
  introduce: { type: "doc", content: [] },
  showAnswers: 3,
  showScore: 3,
  showExplanations: 3,
  graceSeconds: 60,
  isCalculatorAllowed: false,
  sections: [],
  gmtModified: "2026-11-20 09:00:00",
};
