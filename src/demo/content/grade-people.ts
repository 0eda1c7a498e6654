/** The class of the demo that is in progress: its people, announcements and timetable. */
export const runningGrade = {
  slug: "class-frontend-12",
  capacity: 40,
  /** Accounts that are in it, beside those that only fill classes. */
  members: ["13800000001", "13800000004"],
  /** Who asks to be taken in. */
  applicant: { mobile: "13800000006", words: "做过两年后台，想系统补一遍前端，晚上和周末都有时间。" },
  code: "FRNT2026",
  notices: [
    {
      daysAgo: 13,
      title: "开班通知",
      body: "欢迎来到第 12 期。每周二、周四晚上七点半上课，请提前装好开发环境。\n有问题先在课程评论里提，助教当天回复。",
    },
    { daysAgo: 2, title: "第三周项目说明", body: "本周做商品列表页：先写数据，再写界面。周日晚上前提交。" },
  ],
  /** Days from now, at half past seven in the evening; an hour and a half each. */
  lessons: [
    { days: -12, name: "开营与环境准备", note: "" },
    { days: -5, name: "组件与状态", note: "复习讲义第 3 章" },
    { days: 2, name: "商品列表页实战", note: "带上周的代码" },
    { days: 9, name: "路由与数据请求", note: "" },
    { days: 16, name: "项目评审", note: "每组十分钟" },
  ],
  /** The exam of the demo's lecturer. */
  examOwner: "13800000002",
};

/** Names of those who fill classes: each surname with each given name. */
export const surnames = ["陈", "刘", "杨", "赵", "孙", "徐"];
export const givenNames = ["子涵", "雨桐", "浩然", "思远", "佳怡", "志强"];
