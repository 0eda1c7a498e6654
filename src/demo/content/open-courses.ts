import type { OpenCourseSeed } from "./types.ts";

/**
 * Open classes: one that is always on (see ../keep-live.ts), some to come, some with a replay. Each is a session of a
 * live course, whose lecturer holds it; most of those cost money, the open class does not.
 */
export const openCourses: OpenCourseSeed[] = [
  {
    slug: "open-slow-page",
    course: "frontend-clinic",
    session: 2,
    zh: "公开课：现场改一个慢页面",
    en: "Open class: making a slow page fast, live",
    descZh: "从学员投稿里挑一个页面，从八秒改到两秒，边改边说为什么。",
    descEn: "One page sent in by a learner, from eight seconds to two, saying why at each step.",
    bodyZh:
      "打开一个真实的慢页面，先量，再找，再改。每改一处就再量一次，看它值不值。\n\n## 你会听到\n\n- 先看哪三个数字\n- 图片、字体、脚本，各自怎么拖慢页面\n- 改完怎样证明变快了\n\n## 需要准备\n\n一台能上网的电脑。想让自己的页面被点评，报名后在互动区发出来。",
    bodyEn:
      "We open a real slow page: measure, find, change. After each change we measure again, to see what it was worth.\n\n## What you will hear\n\n- Which three numbers to look at first\n- How pictures, fonts and scripts each slow a page down\n- How to prove that it is faster\n\n## What you need\n\nA computer with internet. To have your own page looked at, post it in the chat.",
    most: 0,
    members: 386,
    motif: "browser",
    palette: "lavender",
  },
  {
    slug: "open-charts",
    course: "bi-dashboard",
    session: 3,
    zh: "公开课：图表选对，颜色用少",
    en: "Open class: the right chart, and fewer colours",
    descZh: "十张真实的看板截图，逐张说该换成什么图。",
    descEn: "Ten real dashboards, and what each chart should have been.",
    bodyZh:
      "饼图分了十二块，折线有九种颜色，谁也看不出重点。这节课把十张看板逐张改一遍。\n\n## 内容\n\n- 比大小、看变化、看占比，各用什么图\n- 一张图只强调一件事\n- 色弱的人也能看清\n\n## 说明\n\n这是《数据看板设计与搭建》里的一场，报名公开课就能听，其余各场随课程学习。",
    bodyEn:
      "A pie in twelve slices, lines in nine colours, and nobody sees the point. This class redraws ten dashboards one by one.\n\n## Contents\n\n- Which chart for size, for change, for share\n- One picture, one message\n- Colours that everybody can tell apart\n\n## Please note\n\nThis is one session of a longer course: registered here you attend it free, the others come with the course.",
    most: 500,
    members: 268,
    motif: "table",
    palette: "forest",
  },
  {
    slug: "open-canteen",
    course: "canteen-live",
    session: 3,
    zh: "公开课：四周菜单怎么轮换",
    en: "Open class: a canteen menu for four weeks",
    descZh: "不重样、不超支、不浪费，一张表排出四周。",
    descEn: "No repeats, no overspending, no waste: four weeks on one sheet.",
    bodyZh:
      "讲师打开自己食堂的菜单表，从人数和预算开始，一步一步排出四周。\n\n## 你能带走\n\n- 一张可以照抄的轮换表\n- 时令菜替换的办法\n- 三个最常见的浪费",
    bodyEn:
      "The lecturer opens the sheet of a real canteen and, from head count and budget, fills four weeks step by step.\n\n## What you take away\n\n- A rotation sheet to copy\n- How to swap in what is in season\n- The three most common kinds of waste",
    most: 0,
    members: 143,
    motif: "wok",
    palette: "sand",
  },
  {
    slug: "open-robot",
    course: "robot-live",
    session: 1,
    zh: "公开课：节拍算不准，工作站白搭",
    en: "Open class: cycle time comes first",
    descZh: "一个分拣站，从来料间隔算到机器人的每一个动作。",
    descEn: "One sorting station, from the arrival of parts to each move of the robot.",
    bodyZh:
      "不讲历史，不讲型号，只讲一个分拣站。听完你能自己算出节拍，看懂布局图。\n\n## 安排\n\n- 来料间隔与缓冲\n- 一个循环里有哪些动作\n- 布局为什么这样摆\n- 提问",
    bodyEn:
      "No history and no models, just one sorting station. Afterwards you can work out its cycle and read its layout.\n\n## Plan\n\n- Arrival of parts, and buffers\n- The moves of one cycle\n- Why the layout is as it is\n- Questions",
    most: 80,
    members: 41,
    motif: "robot",
    palette: "ocean",
  },
  {
    slug: "open-portfolio",
    course: "ui-critique",
    session: 1,
    zh: "公开课：作品集的第一页放什么",
    en: "Open class: the first page of a portfolio",
    descZh: "六份真实的作品集，只看首页和封面，逐份点评。",
    descEn: "Six real portfolios: only cover and first page, one after the other.",
    bodyZh:
      "面试官在一份作品集上平均停十几秒。这节课只看第一页：放什么，不放什么。\n\n## 重点\n\n- 一句话说清你做什么\n- 先放哪一个项目\n- 封面别喧宾夺主",
    bodyEn:
      "A portfolio gets some fifteen seconds. This class looks at the first page only: what belongs there and what does not.\n\n## In short\n\n- Say in one sentence what you do\n- Which project comes first\n- A cover that does not shout",
    most: 0,
    members: 612,
    motif: "swatch",
    palette: "rose",
  },
  {
    slug: "open-hydraulic",
    course: "hydraulic",
    session: 1,
    zh: "公开课：泵、阀、缸，一张图看懂液压",
    en: "Open class: pump, valve, cylinder in one picture",
    descZh: "符号记不住没关系，先看懂油从哪里来、到哪里去。",
    descEn: "Never mind the symbols: see where the oil comes from and where it goes.",
    bodyZh:
      "液压图看着吓人，其实只有三样东西。这节课把它们画成一张图，再对着实物走一遍。\n\n## 内容\n\n- 油从哪里来，到哪里去\n- 三种元件的符号\n- 六道读图练习",
    bodyEn:
      "Hydraulic drawings look frightening and consist of three things. This class draws them as one picture and then walks round the machine.\n\n## Contents\n\n- Where the oil comes from and where it goes\n- The symbols of three parts\n- Six drawings to read",
    most: 1000,
    members: 887,
    motif: "gear",
    palette: "mint",
  },
];
