/** A label of the demo's questions, of a site. */
export interface QuestionLabelSeed {
  key: string;
  orgNo: string;
  zh: string;
  en: string;
}

/** A question of the demo on the platform, with its answers. People are named by mobile number. */
export interface QuestionSeed {
  by: string;
  label: string;
  daysAgo: number;
  views: number;
  title: string;
  body: string;
  /** The one that is accepted is the first. */
  isAccepted?: boolean;
  answers: { by: string; text: string; useful?: string[]; comment?: { by: string; text: string } }[];
}

export const questionLabels: QuestionLabelSeed[] = [
  { key: "exam", orgNo: "default", zh: "考证", en: "Certificates" },
  { key: "code", orgNo: "default", zh: "编程", en: "Programming" },
  { key: "finance", orgNo: "default", zh: "财会", en: "Accounting" },
  { key: "craft", orgNo: "default", zh: "技能", en: "Trades" },
  { key: "study", orgNo: "default", zh: "学习方法", en: "Learning" },
  { key: "1001-safety", orgNo: "1001", zh: "用电安全", en: "Electrical safety" },
  { key: "1001-practice", orgNo: "1001", zh: "实训操作", en: "Workshop practice" },
  { key: "1002-hours", orgNo: "1002", zh: "学时与年审", en: "Hours and renewal" },
  { key: "1002-road", orgNo: "1002", zh: "行车安全", en: "Road safety" },
  { key: "1003-speaking", orgNo: "1003", zh: "口语", en: "Speaking" },
  { key: "1003-writing", orgNo: "1003", zh: "写作", en: "Writing" },
];

const learner = "13800000001";
const accountant = "13800000004";
const frontend = "13800000002";
const repair = "13800000006";
const data = "13800000011";
const care = "13800000013";
const auditor = "13800000017";

