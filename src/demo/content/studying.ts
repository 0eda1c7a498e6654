/** A course that somebody studies: how much of it (1: all), and how many days ago they began. */
export interface StudySeed {
  /** Its slug. */
  course: string;
  share: number;
  daysAgo: number;
}

export interface LearnerSeed {
  mobile: string;
  studies: StudySeed[];
  /** Slugs of favourites, the latest last. */
  favourites: string[];
  /** Keys of lecturers, the latest last. */
  follows: string[];
}

/**
 * What the learners of the demo do: some way into several courses, through with one, with favourites and lecturers they
 * follow.
 */
export const learners: LearnerSeed[] = [
  {
    mobile: "13800000001",
    studies: [
      { course: "first-aid-family", share: 1, daysAgo: 26 },
      { course: "tig-stainless", share: 0.7, daysAgo: 18 },
      { course: "nutrition-guide", share: 0.5, daysAgo: 12 },
      { course: "linux-cheats", share: 0.5, daysAgo: 10 },
      { course: "cnc-macro", share: 0.35, daysAgo: 8 },
      { course: "javascript-core", share: 0.45, daysAgo: 5 },
    ],
    favourites: ["home-wiring", "bread-baking", "vue3-admin", "site-pictures", "robot-live"],
    follows: ["su", "luo", "lin"],
  },
  {
    mobile: "13800000004",
    studies: [
      { course: "coffee-barista", share: 1, daysAgo: 40 },
      { course: "document-samples", share: 1, daysAgo: 31 },
      { course: "design-assets", share: 0.6, daysAgo: 20 },
      { course: "photo-light", share: 0.55, daysAgo: 15 },
      { course: "excel-power", share: 0.3, daysAgo: 9 },
      { course: "react-shop", share: 0.2, daysAgo: 4 },
    ],
    favourites: ["tea-ceremony", "ui-app", "read-report", "cake-decor"],
    follows: ["ye", "shen", "jiang", "lin"],
  },
];

/** Other learners, whose names stand below what they say. */
export const classmates = [
  { mobile: "13800000041", name: "陈晓彤" },
  { mobile: "13800000042", name: "赵一鸣" },
  { mobile: "13800000043", name: "吴思远" },
  { mobile: "13800000044", name: "何雨桐" },
  { mobile: "13800000045", name: "孙浩然" },
  { mobile: "13800000046", name: "Grace Lin" },
];

/** What is said of a course. `by` is a mobile number of a learner, or the key of a lecturer. */
export interface CommentSeed {
  course: string;
  by: string;
  score: 3 | 4 | 5;
  daysAgo: number;
  likes: number;
  text: string;
  answers?: { by: string; daysAgo: number; text: string }[];
}

