import type { ArticleSeed, ArticleZoneSeed } from "./types.ts";

export const articleZones: ArticleZoneSeed[] = [
  {
    key: "notice",
    orgNo: "default",
    zh: "平台公告",
    en: "Announcements",
    descZh: "规则、功能与活动",
    descEn: "Rules, features and events",
  },
  {
    key: "industry",
    orgNo: "default",
    zh: "行业动态",
    en: "Industry",
    descZh: "职业、技能与政策的变化",
    descEn: "Jobs, skills and policy",
  },
  {
    key: "method",
    orgNo: "default",
    zh: "学习方法",
    en: "Learning to learn",
    descZh: "学得会，也坚持得下去",
    descEn: "Learn well and keep going",
  },
  {
    key: "story",
    orgNo: "default",
    zh: "学员故事",
    en: "Stories",
    descZh: "他们因为学习而改变",
    descEn: "Changed by learning",
  },
  {
    key: "1001-news",
    orgNo: "1001",
    zh: "学校新闻",
    en: "News",
    descZh: "校园、实训与就业",
    descEn: "Campus, workshops and jobs",
  },
  {
    key: "1002-law",
    orgNo: "1002",
    zh: "法规与安全",
    en: "Law and safety",
    descZh: "条文解读与事故警示",
    descEn: "Rules explained, accidents reviewed",
  },
  {
    key: "1003-blog",
    orgNo: "1003",
    zh: "英语笔记",
    en: "Notes on English",
    descZh: "短小、有用",
    descEn: "Short and useful",
  },
];

