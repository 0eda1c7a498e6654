/** Courses that somebody works on: what is new, what waits for the audit, and what was sent back. */
export interface MakerSeed {
  /** The lecturer whose courses they are. */
  mobile: string;
  /** Begun, and far from whole. */
  begun: { name: string; subtitle: string; chapters: string[] };
  /** A new live course that waits for the audit. */
  live: { name: string; subtitle: string; about: string; price: string; sessions: string[] };
  /** What was changed of a course that is published, and what the audit said of it. */
  refused: { subtitle: string; opinion: string };
  /** What was changed of another one, which waits. */
  waiting: { subtitle: string };
}

export const makers: MakerSeed[] = [
  {
    mobile: "13800000002",
    begun: {
      name: "用 TypeScript 写命令行工具",
      subtitle: "从一个脚本到可以发布的工具",
      chapters: ["想清楚要解决什么问题", "参数、帮助和退出码"],
    },
    live: {
      name: "前端性能诊断直播课",
      subtitle: "带着自己的页面来，现场找出慢在哪里",
      about:
        "三次直播，每次诊断两个学员提交的真实页面：怎样量，怎样看火焰图，先改哪一处最值得。\n\n## 学完之后，你能\n\n- 用浏览器自带的工具量出首屏时间\n- 分清是网络慢、脚本慢还是布局慢\n- 写出一份同事看得懂的诊断报告",
      price: "199.00",
      sessions: ["怎样量：指标与工具", "现场诊断：电商首页", "现场诊断：后台表格"],
    },
    refused: {
      subtitle: "全网最好的课程，学完必涨薪",
      opinion: "副标题用了“全网最好”“必涨薪”这样的承诺，请改成课程实际教什么。",
    },
    waiting: { subtitle: "新版：补充了两个练习项目" },
  },
  {
    mobile: "13800000021",
    begun: { name: "数控车床对刀与试切", subtitle: "实训车间第三单元", chapters: ["开机前检查"] },
    live: {
      name: "技能大赛赛前答疑",
      subtitle: "两次直播，讲解历年失分最多的工序",
      about: "面向参加市级技能大赛的学员：评分标准怎么读，时间怎么分配，哪些工序最容易失分。",
      price: "59.00",
      sessions: ["评分标准与时间分配", "失分工序逐项讲解"],
    },
    refused: { subtitle: "实训录像合集", opinion: "第一节录像有学员的工牌号清晰可见，请打码后重新提交。" },
    waiting: { subtitle: "按新国家标准修订" },
  },
];