export const comments: CommentSeed[] = [
  {
    course: "html-css-zero",
    by: "13800000041",
    score: 5,
    daysAgo: 21,
    likes: 5,
    text: "完全零基础，跟着敲完第一章就做出了自己的个人主页。老师每一步都讲为什么，不是让你抄。",
    answers: [
      { by: "lin", daysAgo: 20, text: "页脚的间距用 gap 会比 margin 省心，第三章会讲到。把你的主页贴出来大家看看！" },
      { by: "13800000041", daysAgo: 20, text: "已经改好了，谢谢老师。" },
    ],
  },
  {
    course: "html-css-zero",
    by: "13800000045",
    score: 4,
    daysAgo: 9,
    likes: 2,
    text: "弹性布局那一节建议看两遍，练习题很有用。希望以后多讲一点表单。",
  },
  {
    course: "html-css-zero",
    by: "13800000043",
    score: 5,
    daysAgo: 3,
    likes: 1,
    text: "孩子今年初二，我们俩一起学的，一个周末看完了前两章。",
  },
  {
    course: "javascript-core",
    by: "13800000042",
    score: 5,
    daysAgo: 30,
    likes: 6,
    text: "闭包和原型讲得最清楚的一套课，以前看书总是一知半解。每节后面的小练习一定要自己做。",
    answers: [{ by: "13800000001", daysAgo: 4, text: "同感，异步那一章配合调试器看效果更好。" }],
  },
  {
    course: "javascript-core",
    by: "13800000044",
    score: 4,
    daysAgo: 11,
    likes: 1,
    text: "内容扎实，节奏偏快，我开了 0.75 倍速刚好。",
  },
  {
    course: "react-shop",
    by: "13800000045",
    score: 5,
    daysAgo: 17,
    likes: 4,
    text: "购物车那部分的状态设计很值得学，跟着做完已经能独立改公司的后台了。",
    answers: [{ by: "lin", daysAgo: 16, text: "太好了！记得把结算页的并发提交也处理一下，第六章有完整的做法。" }],
  },
  {
    course: "react-shop",
    by: "13800000041",
    score: 4,
    daysAgo: 6,
    likes: 0,
    text: "项目完整，资料齐全。希望部署部分再详细一些。",
  },
  {
    course: "python-office",
    by: "13800000044",
    score: 5,
    daysAgo: 25,
    likes: 6,
    text: "财务岗，把每个月合并三十张表的活写成了脚本，从半天变成两分钟。",
    answers: [{ by: "shen", daysAgo: 24, text: "这就是最好的作业。注意先备份原表，再让脚本去改。" }],
  },
  {
    course: "python-office",
    by: "13800000043",
    score: 5,
    daysAgo: 7,
    likes: 3,
    text: "例子都是真的工作场景，学完当天就能用上。",
  },
  {
    course: "low-voltage-cert",
    by: "13800000042",
    score: 5,
    daysAgo: 33,
    likes: 5,
    text: "上个月考过了。实操接线的几个视频反复看了很多遍，考场上几乎一模一样。",
    answers: [
      { by: "13800000045", daysAgo: 32, text: "请问从报名到拿证一共多久？" },
      { by: "13800000042", daysAgo: 32, text: "我们这边大概一个半月，各地不太一样。" },
      { by: "chen", daysAgo: 31, text: "恭喜！上岗以后也别忘了停电、验电、挂地线，一步都不能省。" },
    ],
  },
  {
    course: "low-voltage-cert",
    by: "13800000043",
    score: 4,
    daysAgo: 14,
    likes: 2,
    text: "理论题讲得很透，题库如果能再多一些就更好了。",
  },
  {
    course: "elder-carer-basic",
    by: "13800000044",
    score: 5,
    daysAgo: 19,
    likes: 4,
    text: "照顾奶奶以后才来学的，翻身和拍背的手法讲得很细，老人家舒服多了。",
  },
  {
    course: "elder-carer-basic",
    by: "13800000041",
    score: 5,
    daysAgo: 8,
    likes: 1,
    text: "苏老师说话温和，听得出来是真在一线做过的人。",
    answers: [{ by: "su", daysAgo: 7, text: "谢谢你，也替你家里的老人高兴。" }],
  },
  {
    course: "first-aid-family",
    by: "13800000042",
    score: 5,
    daysAgo: 16,
    likes: 3,
    text: "海姆立克那节全家人一起看了，希望永远用不上，但必须会。",
  },
  {
    course: "excel-efficient",
    by: "13800000043",
    score: 5,
    daysAgo: 22,
    likes: 4,
    text: "四十讲每讲十分钟左右，午休看一讲，一个多月下来效率高了不少。",
  },
  {
    course: "excel-efficient",
    by: "13800000044",
    score: 4,
    daysAgo: 5,
    likes: 1,
    text: "快捷键部分有点多，配合讲义里的速查表就好记了。",
  },
  {
    course: "coffee-barista",
    by: "13800000045",
    score: 5,
    daysAgo: 28,
    likes: 3,
    text: "奶泡终于不再是大泡泡了！老师把角度和声音都讲出来了。",
    answers: [
      { by: "13800000004", daysAgo: 27, text: "我也是卡在打奶泡，听声音那一招太管用了。" },
      { by: "ye", daysAgo: 27, text: "多练，奶缸里先用水加一滴洗洁精练手感，不浪费牛奶。" },
    ],
  },
  {
    course: "tig-stainless",
    by: "13800000043",
    score: 5,
    daysAgo: 20,
    likes: 2,
    text: "薄板变形的几个对策很实用，厂里师傅没讲过这么系统。",
  },
  {
    course: "cnc-macro",
    by: "13800000045",
    score: 4,
    daysAgo: 13,
    likes: 2,
    text: "椭圆和抛物线的宏程序讲透了，建议先把三角函数复习一遍再看。",
  },
  {
    course: "electric-drawings",
    by: "13800000042",
    score: 5,
    daysAgo: 10,
    likes: 1,
    text: "图册排版清楚，打印出来贴在工位上了。",
  },
  {
    course: "linux-cheats",
    by: "13800000041",
    score: 4,
    daysAgo: 18,
    likes: 1,
    text: "常用命令都在，分类合理，搜索日志的那几页最常用。",
  },
  {
    course: "speak-from-day-one",
    by: "13800000046",
    score: 5,
    daysAgo: 15,
    likes: 3,
    text: "I finally stopped translating in my head. The first week's dialogues are short enough to repeat on the bus.",
    answers: [
      {
        by: "harper",
        daysAgo: 14,
        text: "That's exactly the point. Record yourself once a week and listen back: you'll hear the difference.",
      },
    ],
  },
  {
    course: "email-that-works",
    by: "13800000046",
    score: 4,
    daysAgo: 6,
    likes: 1,
    text: "Clear and practical. The subject-line exercise alone was worth it.",
  },
];