export const articles: ArticleSeed[] = [
  {
    slug: "a-member-2026",
    zone: "notice",
    title: "会员权益升级说明",
    summary: "年度会员新增每月优惠券与班级立减，续费即享。",
    author: "平台运营",
    motif: "coin",
    palette: "plum",
    views: 4210,
    daysAgo: 3,
    body: `从本月起，会员权益做了两处调整，价格不变；已经是会员的学员，下次开通或续费时生效。

## 新增了什么

- 季度会员每月一张 8 折优惠券，半年和年度会员每月两张，一个月内购买课程可用。
- 年度会员报名任意班级立减五十元，可以和优惠券一起用。

## 什么没有变

会员价的显示方式不变：课程页同时标出原价与会员价，标为“会员免费”的课程可以直接学习。会员到期后，已购买的课程仍然长期有效；免费领取的会员课程随会员结束，学习进度会保留。

> 如果发现权益没有到账，请在“个人中心 · 我的订单”里联系客服，我们会在一个工作日内处理。`,
  },
  {
    slug: "a-maintenance",
    zone: "notice",
    title: "十一月系统维护安排",
    summary: "周日凌晨两点至四点短暂维护，学习进度会自动保存。",
    author: "平台运营",
    motif: "server",
    palette: "midnight",
    views: 1890,
    daysAgo: 9,
    body: `为了让播放更稳定，本周日凌晨两点到四点将进行维护，期间可能有几分钟无法登录。

## 对你的影响

- 正在学习的课程会在断开前自动保存进度。
- 考试与直播已避开这个时段。
- 维护后如仍看到旧页面，刷新一次即可。

感谢理解，早点休息。`,
  },
  {
    slug: "a-teacher-recruit",
    zone: "notice",
    title: "讲师招募：把你的手艺讲给更多人听",
    summary: "电工、焊接、护理、烹饪、财会方向优先，平台提供录制与剪辑支持。",
    author: "讲师服务组",
    motif: "board",
    palette: "teal",
    views: 3350,
    daysAgo: 16,
    body: `我们一直相信，最好的老师往往就在一线。今年冬天，平台继续招募有真本事、愿意讲的讲师。

## 我们看重什么

- 在岗位上做过五年以上，能说清“为什么这样做”。
- 愿意准备素材，哪怕口音重一点也没关系。
- 认同公开、诚实的教学：失败的样子也要给学员看。

## 我们提供什么

录制场地、剪辑、字幕与课程设计辅导全部免费，收入按规则结算，每月可提现。

在页面顶部点“讲师入驻”，填写资料后三个工作日内会有同事联系你。`,
  },
  {
    slug: "a-skill-level",
    zone: "industry",
    title: "职业技能等级认定，和以前的考证有什么不同",
    summary: "谁来评、怎么考、证书有没有用，一篇讲清。",
    author: "编辑部",
    motif: "document",
    palette: "stone",
    views: 9870,
    daysAgo: 5,
    body: `许多学员问：现在考的是“等级认定”，和过去的资格证是一回事吗？简单说，评价的主体变了，用途没有变。

## 谁来评

由备案的企业和社会培训评价组织实施，政府部门监管。可以在官方网站按机构名称和工种查询备案信息，查不到的不要报名。

## 怎么考

- 理论：多为机考，题型是判断与选择。
- 技能：现场实操，按评分表逐项打分。
- 高级工以上另有综合评审。

## 有没有用

证书信息可以联网查询，符合条件的可申领技能提升补贴，也是许多企业定岗定薪的依据。

> 提醒：凡是承诺“包过”“免考”的，都是骗局。`,
  },
  {
    slug: "a-ev-jobs",
    zone: "industry",
    title: "新能源汽车后市场缺什么样的人",
    summary: "会换件的不少，会诊断的不多。",
    author: "彭思源",
    motif: "battery",
    palette: "ocean",
    views: 6120,
    daysAgo: 11,
    body: `过去一年，我走访了十几家维修企业，老板们说得最多的一句话是：“能干活的不缺，能查出原因的难找。”

## 三种紧缺的能力

- 高压安全：持证、懂流程、敢说“现在不能碰”。
- 读数据：看得懂单体压差、绝缘电阻和充电握手报文。
- 写结论：把测量结果写成顾客和保险都认的报告。

## 给年轻人的建议

先把电路图看熟，再学诊断仪。诊断仪只会告诉你哪里不对，为什么不对，还得靠你自己。`,
  },
  {
    slug: "a-care-policy",
    zone: "industry",
    title: "长期护理保险扩围，护理员的机会在哪里",
    summary: "居家上门护理将成为最大的增量。",
    author: "苏静宜",
    motif: "heart",
    palette: "rose",
    views: 5430,
    daysAgo: 20,
    body: `随着试点范围扩大，越来越多家庭可以用保险支付一部分护理费用，上门护理的需求正在快速增加。

## 需求变了

过去是“住进来”，现在更多是“请进来”。护理员要独立面对家庭，沟通、记录和应急能力比以往更重要。

## 准备什么

- 初级护理员证书与健康证。
- 至少一次心肺复苏实操训练。
- 会写清楚、看得懂的照护记录。

照护这件事，技术可以学，耐心要自己带来。`,
  },
  {
    slug: "a-25-minutes",
    zone: "method",
    title: "每天二十五分钟，比周末学一天更有效",
    summary: "间隔、提取、动手，三个朴素的办法。",
    author: "沈若溪",
    motif: "target",
    palette: "lemon",
    views: 12480,
    daysAgo: 2,
    body: `后台数据很有意思：每天学一小节的学员，完成率是周末突击学员的近三倍。原因并不神秘。

## 间隔

同样四个小时，分成十天学，记得更久。大脑需要睡眠来整理当天的东西。

## 提取

看完一节，先合上页面，写下三句话：讲了什么、为什么、我能用在哪里。写不出来的地方，就是要重看的地方。

## 动手

任何技能课，看懂都不算会。哪怕只改一行代码、切一根黄瓜、填一张表，也要当天动手。

> 学习不是一口气跑完，而是每天都愿意再走一小段。`,
  },
  {
    slug: "a-note-taking",
    zone: "method",
    title: "看视频课怎样做笔记",
    summary: "不要抄字幕，只记三样东西。",
    author: "林知远",
    motif: "pen",
    palette: "sky",
    views: 8730,
    daysAgo: 13,
    body: `很多同学的笔记就是字幕的抄写，回头一次也没看过。其实视频课的笔记只需要三样。

- 一句话结论：这一节到底解决了什么问题。
- 一个自己的例子：换成我的工作会是什么样。
- 一个没弄懂的问题：留着提问，或者下次再看。

视频的好处是可以回看，所以细节不用记，记下时间点就够了。`,
  },
  {
    slug: "a-adult-learn",
    zone: "method",
    title: "三十岁以后学新技能，难在哪里",
    summary: "记忆力不是主要问题，时间和自尊才是。",
    author: "郑明哲",
    motif: "brain",
    palette: "lavender",
    views: 10210,
    daysAgo: 24,
    body: `常有学员说自己“年纪大了学不进去”。但真正放弃的原因，往往是另外两个。

## 没有整块时间

那就不要等整块时间。把学习绑在固定的事情后面，比如午饭后、孩子睡后，二十分钟就够。

## 受不了当新手

在单位里你是骨干，在课堂上却要从头问起，这种落差最劝退。办法是找一个同样是新手的伙伴，一起出丑，一起进步。

成年人学习最大的优势，是知道自己为什么学。把那个原因写下来，贴在看得见的地方。`,
  },
  {
    slug: "a-story-courier",
    zone: "story",
    title: "从快递员到电气技术员，他用了十四个月",
    summary: "白天送件，晚上学 PLC，如今负责三条产线。",
    author: "编辑部",
    motif: "circuit",
    palette: "slate",
    views: 15320,
    daysAgo: 7,
    body: `小周今年二十七岁，来自湖南邵阳。两年前，他在杭州送快递，每天跑一百多单。

“有一次给工厂送件，看见人家在调机器，我站着看了半个小时。”他说，那天晚上他搜到了免费的梯形图课，一口气看完。

## 一台二手控制器

他花六百块买了台二手控制器，装在出租屋的鞋盒上。接错线烧过一次电源，也因为半夜继电器响被室友投诉过。

## 面试那天

面试官让他改一段程序，他没有急着写，先问了三个问题：停电后要不要记住状态、急停按下去怎么复位、谁来操作。后来主管告诉他，就是这三个问题让他留了下来。

> “我不是比别人聪明，我只是把那门课看了四遍。”`,
  },
  {
    slug: "a-story-noodle",
    zone: "story",
    title: "一碗面，养活一家小店",
    summary: "学了成本核算，她把菜单从四十道砍到十一道。",
    author: "编辑部",
    motif: "bowl",
    palette: "coral",
    views: 7640,
    daysAgo: 18,
    body: `李姐的面馆开在学校后门，头一年天天忙，年底一算却没剩钱。

## 问题出在菜单

她跟着课程做了一张成本表，发现四十道菜里，有二十多道一天卖不到两份，却要备料、占冰箱、最后倒掉。

于是她砍到十一道，把最好卖的三碗面做到稳定：面多少克、汤多少毫升、几点熬、几点换，全写在墙上。

## 半年以后

现在一个人加一个帮工就忙得过来，中午能歇一小时。她说最大的变化不是赚得多了，而是“心里有数了”。`,
  },
  {
    slug: "a-story-nurse",
    zone: "story",
    title: "五十二岁，我考下了护理员证",
    summary: "从照顾自己的母亲，到照顾更多的老人。",
    author: "王桂兰",
    motif: "people",
    palette: "mint",
    views: 6980,
    daysAgo: 31,
    body: `母亲卧床三年，我才知道翻身也有讲究。她走后，我想把学会的这些用到别人身上，就报了护理员的课。

刚开始连视频都不会暂停，是邻居家的孩子教的。考试那天，给模型翻身，我一边做一边说“阿姨，我们慢慢来”，考官笑了，说这一项满分。

现在我在社区养老驿站上班，最喜欢的是陪老人们晒太阳。有人问我累不累，我说累，但不空。`,
  },
  {
    slug: "a-1001-skills",
    zone: "1001-news",
    title: "我校学员在省职业技能大赛获两金一银",
    summary: "数控车、焊接、工业机器人三个项目全部登上领奖台。",
    author: "学校宣传部",
    motif: "target",
    palette: "lemon",
    views: 3210,
    daysAgo: 4,
    body: `在刚刚结束的省职业技能大赛上，我校选手在数控车、焊接两个项目中夺得金牌，工业机器人项目获银牌。

罗振海老师带队备赛四个月，选手每天训练十小时，仅数控车项目就加工了三百多个练习件。

> “比赛比的不是谁快，是谁不犯错。”

获奖选手的训练视频将整理成公开课，近期上线。`,
  },
  {
    slug: "a-1001-lab",
    zone: "1001-news",
    title: "新能源汽车实训中心正式启用",
    summary: "四台实训车、十二个高压工位，面向社会学员开放预约。",
    author: "学校宣传部",
    motif: "battery",
    palette: "ocean",
    views: 2480,
    daysAgo: 15,
    body: `实训中心占地一千二百平方米，配备四台实训车、十二个高压工位与一间电池拆装室。

## 开放安排

- 在籍学员：按班级排课。
- 社会学员：每周六全天，须先完成线上高压安全课程。
- 企业团体：提前两周预约。

所有进入人员必须佩戴绝缘手套与护目镜，中心提供租借。`,
  },
  {
    slug: "a-1001-jobs",
    zone: "1001-news",
    title: "秋季校企双选会：六十三家企业，九百个岗位",
    summary: "电气、机加、焊接、汽修方向需求最大。",
    author: "就业指导中心",
    motif: "handshake",
    palette: "sand",
    views: 2870,
    daysAgo: 22,
    body: `双选会将于本月最后一个周六在体育馆举行，往届学员与社会学员均可参加。

## 带什么

- 简历五份，一页纸即可。
- 证书原件与复印件。
- 一件作品或照片：焊件、零件、程序都行。

现场设有简历修改台，早到可以请老师帮忙看看。`,
  },
  {
    slug: "a-1002-new-rule",
    zone: "1002-law",
    title: "道路运输从业人员管理规定要点解读",
    summary: "考试、继续教育、诚信考核三处变化。",
    author: "马卫东",
    motif: "scale",
    palette: "stone",
    views: 6410,
    daysAgo: 6,
    body: `规定涉及每一位驾驶员，这里只讲与你最有关的三处。

## 考试

理论考试可在线学习后预约，成绩当场公布，一年内有效。

## 继续教育

- 周期内完成规定学时即可，可分次学习。
- 学时由平台记录，代学、挂机一经发现清零。

## 诚信考核

等级与企业用工挂钩，严重违法将计入记录。请定期登录查询，有异议的及时申诉。`,
  },
  {
    slug: "a-1002-tunnel",
    zone: "1002-law",
    title: "隧道内车辆起火，三分钟决定生死",
    summary: "停、关、报、撤，四个动作记牢。",
    author: "秦海燕",
    motif: "hazard",
    palette: "slate",
    views: 5280,
    daysAgo: 12,
    body: `隧道里烟气向上再向下，三分钟后地面也看不清。多起事故说明，活下来的人都做对了四件事。

- 停：尽量停在隧道右侧，留出救援通道。
- 关：关闭发动机，钥匙留在车上。
- 报：用隧道内紧急电话，说清桩号。
- 撤：弯腰，捂住口鼻，从人行横洞到另一侧隧道。

> 不要回去拿东西，不要试图把车倒出去。`,
  },
  {
    slug: "a-1002-fatigue",
    zone: "1002-law",
    title: "疲劳不是困了才算",
    summary: "反应变慢从第四小时就开始了。",
    author: "董志强",
    motif: "wheel",
    palette: "forest",
    views: 4930,
    daysAgo: 27,
    body: `我们用模拟器测过二十名驾驶员：连续驾驶四小时后，制动反应平均慢了零点三秒，时速八十公里时，就是将近七米。

## 身体的信号

- 频繁调整坐姿、揉眼。
- 记不起刚过去的路牌。
- 车速忽快忽慢自己没察觉。

## 怎么办

开窗、听歌、嚼口香糖都只能顶几分钟。真正有用的只有停车休息二十分钟以上。`,
  },
  {
    slug: "a-1003-small-words",
    zone: "1003-blog",
    title: "Small Words, Big Trouble: A, An and The",
    summary: "Three questions that settle most articles.",
    author: "Petra Novak",
    motif: "letters",
    palette: "sky",
    views: 3120,
    daysAgo: 3,
    body: `Learners lose more marks to articles than to any tense. You do not need forty rules. Ask three questions.

## Do we both know which one?

Then it is *the*: "Close the door" works because we can both see it.

## Is it one of many?

Then it is *a* or *an*: "She is an engineer" means one of the many there are.

## Am I speaking of things in general?

Then use nothing at all: "Trains are slower here."

> When in doubt, ask: which one? If there is an answer, write "the".`,
  },
  {
    slug: "a-1003-silence",
    zone: "1003-blog",
    title: "Why Silence Is Part of Speaking",
    summary: "Two seconds feel long only to you.",
    author: "Emily Harper",
    motif: "speech",
    palette: "mint",
    views: 2780,
    daysAgo: 10,
    body: `When we record conversations, learners are surprised: the pause they were ashamed of lasted under two seconds.

Native speakers pause all the time. They fill the space with a few phrases, and you can borrow them.

- Let me think.
- How shall I put it?
- That is a good question.

Next time, do not rush. Breathe, use one phrase, and start your sentence when you know its verb.`,
  },
  {
    slug: "a-1003-email",
    zone: "1003-blog",
    title: "The Five-Line Email",
    summary: "Who, what, why, when, thanks.",
    author: "Daniel Okafor",
    motif: "mail",
    palette: "lavender",
    views: 3890,
    daysAgo: 19,
    body: `Most work emails need only five lines. Here is one that got an answer in ten minutes.

> Hi Ana. Could you send me the March figures? I need them for the board paper. Thursday noon would be perfect. Many thanks, Dan.

## Why it works

- The request comes first.
- There is one request, not three.
- The date is a date, not "as soon as possible".

Try it today: take your last email, and halve it.`,
  },
];
