import { expect, it } from "vitest";
import { isLike } from "./likeness.ts";
import { searchWords } from "./search-words.ts";

const like = (typed: string, title: string, more?: { hasAll: boolean }) => {
  const words = searchWords(typed);
  return words !== undefined && isLike(title, words, more);
};

it.each([
  ["低压电工证多久复审一次", "低压电工证到期前多久可以申请复审？"],
  ["python列表和元组有什么区别", "Python 里列表和元组该怎么选？"],
  ["小规模纳税人增值税怎么申报", "小规模纳税人季度不超过三十万，增值税怎么填申报表？"],
  ["下班后每天一小时怎么安排学习", "下班以后只有一小时，怎么安排学习才不容易断？"],
  ["漏电保护器试验按钮没反应", "漏电保护器按了试验按钮不跳，还能用吗？"],
  ["养老护理员考试实操看什么", "养老护理员五级考试的实操主要看什么？"],
  ["SQL 怎么删除重复客户", "表格里有重复的客户，怎么用 SQL 只留最新的一条？"],
  ["git 提交信息写错了怎么改", "git 提交以后才发现信息写错了，能改吗？"],
  ["csv 用 excel 打开乱码", "用 Excel 打开 CSV 中文乱码，怎么解决？"],
  ["How do I renew an electrician licence?", "When can I renew the electrician licence?"],
])("%s is like %s", (typed, title) => expect(like(typed, title)).toBe(true));

it.each([
  ["电脑怎么选", "Python 里列表和元组该怎么选？"],
  ["电费怎么交", "漏电保护器按了试验按钮不跳，还能用吗？"],
  ["怎么学习焊接", "下班以后只有一小时，怎么安排学习才不容易断？"],
  ["报名费可以报销吗", "员工出差的餐费没有发票，可以报销吗？"],
  ["老人怎么学手机", "老人吃饭容易呛，平时要注意什么？"],
  ["证书丢了怎么补办", "网上的证书查询结果和纸质证书不一致，以哪个为准？"],
  ["数学怎么补习", "数学忘得差不多了，学数据分析来得及吗？"],
  ["看视频很卡怎么办", "看视频课要不要记笔记？"],
  ["电表怎么换", "万用表测电压，红表笔插错孔会怎么样？"],
  ["How do I change my password?", "How do I change the class I am in?"],
])("%s is not like %s", (typed, title) => expect(like(typed, title)).toBe(false));

it("what has all words is like it where its name has one that is not of every question", () => {
  expect(like("焊接怎么学", "初学焊接，总是焊穿薄板怎么办？", { hasAll: true })).toBe(true);
  expect(like("怎么可以", "怎么让年纪大的学员敢在课上提问？", { hasAll: true })).toBe(false);
});
