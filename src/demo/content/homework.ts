/** What somebody of the class wrote. */
export interface WorkSeed {
  /** An account of the demo, or the place of somebody among those who fill the class, from 0. */
  who: string | number;
  /** Days from now, at eight in the evening: when it was handed in, or last saved. */
  days: number;
  text: string;
  /** What the marker gave: points, the lines of the criteria that are met, and a word on it. Absent: it waits. */
  mark?: { score: number; rubric: readonly number[]; note: string };
  /** Whether it was begun and not handed in. */
  isOpen?: boolean;
}

/** Homework of the class in progress. */
export interface HomeworkSeed {
  name: string;
  task: string;
  /** Days from now: when it is given, at nine in the morning, and when it is due, in the evening. */
  given: number;
  due: number;
  /** How many days longer it is taken, and what each of them takes off. Absent: nothing is taken late. */
  late?: { days: number; percent: number };
  rubric: readonly { text: string; share: number }[];
  work: readonly WorkSeed[];
}

/** One is marked, one waits for the marker, one is open. */
export const homework: readonly HomeworkSeed[] = [
  {
    name: "第一周作业：个人主页",
    task: "用语义化标签写一个个人主页：页头、自我介绍、作品列表和联系方式。\n说明每一部分为什么用这个标签，并贴上关键代码。不少于 200 字。",
    given: -12,
    due: -6,
    late: { days: 2, percent: 10 },
    rubric: [
      { text: "标签用得恰当", share: 8 },
      { text: "理由讲得清楚", share: 8 },
      { text: "代码格式整齐", share: 4 },
    ],
    work: [
      {
        who: "13800000001",
        days: -7,
        text: "页头用 header，里面的站内链接放在 nav 里；自我介绍用 section 加二级标题；作品列表用 ul，每个作品是一个 article；联系方式放在 footer 的 address 里。\n这样读屏软件可以按区域跳转，搜索引擎也能看懂结构。作品之间互相独立、单独拿出来也读得通，所以用 article 而不是 div。",
        mark: { score: 18, rubric: [0, 1], note: "标签选得准，article 的理由讲到点子上了。代码记得统一缩进。" },
      },
      {
        who: "13800000004",
        days: -5,
        text: "整个页面用 main 包起来，自我介绍和作品列表各是一个 section，图片都写了 alt，导航用 nav。",
        mark: { score: 14, rubric: [0, 2], note: "结构没有问题，理由写得太少，再补两三句。" },
      },
      {
        who: 0,
        days: -8,
        text: "页头 header，正文 main，页脚 footer。作品用图文列表 figure 和 figcaption，因为说明文字是跟着图片走的。",
        mark: { score: 16, rubric: [0, 1], note: "figure 用得好。" },
      },
    ],
  },
  {
    name: "第二周作业：组件拆分",
    task: "把商品卡片页拆成组件，画出组件树，说明每个组件收什么属性、状态放在哪一层，为什么。",
    given: -5,
    due: -1,
    late: { days: 3, percent: 10 },
    rubric: [
      { text: "拆分合理", share: 10 },
      { text: "状态放对了地方", share: 10 },
    ],
    work: [
      {
        who: "13800000001",
        days: -2,
        text: "组件树：ProductPage → FilterBar、ProductGrid → ProductCard → Price。\n筛选条件放在 ProductPage，因为 FilterBar 要改它、ProductGrid 要读它；卡片是否展开只有自己用，放在 ProductCard 里。Price 只收金额和原价两个属性，不保存状态。",
      },
      {
        who: 0,
        days: -2,
        text: "页面拆成搜索框、商品列表和分页三个组件，商品数据在页面里请求，再往下传。当前页码放在页面上，列表和分页都要用。",
      },
      {
        who: 1,
        days: -3,
        text: "我拆成了 Header、List、Item、Footer。状态都放在最外层，这样最容易找。",
      },
    ],
  },
  {
    name: "第三周作业：商品列表页",
    task: "完成商品列表页：先写数据，再写界面。要有加载中、没有结果和出错三种状态。\n提交思路说明和仓库地址，截图可以作为附件上传。",
    given: -2,
    due: 3,
    rubric: [
      { text: "三种状态齐全", share: 8 },
      { text: "数据与界面分开", share: 8 },
      { text: "说明清楚", share: 4 },
    ],
    work: [
      {
        who: "13800000004",
        days: -1,
        text: "先定义商品的类型和三条假数据，列表组件只负责显示。加载中的骨架屏已经写好，",
        isOpen: true,
      },
    ],
  },
];
