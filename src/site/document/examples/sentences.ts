import type { ExamplePlace } from "../example-data.ts";

/**
 * Words for a field by its name, in Chinese or in English, with the number of the entry where several would look the
 * same.
 */
export function exampleSentence({ name, title, index, locale }: ExamplePlace): string {
  const chinese = locale.startsWith("zh");
  const found = words.find(([pattern]) => pattern.test(name)) ?? words.find(([pattern]) => pattern.test(title));
  const [, zh, en] = found ?? [undefined, ["示例"], ["Example"]];
  const choice = chinese ? zh : en;
  const word = choice[index % choice.length]!;
  return choice.length > 1 ? word : `${word} ${index + 1}`;
}

type Words = readonly [pattern: RegExp, chinese: readonly string[], english: readonly string[]];

const people: readonly [readonly string[], readonly string[]] = [
  ["张明", "李静", "王磊", "陈悦"],
  ["Zhang Ming", "Li Jing", "Wang Lei", "Chen Yue"],
];

/** The first that fits the name of a field counts. One word alone is numbered. */
const words: readonly Words[] = [
  [/^(courseName|lineName)$/, ["课程名称"], ["Course name"]],
  [
    /^(courseSubtitle|slogan)$/,
    ["从入门到熟练，边学边练", "资深讲师带你一步步掌握", "适合在职学习，随时可学", "配套练习与答疑"],
    [
      "From first steps to fluency",
      "Led step by step by a senior lecturer",
      "Made for learning beside work",
      "With exercises and answers",
    ],
  ],
  [
    /^chapterName$/,
    ["第一章　认识课程", "第二章　基础知识", "第三章　实践练习", "第四章　总结"],
    ["Chapter 1: Getting to know", "Chapter 2: Foundations", "Chapter 3: Practice", "Chapter 4: Summary"],
  ],
  [/^(last)?periodName$/i, ["课时名称"], ["Lesson"]],
  [/^(lecturerName|userName|authorName|ownerName|contactName|replyUserName|name)$/, ...people],
  [/^loginName$/, ["zhangming", "lijing", "wanglei", "chenyue"], ["zhangming", "lijing", "wanglei", "chenyue"]],
  [
    /^orgName$/,
    ["示例教育机构", "城市职业学院", "远航培训中心", "星河企业大学"],
    ["Example Academy", "City College", "Voyage Training", "Galaxy Corporate University"],
  ],
  [
    /^(categoryName|categoryAbbreviationName)$/,
    ["职业技能", "管理能力", "安全生产", "通用素养"],
    ["Vocational skills", "Management", "Safety at work", "General education"],
  ],
  [
    /^zoneName$/,
    ["推荐课程", "最新上架", "限时免费", "名师讲堂"],
    ["Recommended", "New", "Free for a while", "Great teachers"],
  ],
  [
    /^(setName|vipName)$/,
    ["年度会员", "季度会员", "月度会员", "体验会员"],
    ["Yearly membership", "Quarterly membership", "Monthly membership", "Trial membership"],
  ],
  [/^gradeName$/, ["培训班级"], ["Class"]],
  [/^(openName)$/, ["公开课"], ["Open class"]],
  [
    /^couponName$/,
    ["新人优惠券", "满减优惠券", "课程抵用券", "节日优惠券"],
    ["Welcome coupon", "Order coupon", "Course voucher", "Holiday coupon"],
  ],
  [
    /^msgTitle$/,
    ["课程已更新", "订单支付成功", "直播即将开始", "资料审核通过"],
    ["A course was updated", "Your order is paid", "A live class begins soon", "Your details were approved"],
  ],
  [/^artTitle$/, ["文章标题"], ["Article title"]],
  [
    /^position$/,
    ["高级讲师", "行业专家", "培训主管", "副教授"],
    ["Senior lecturer", "Industry expert", "Head of training", "Associate professor"],
  ],
  [/^(provinceName)$/, ["浙江省", "江苏省", "广东省", "四川省"], ["Zhejiang", "Jiangsu", "Guangdong", "Sichuan"]],
  [
    /^(cityName|regionName)$/,
    ["杭州市", "南京市", "广州市", "成都市"],
    ["Hangzhou", "Nanjing", "Guangzhou", "Chengdu"],
  ],
  [/^districtName$/, ["西湖区", "玄武区", "天河区", "武侯区"], ["Xihu", "Xuanwu", "Tianhe", "Wuhou"]],
  [
    /^benefits$/,
    ["全部会员课程免费学", "专属直播课", "优先答疑", "学习资料下载"],
    ["All member courses for free", "Live classes for members", "Questions answered first", "Materials to download"],
  ],
  [
    /^gainList$/,
    ["掌握核心概念", "能独立完成练习", "了解常见问题的解决办法", "获得结业证明"],
    ["Know the main ideas", "Do the exercises on your own", "Solve the usual problems", "A certificate at the end"],
  ],
  [/^remark$/, ["在职学习，想把基础打扎实。"], ["Learning beside work, to get the basics right."]],
  [
    /^(commentText|noteText)$/,
    ["讲得很清楚，收获很大。", "例子贴近工作，容易上手。", "节奏合适，适合在职学习。", "希望再多一些练习。"],
    [
      "Very clear, I learnt a lot.",
      "The examples are close to work.",
      "A good pace beside a job.",
      "A few more exercises would be nice.",
    ],
  ],
  [/opinion|reason/i, ["资料不够清楚，请补充。"], ["Please add what is missing."]],
  [/^(fileName|docName|title)$/, ["学习资料"], ["Study material"]],
  [
    /(summary|intro|introduce|desc|content|text|answer|hint)$/i,
    [
      "这里是一段示例文字，用来说明内容会如何显示。",
      "示例说明：发布后会显示真实的内容。",
      "这段文字只在预览中出现。",
      "示例内容，供查看版式使用。",
    ],
    [
      "Example text, to show how words stand here.",
      "An example: what is real shows once it is published.",
      "This text shows in previews only.",
      "An example to see the layout by.",
    ],
  ],
  [/name$/i, ["示例名称"], ["Example name"]],
  [/title$/i, ["示例标题"], ["Example title"]],
];