export const questions: QuestionSeed[] = [
  {
    by: accountant,
    label: "exam",
    daysAgo: 1,
    views: 214,
    title: "低压电工证到期前多久可以申请复审？",
    body: "我的证明年三月到期，平时在外地上班，想一次回去把复审办完。\n\n复审要带哪些材料，需要重新培训吗？",
    isAccepted: true,
    answers: [
      {
        by: repair,
        text: "到期前三个月就可以申请。带身份证、原证、近期照片和体检证明，另外要有不少于八个学时的复审培训。\n\n- 先在本地应急管理部门的网站登记\n- 再去定点机构培训\n- 最后参加复审考试\n\n在外地也能办，证是全国通用的。",
        useful: [learner, accountant, care],
        comment: { by: accountant, text: "谢谢，原来外地也能办，省了一趟路费。" },
      },
      { by: learner, text: "提醒一句，过期就要重新考，别拖到最后一周。", useful: [accountant] },
    ],
  },
  {
    by: learner,
    label: "code",
    daysAgo: 2,
    views: 388,
    title: "Python 里列表和元组该怎么选？",
    body: "刚学到这两种类型，看起来只是括号不同。实际写程序的时候怎么决定用哪一个？",
    isAccepted: true,
    answers: [
      {
        by: data,
        text: '看内容会不会变。会增减的一组东西用列表，位置有固定含义的一条记录用元组。\n\n```python\nscores = [88, 92, 75]\nscores.append(90)\npoint = ("北京", 39.9, 116.4)\n```\n\n元组还能当字典的键，列表不能。',
        useful: [accountant, frontend, auditor],
        comment: { by: learner, text: "“位置有固定含义”这句话一下子就懂了。" },
      },
    ],
  },
  {
    by: accountant,
    label: "finance",
    daysAgo: 2,
    views: 167,
    title: "小规模纳税人季度不超过三十万，增值税怎么填申报表？",
    body: "公司这个季度开了二十六万的普通发票，没有专票。申报的时候应该填在哪一栏？",
    isAccepted: true,
    answers: [
      {
        by: auditor,
        text: "全部开普通发票、季度合计没有超过三十万，销售额填“小微企业免税销售额”那一栏，本期应纳税额是零。\n\n如果中间开了专票，专票部分要单独填在征税的栏次，照常交税。",
        useful: [accountant, learner],
      },
    ],
  },
  {
    by: learner,
    label: "study",
    daysAgo: 3,
    views: 502,
    title: "下班以后只有一小时，怎么安排学习才不容易断？",
    body: "买了课总是前两周很认真，后面就断了。大家有什么坚持下来的办法？",
    answers: [
      {
        by: accountant,
        text: "把开始的动作变得很小。我只要求自己打开课看五分钟，多数时候就看下去了。\n\n另外固定时间，孩子睡了就坐到桌前，不再想今天要不要学。",
        useful: [learner, care, data, repair],
        comment: { by: care, text: "我也是，先坐下最重要。" },
      },
      { by: care, text: "找一个同班的人每天互相报进度，断一天会不好意思。", useful: [learner] },
    ],
  },
  {
    by: accountant,
    label: "code",
    daysAgo: 4,
    views: 291,
    title: "页面在手机上被撑宽了，怎么找出是哪个元素？",
    body: "做了一个活动页，电脑上正常，手机上可以左右滑动，一直没有找到原因。",
    isAccepted: true,
    answers: [
      {
        by: frontend,
        text: "多半是有元素写了固定宽度，或者图片没有限制。先给所有元素加一圈线，一眼就能看到。\n\n```css\n* { outline: 1px solid red; }\nimg { max-width: 100%; height: auto; }\n```\n\n找到以后，把固定的 `width` 换成 `max-width`。",
        useful: [accountant, learner],
      },
      { by: data, text: "长网址和长英文单词也会撑宽，给容器加上 overflow-wrap: anywhere 就好。" },
    ],
  },
  {
    by: learner,
    label: "craft",
    daysAgo: 5,
    views: 176,
    title: "漏电保护器按了试验按钮不跳，还能用吗？",
    body: "家里的漏保装了七八年，今天按试验按钮没有反应，平时用电都正常。",
    isAccepted: true,
    answers: [
      {
        by: repair,
        text: "不能再用了。按了不跳，说明真漏电的时候它也不会动作。\n\n先断总闸，再换同规格的新漏保，额定漏电动作电流选三十毫安。换好以后每个月按一次试验按钮。",
        useful: [learner, accountant, care],
        comment: { by: learner, text: "已经换好了，按一下就跳。" },
      },
    ],
  },
  {
    by: care,
    label: "exam",
    daysAgo: 6,
    views: 133,
    title: "养老护理员五级考试的实操主要看什么？",
    body: "班里几位阿姨基础都不错，就是一到考场就紧张。想知道评分时最看重哪些步骤，平时重点练。",
    answers: [
      {
        by: accountant,
        text: "我妈去年考过。她说老师反复看的是沟通和安全：动手之前先说明要做什么，翻身时护住关节，做完整理床单位。动作慢一点没有关系。",
        useful: [care],
      },
    ],
  },
  {
    by: accountant,
    label: "code",
    daysAgo: 7,
    views: 245,
    title: "表格里有重复的客户，怎么用 SQL 只留最新的一条？",
    body: "一张客户表因为重复导入，同一个手机号有好几行，想按更新时间只留最新的。",
    isAccepted: true,
    answers: [
      {
        by: data,
        text: "用窗口函数给每个手机号排个号，再删掉不是第一的。\n\n```sql\ndelete from customer where id in (\n  select id from (\n    select id, row_number() over (partition by mobile order by updated desc) as place\n    from customer\n  ) ranked where place > 1\n);\n```\n\n先把 delete 换成 select 看一遍结果，确认了再删。",
        useful: [accountant, frontend],
      },
    ],
  },
  {
    by: learner,
    label: "finance",
    daysAgo: 8,
    views: 198,
    title: "固定资产折旧用直线法，残值率是自己定的吗？",
    body: "教材上的例题都给了残值率，实际工作里没有人告诉我。公司可以自己定吗？",
    isAccepted: true,
    answers: [
      {
        by: auditor,
        text: "可以由公司根据资产的性质和使用情况合理确定，一经确定不要随意改。实务里多数用百分之三到百分之五。\n\n年折旧额是：\n\n$$D=\\frac{C\\times(1-r)}{n}$$\n\n其中 $C$ 是原值，$r$ 是残值率，$n$ 是年限。",
        useful: [learner, accountant],
      },
    ],
  },
  {
    by: accountant,
    label: "study",
    daysAgo: 9,
    views: 322,
    title: "看视频课要不要记笔记？",
    body: "记笔记很慢，一节四十分钟的课要看一个半小时；不记又怕忘。大家怎么做？",
    answers: [
      {
        by: data,
        text: "第一遍不记，看完合上书，把能想起来的写下来。写不出来的地方再回去看，这些才值得记。",
        useful: [accountant, learner, frontend],
      },
      { by: learner, text: "我用课程里的随堂笔记，只记时间点和一句话，复习的时候点回去看。" },
    ],
  },
  {
    by: learner,
    label: "craft",
    daysAgo: 11,
    views: 97,
    title: "初学焊接，总是焊穿薄板怎么办？",
    body: "练的是一点五毫米的板，电流已经调小了，还是一停就穿。",
    answers: [
      {
        by: repair,
        text: "先别急着再调小电流。焊穿多半是停留太久，试试断弧焊，一下一下地点，等熔池暗下去再点下一下。\n\n装配间隙也要小，间隙大了怎么焊都会穿。",
        useful: [learner],
      },
    ],
  },
  {
    by: accountant,
    label: "exam",
    daysAgo: 13,
    views: 268,
    title: "初级会计两门要在同一年考过吗？",
    body: "今年准备不充分，想先考一门，明年再考另一门，成绩能保留吗？",
    isAccepted: true,
    answers: [
      {
        by: auditor,
        text: "初级的两门要在同一次考试里都通过，成绩不保留。中级才是两年滚动。\n\n如果时间实在不够，建议把精力放在实务上，它和经济法有不少内容能连着复习。",
        useful: [accountant, learner],
      },
    ],
  },
  {
    by: learner,
    label: "code",
    daysAgo: 15,
    views: 154,
    title: "git 提交以后才发现信息写错了，能改吗？",
    body: "刚刚提交，还没有推送到远端。",
    isAccepted: true,
    answers: [
      {
        by: frontend,
        text: "还没有推送就可以放心改：\n\n```bash\ngit commit --amend\n```\n\n已经推送的就不要改了，别人可能已经拿走。再提交一次说明就好。",
        useful: [learner, data],
      },
    ],
  },
  {
    by: care,
    label: "craft",
    daysAgo: 17,
    views: 121,
    title: "老人吃饭容易呛，平时要注意什么？",
    body: "带实习的时候学员常问，想听听大家家里的做法。",
    answers: [
      {
        by: accountant,
        text: "坐直，下巴稍微收一点，一口的量少一些，咽下去再喂下一口。吃完坐半小时再躺。",
        useful: [care, learner],
        comment: { by: care, text: "补充一条：稀的比稠的更容易呛，可以加增稠粉。" },
      },
    ],
  },
  {
    by: accountant,
    label: "finance",
    daysAgo: 19,
    views: 143,
    title: "员工出差的餐费没有发票，可以报销吗？",
    body: "公司按天发出差补助，员工说不用发票。税务上认可吗？",
    isAccepted: true,
    answers: [
      {
        by: auditor,
        text: "按制度发放、标准合理的差旅补助，可以凭出差审批单和补助发放表入账，不要求餐费发票。\n\n如果是实报实销的餐费，还是要有发票。制度里写清楚是哪一种。",
        useful: [accountant],
      },
    ],
  },
  {
    by: learner,
    label: "study",
    daysAgo: 22,
    views: 207,
    title: "数学忘得差不多了，学数据分析来得及吗？",
    body: "大专毕业六年，高中数学也不记得多少。想转数据分析，从哪里补起？",
    answers: [
      {
        by: data,
        text: "来得及。先补平均数、中位数、方差和简单的概率，这些够用很久。比如方差：\n\n$$s^2=\\frac{1}{n}\\sum_{i=1}^{n}(x_i-\\bar{x})^2$$\n\n边做边补，比先把书看完更容易坚持。",
        useful: [learner, accountant],
      },
    ],
  },
  {
    by: accountant,
    label: "code",
    daysAgo: 25,
    views: 111,
    title: "用 Excel 打开 CSV 中文乱码，怎么解决？",
    body: "系统导出的 CSV，用记事本看是正常的，用 Excel 打开全是乱码。",
    isAccepted: true,
    answers: [
      {
        by: data,
        text: "文件是 UTF-8，Excel 当成了本地编码。不要双击打开，用“数据”里的“从文本导入”，编码选 UTF-8。",
        useful: [accountant, auditor, learner],
      },
    ],
  },
  {
    by: learner,
    label: "craft",
    daysAgo: 28,
    views: 88,
    title: "万用表测电压，红表笔插错孔会怎么样？",
    body: "实训的时候老师很严肃地提醒过一次，当时没有听明白。",
    isAccepted: true,
    answers: [
      {
        by: repair,
        text: "红表笔插在电流孔去测电压，等于把电源直接短路。轻的烧保险丝，重的会打火伤人。\n\n测之前看三样：孔位、档位、量程。",
        useful: [learner, care],
      },
    ],
  },
  {
    by: care,
    label: "study",
    daysAgo: 32,
    views: 64,
    title: "怎么让年纪大的学员敢在课上提问？",
    body: "班里五十岁以上的学员很多，听不懂也不说，课后才悄悄来问。",
    answers: [],
  },
  {
    by: accountant,
    label: "exam",
    daysAgo: 36,
    views: 59,
    title: "网上的证书查询结果和纸质证书不一致，以哪个为准？",
    body: "纸质证书上的日期比网上晚一天，求职的公司问起来了。",
    answers: [],
  },
];
