import type { OpenCourse } from "../../generated/types.ts";

/** An open class that is to come. */
export const openCourse: OpenCourse = {
  id: "7",
  openName: "一小时学会向 AI 提要求",
  openDesc: "现场改写十条真实的提示词。",
  cover: "/demo/open/open-prompt.svg",
  categoryId: "1",
  categoryName: "信息技术",
  lecturerUserNo: "9",
  lecturerName: "林晓",
  orgNo: "",
  beginTime: "2026-11-24 20:00:00",
  endTime: "2026-11-24 21:00:00",
  liveStatus: 1,
  memberCount: 268,
  memberMost: 500,
  introduce: { type: "doc", content: [] },
  courseId: "3",
  courseName: "提示词工作法",
  courseCategory: 2,
  periodId: "31",
  gmtModified: "2026-11-01 10:00:00",
};
