/** What stands for the parameters of an address: the list on which to find one, or the value itself. */
export const samples: Record<string, { list: string } | { value: string }> = {
  "/view/{id}": { value: "1" },
  "/live-detail/{id}": { list: "/live" },
  "/library/view/{id}": { list: "/list?courseCategory=3" },
  "/resource-detail/{id}": { list: "/resource" },
  "/info/detail/{id}": { list: "/info" },
  "/lecturer/{id}": { list: "/lecturer" },
  "/terrace/{id}": { value: "about" },
  "/study/{id}": { value: "1" },
  // Two days ahead, however old the prepared database is: the first of the list is the one that goes on just then.
  "/publicClass/detail/{id}": { value: "3" },
  "/custom/detail/{id}": { list: "/custom" },
  "/org/view/{id}": { value: "1001" },
  "/sale/{type}": { value: "free" },
  "/course/sharing/course/{id}": { value: "1" },
  "/exam/view/{id}": { value: "1" },
  "/exam/exercise/{id}": { list: "/exam" },
  "/blog/article/{id}": { value: "1" },
  "/blog/blogger/{id}": { value: "3" },
  // A question of the demo that no test writes to.
  "/question/view/{id}": { value: "31" },
  "/grade/view/{id}": { value: "1" },
  "/grade/course/{id}": { value: "1" },
  // The homework that the demo's class has to do.
  "/grade/homework/{id}": { value: "7" },
  "/search/{str}": { value: "电工" },
  "/studio/operator/site/{siteOrgNo}": { value: "1001" },
};

/** Screens that are there, or say something, only with a query. */
export const queries: Record<string, string> = {
  "/blog/search": "?str=%E5%AD%A6%E4%B9%A0",
  "/checkout": "?courseIds=153",
  "/account/teacher/course": "?courseId=1",
  "/account/organization/course": "?courseId=21",
  "/account/teacher/figures": "?courseId=1",
  "/account/organization/figures": "?courseId=21",
  // An exam of the demo's lecturer.
  "/account/exams/edit": "?id=2",
  "/account/exams/people": "?exam=2",
  "/account/exams/live": "?exam=2",
  "/account/exams/marking": "?exam=2",
  // The class of the demo that is in progress.
  "/account/grades/teacher": "?grade=1",
  // Exams and attempts of the demo's first learner.
  "/exam/startExam": "?id=1",
  "/exam/result": "?attempt=1",
  "/exam/explain": "?attempt=1",
  "/account/exams/result": "?exam=2",
  "/account/exams/analysis": "?exam=2",
  // The paper of the demo's lecturer.
  "/account/exams/preview": "?paperId=2",
  // A class of the demo's lecturer.
  "/account/grades/attendance": "?grade=1",
};

/**
 * Other addresses of a screen that has one above; and what has to be bought or made first, which tests of their own
 * look at.
 */
export const left: ReadonlySet<string> = new Set([
  "/index",
  "/live/detail/{id}",
  "/resource/detail/{id}",
  "/pay/sandbox/{serial}",
  "/exam/exam",
  "/preview/course/{id}",
  "/preview/live/{id}",
  "/preview/library/{id}",
  "/preview/resource/{id}",
]);

/**
 * Whether a screen is for those who teach: what kind they are is asked with its data, so that its access says no more
 * than that they are signed in.
 */
export const isForTeachers = (screen: string): boolean =>
  /^(account\/(resource|exams|grades)\/|account\/certificates|preview\/)/.test(screen) &&
  !["account/exams/myExam", "account/exams/course"].includes(screen);
