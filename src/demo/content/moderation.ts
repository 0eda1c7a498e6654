import { ModerationCauseEnum, ModerationTargetEnum, ReportReasonEnum, WordLevelEnum } from "../../generated/enums.ts";

/** A report of the demo. */
export interface ReportSeed {
  by: string;
  reason: ReportReasonEnum;
  content: string;
}

/** Something that was written and has to be decided on, or was. Its writer is named by mobile number. */
export interface ReviewSeed {
  kind: Exclude<ModerationTargetEnum, typeof ModerationTargetEnum.profile>;
  by: string;
  hoursAgo: number;
  /** Of a blog or a question. */
  title?: string;
  text: string;
  cause: ModerationCauseEnum;
  words?: string[];
  reports?: ReportSeed[];
  /** Removed for this reason. */
  removed?: string;
  /** What its writer says against that. */
  appeal?: string;
}

const { blog, question, comment, courseComment } = ModerationTargetEnum;
const { reported, words, newAccount, links } = ModerationCauseEnum;

export const reviews: ReviewSeed[] = [
  {
    kind: blog,
    by: "13800000006",
    hoursAgo: 3,
    title: "二十年维修，我总结的三个习惯",
    text: "第一次在这里写东西。干了二十年维修，最想说的不是技术，是习惯：断电再动手，工具归原位，修完写一张条子。",
    cause: newAccount,
  },
  {
    kind: question,
    by: "13800000005",
    hoursAgo: 5,
    title: "继续教育的学时什么时候算？",
    text: "刚注册，想问一下看完视频以后学时是当天算，还是第二天算？",
    cause: newAccount,
  },
  {
    kind: blog,
    by: "13800000005",
    hoursAgo: 8,
    title: "行车安全资料汇总",
    text: "资料在 https://one.example 和 https://two.example ，还有 https://three.example ，大家自己下载。",
    cause: links,
  },
  {
    kind: comment,
    by: "13800000001",
    hoursAgo: 2,
    text: "我整理了一份笔记，想要的加微信，发给大家。",
    cause: words,
    words: ["加微信"],
  },
  {
    kind: courseComment,
    by: "13800000007",
    hoursAgo: 6,
    text: "有没有包过班？最近考试太难了。",
    cause: words,
    words: ["包过班"],
  },
  {
    kind: comment,
    by: "13800000005",
    hoursAgo: 4,
    text: "别学了，都是浪费时间，来我这边做事一天三百。",
    cause: reported,
    reports: [
      { by: "13800000001", reason: ReportReasonEnum.advertising, content: "每篇下面都发" },
      { by: "13800000004", reason: ReportReasonEnum.advertising, content: "" },
      { by: "13800000006", reason: ReportReasonEnum.other, content: "和内容没有关系" },
    ],
  },
  {
    kind: courseComment,
    by: "13800000001",
    hoursAgo: 30,
    text: "老师讲得太快了，第三节根本听不懂，白花钱。",
    cause: reported,
    reports: [{ by: "13800000007", reason: ReportReasonEnum.insult, content: "对老师不尊重" }],
    removed: "对老师不尊重",
    appeal: "我只是说讲得快，没有骂人，请再看一下。",
  },
  {
    kind: comment,
    by: "13800000007",
    hoursAgo: 52,
    text: "整本教材的电子版在我网盘里，自己拿。",
    cause: reported,
    reports: [{ by: "13800000004", reason: ReportReasonEnum.copied, content: "这是出版社的教材" }],
    removed: "侵犯他人著作权",
  },
];

export const blockedPerson = {
  mobile: "13800000007",
  days: 7,
  opinion: "多次发布他人教材的下载地址",
};

/** Lists of words: the platform's, and one of an organisation. */
export const wordLists: { orgNo: string; level: WordLevelEnum; tags: string[]; words: string[] }[] = [
  {
    orgNo: "default",
    level: WordLevelEnum.refuse,
    tags: ["违规"],
    words: ["代开发票", "代考包过", "替考枪手", "出售考题", "办理假证", "学历代办", "刷单返现", "高利贷款", "网络博彩"],
  },
  {
    orgNo: "default",
    level: WordLevelEnum.review,
    tags: ["广告"],
    words: [
      "加微信",
      "扫码进群",
      "兼职日结",
      "包过班",
      "内部题库",
      "私聊领取",
      "转让账号",
      "低价代购",
      "押题泄露",
      "限时返利",
    ],
  },
  {
    orgNo: "default",
    level: WordLevelEnum.mask,
    tags: ["辱骂"],
    words: ["傻瓜蛋", "大笨蛋", "滚开", "神经病", "蠢货", "骗子老师", "垃圾课程", "没脑子"],
  },
  {
    orgNo: "default",
    level: WordLevelEnum.note,
    tags: ["舆情"],
    words: ["退款纠纷", "集体维权", "投诉无门", "虚假宣传", "老师跑路"],
  },
  {
    orgNo: "default",
    level: WordLevelEnum.allow,
    tags: ["专业词"],
    words: ["滚开水", "神经病学", "傻瓜蛋糕", "加微信支付"],
  },
  {
    orgNo: "1001",
    level: WordLevelEnum.review,
    tags: ["校内"],
    words: ["实训室密码", "校内考题", "班主任电话", "宿舍门禁卡"],
  },
];
