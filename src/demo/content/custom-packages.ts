import type { CustomPackageSeed } from "./types.ts";

/** Packages of tailored training that organisations can ask for. */
export const customPackages: CustomPackageSeed[] = [
  {
    slug: "custom-safety",
    at: "low-voltage",
    zh: "班组长安全管理内训",
    en: "Safety for team leaders, in house",
    descZh: "结合现场隐患，两天练会班前会、危险预知和事故处置。",
    descEn: "Two days on your own site: briefings, hazard spotting, what to do after an accident.",
    bodyZh:
      "讲师先到现场走一圈，拍下隐患，再用这些照片上课。学员分组演练，最后一节由班组长自己主持一次班前会。\n\n## 怎样进行\n\n- 第一天上午：现场走查\n- 第一天下午：危险预知训练\n- 第二天上午：事故处置演练\n- 第二天下午：班前会实演与点评",
    bodyEn:
      "The lecturer walks your site first, takes pictures of hazards, and teaches with those. Groups practise; in the last session team leaders hold a briefing themselves.\n\n## How it goes\n\n- Day one, morning: site walk\n- Day one, afternoon: hazard spotting\n- Day two, morning: accident drill\n- Day two, afternoon: briefings and feedback",
    gains: [
      ["能主持一次十分钟的班前会", "Hold a ten-minute briefing"],
      ["能按步骤做危险预知", "Spot hazards step by step"],
      ["知道事故后头一小时做什么", "Know what to do in the first hour after an accident"],
    ],
    days: 2,
    least: 15,
    most: 40,
    price: 18000,
    motif: "shield",
    palette: "brick",
  },
  {
    slug: "custom-data",
    at: "analysis",
    zh: "业务部门数据分析训练营",
    en: "Data analysis for business teams",
    descZh: "用你们自己的数据做结业项目，从表格到看板。",
    descEn: "Your own data as the final project, from spreadsheet to dashboard.",
    bodyZh:
      "开课前签保密协议，挑两个真实的问题作为项目。前三天学方法，后两天在讲师陪同下做完。\n\n## 怎样进行\n\n- 课前：问卷与数据准备\n- 三天：查询、清洗、图表、看板\n- 两天：项目与汇报\n- 课后：一个月线上答疑",
    bodyEn:
      "Under a non-disclosure agreement we choose two real questions as projects. Three days of method, two days of doing it with the lecturer at your side.\n\n## How it goes\n\n- Before: a survey and data preparation\n- Three days: queries, cleaning, charts, dashboards\n- Two days: projects and presentations\n- After: a month of questions online",
    gains: [
      ["能自己取数、清洗、做图", "Fetch, clean and chart data alone"],
      ["每组交出一个可用的看板", "Each group delivers a working dashboard"],
      ["会用数字说清一个问题", "Explain a problem with numbers"],
    ],
    days: 5,
    least: 10,
    most: 25,
    price: 36000,
    motif: "chart",
    palette: "plum",
  },
  {
    slug: "custom-carer",
    at: "elder-carer-basic",
    fromCourse: true,
    zh: "养老机构护理员岗前培训",
    en: "Induction for carers in nursing homes",
    descZh: "理论在线学，实操到机构里练，考核后再上岗。",
    descEn: "Theory online, practice in your own home, an assessment before the first shift.",
    bodyZh:
      "新护理员先在线学完理论，再由讲师到机构里带练三天：翻身、喂食、转移、口腔清洁。每人单独考核。\n\n## 怎样进行\n\n- 一周：在线理论，每天一小时\n- 三天：院内实操\n- 半天：单独考核与反馈",
    bodyEn:
      "New carers learn the theory online first; then the lecturer practises with them on site for three days: turning, feeding, transfers, mouth care. Everybody is assessed alone.\n\n## How it goes\n\n- One week: theory online, an hour a day\n- Three days: practice on site\n- Half a day: assessment and feedback",
    gains: [
      ["会安全地翻身与转移", "Turn and transfer safely"],
      ["知道什么情况立即报告", "Know what to report at once"],
    ],
    days: 4,
    least: 8,
    most: 30,
    price: 15000,
    motif: "stethoscope",
    palette: "rose",
  },
  {
    slug: "custom-ai",
    at: "ai",
    zh: "企业 AI 应用工作坊",
    en: "Applied AI workshop",
    descZh: "挑三件重复的事，当天把它们交给 AI。",
    descEn: "Pick three repetitive jobs and hand them to AI the same day.",
    bodyZh:
      "先问清楚你们每周重复做什么，再挑三件最值得的，一起写提示词、搭流程、定检查的规矩。\n\n## 怎样进行\n\n- 上午：挑事情，算一笔账\n- 下午：做出来，试十遍\n- 课后两周：跟进一次",
    bodyEn:
      "We ask what you repeat every week, choose the three that pay most, and write the prompts, the steps and the checks together.\n\n## How it goes\n\n- Morning: choosing, and doing the sums\n- Afternoon: building it and trying it ten times\n- Two weeks later: a follow-up",
    gains: [
      ["三个当天可用的流程", "Three workflows that work the same day"],
      ["一份检查结果的清单", "A checklist for results"],
    ],
    days: 1,
    least: 6,
    most: 20,
    motif: "robot",
    palette: "midnight",
  },
];
