/** A paper in one of the layouts in which Chinese teachers write them, with what a person reads in it. */
export interface Paper {
  layout: string;
  text: string;
  /** Each question as `summaryOf` writes it: kind:stem{options}=key. */
  means: readonly string[];
}

export const papers: readonly Paper[] = [
  {
    layout: "1 headings with points, an option a line",
    text: `一、单选题（每题2分）
1. 水在一个标准大气压下的沸点是
A. 90 ℃
B. 100 ℃
C. 110 ℃
答案：B
解析：沸点随气压变化。
2. 我国的首都是
A. 上海
B. 北京
答案：B
二、多选题（每题3分）
3. 下列是质数的有
A. 2
B. 3
C. 4
答案：AB
三、判断题
4. 太阳从东方升起。
答案：对
四、填空题
5. 一年有____个月。
答案：12
五、简答题
6. 简述光合作用的意义。
答案：制造有机物，放出氧气。`,
    means: [
      "single:水在一个标准大气压下的沸点是{90 ℃|100 ℃|110 ℃}=B",
      "single:我国的首都是{上海|北京}=B",
      "multiple:下列是质数的有{2|3|4}=AB",
      "truth:太阳从东方升起。=true",
      "blanks:一年有____个月。=12",
      "words:简述光合作用的意义。=制造有机物，放出氧气。",
    ],
  },
  {
    layout: "2 the answer in the stem",
    text: `一、选择题
1. 最小的质数是（B）
A. 1 B. 2 C. 3
2. 属于金属的是（ AC ）
A. 铁 B. 氧 C. 铜
二、判断题
3. 地球是行星。（√）
4. （×）月球会发光。`,
    means: [
      "single:最小的质数是____{1|2|3}=B",
      "multiple:属于金属的是____{铁|氧|铜}=AC",
      "truth:地球是行星。=true",
      "truth:月球会发光。=false",
    ],
  },
  {
    layout: "3 answers at the end, by ranges",
    text: `1. 甲题
A. 一 B. 二 C. 三
2. 乙题
A. 一 B. 二 C. 三
3. 丙题
A. 一 B. 二 C. 三
4. 丁句。
5. 戊句。
参考答案
1-3 ACB
4．√ 5．×`,
    means: [
      "single:甲题{一|二|三}=A",
      "single:乙题{一|二|三}=C",
      "single:丙题{一|二|三}=B",
      "truth:丁句。=true",
      "truth:戊句。=false",
    ],
  },
  {
    layout: "4 a grid of answers",
    text: `1. 甲题
A. 一 B. 二
2. 乙题
A. 一 B. 二
3. 丙题
A. 一 B. 二
题号 1 2 3
答案 A B A`,
    means: ["single:甲题{一|二}=A", "single:乙题{一|二}=B", "single:丙题{一|二}=A"],
  },
  {
    layout: "5 answers at the end, a line each",
    text: `1. 甲题
A. 一 B. 二
2. 乙题
A. 一 B. 二
答案：
1. B
2. A`,
    means: ["single:甲题{一|二}=B", "single:乙题{一|二}=A"],
  },
  {
    layout: "6 full-width figures",
    text: "１．甲题\nＡ．一\nＢ．二\n答案：Ａ\n２．乙题\nＡ．一\nＢ．二\n答案：Ｂ",
    means: ["single:甲题{一|二}=A", "single:乙题{一|二}=B"],
  },
  {
    layout: "7 numbers in brackets",
    text: "（1）甲题\nA. 一\nB. 二\n答案：A\n（2）乙句。\n答案：错",
    means: ["single:甲题{一|二}=A", "truth:乙句。=false"],
  },
  {
    layout: "8 circled numbers",
    text: "① 甲句。\n答案：对\n② 乙句。\n答案：错\n③ 丙是____。\n答案：丁",
    means: ["truth:甲句。=true", "truth:乙句。=false", "blanks:丙是____。=丁"],
  },
  {
    layout: "9 points and the learner's answer",
    text: `1.（2分）甲题
A. 一
B. 二
我的答案：A
正确答案：B
2. 【2分】乙句。
我的答案：对
正确答案：错
3.（5分）丙题
A. 一
B. 二
C. 三
得分：5分
正确答案：AC`,
    means: ["single:甲题{一|二}=B", "truth:乙句。=false", "multiple:丙题{一|二|三}=AC"],
  },
  {
    layout: "10 options without space",
    text: `1. 甲题
A.甲B.乙C.丙
答案：A
2. 乙题
A甲
B乙
答案：B
3. 丙题
(A)甲 (B)乙
答案：A
4. 丁题
A、甲；B、乙
答案：B`,
    means: ["single:甲题{甲|乙|丙}=A", "single:乙题{甲|乙}=B", "single:丙题{甲|乙}=A", "single:丁题{甲；|乙}=B"],
  },
  {
    layout: "11 truth on the same line",
    text: `1. 水能灭油火。 答案：错误
2. 冰会融化。（对）
3. 铁会生锈。
答：正确
4. 金是液体。 【答案】×
5. 木能浮于水。正确答案：对`,
    means: [
      "truth:水能灭油火。=false",
      "truth:冰会融化。=true",
      "truth:铁会生锈。=true",
      "truth:金是液体。=false",
      "truth:木能浮于水。=true",
    ],
  },
  {
    layout: "12 blanks",
    text: `1. 水由（ ）和（ ）组成。
答案：氢 氧
2. 三原色是____、____、____。
答案：红、黄、蓝
3. 五四运动在____年____月。
答案：(1)1919 (2)5
4. 圆周率约为____。
答案：3.14（或3.1416）
5. 首都是____。
答案：北京/北京市
6. 甲____乙____
答案：一；二
7. 作者是____。
答案：鲁迅，周树人均可`,
    means: [
      "blanks:水由____和____组成。=氢;氧",
      "blanks:三原色是____、____、____。=红;黄;蓝",
      "blanks:五四运动在____年____月。=1919;5",
      "blanks:圆周率约为____。=3.14/3.1416",
      "blanks:首都是____。=北京/北京市",
      "blanks:甲____乙____=一;二",
      "blanks:作者是____。=鲁迅/周树人",
    ],
  },
  {
    layout: "13 material with parts",
    text: `一、阅读题
阅读下面的材料，回答1-2题。
小明每天走路去学校，路上要用二十分钟，比骑车多十分钟。
1. 小明走路要多久？
A. 10 分钟 B. 20 分钟
答案：B
2. 小明骑车要多久？
A. 10 分钟 B. 20 分钟
答案：A
二、案例题
3. 某厂发生触电。
（1）应当怎样急救？
答案：先断电。
（2）应当报告谁？
答案：安全员。`,
    means: ["material:1", "material:2", "material:3"],
  },
  {
    layout: "14 options that several questions share",
    text: `一、B型题
A. 青霉素
B. 链霉素
1. 损害听力的是
答案：B
2. 容易过敏的是
答案：A`,
    means: ["single:损害听力的是{青霉素|链霉素}=B", "single:容易过敏的是{青霉素|链霉素}=A"],
  },
  {
    layout: "15 text of 问卷星",
    text: `1. 甲题 [单选题] *
A. 一(正确答案)
B. 二
2. 乙题 [多选题] *
A. 一(正确答案)
B. 二
C. 三(正确答案)
3. 丙句。 [判断题] *
A. 对(正确答案)
B. 错
4. 丁是____。 [填空题] *
答案：戊`,
    means: ["single:甲题{一|二}=A", "multiple:乙题{一|二|三}=AC", "truth:丙句。=true", "blanks:丁是____。=戊"],
  },
  {
    layout: "16 text of 考试星",
    text: "1. 甲题\nA. 一\nB. 二\n答案：A\n难度：易\n分数：2\n知识点：丙\n2. 乙句。\n答案：错\n分数：1",
    means: ["single:甲题{一|二}=A", "truth:乙句。=false"],
  },
  {
    layout: "17 all on one line",
    text: `1. 首都是？ A. 北京 B. 上海 答案：A 解析：常识
2. 最小的质数是 A. 1 B. 2 【答案】B【解析】1 不是质数
3. 冰会融化。 答案：对 解析：常识`,
    means: ["single:首都是？{北京|上海}=A", "single:最小的质数是{1|2}=B", "truth:冰会融化。=true"],
  },
  {
    layout: "18 numbers inside a stem",
    text: `1. 某厂有下列事项：
1) 原材料100吨
2) 燃料3.5吨
问总量是多少？
答案：103.5吨
2. 甲句。
答案：对
3. 重量为
3.5吨的是____。
答案：乙`,
    means: [
      "words:某厂有下列事项：\n1) 原材料100吨\n2) 燃料3.5吨\n问总量是多少？=103.5吨",
      "truth:甲句。=true",
      "blanks:重量为\n3.5吨的是____。=乙",
    ],
  },
  {
    layout: "19 other headings",
    text: `第一部分 单选题
1. 甲题
A. 一
B. 二
答案：A
（三）判断题
2. 乙句。
答案：对
IV. 简答题
3. 丙为什么？
答案要点：因为丁。
第二部分 附加
4. 戊为什么？
答案：因为己。`,
    means: ["single:甲题{一|二}=A", "truth:乙句。=true", "words:丙为什么？=因为丁。", "words:戊为什么？=因为己。"],
  },
  {
    layout: "20 pasted from a word processor",
    text: `1．首都是____。
答案：北京
答案解析：略
2．甲题
A．一　　B．二
【答案】B
【答案解析】：略
3．乙题（　　）
A．一
B．二
正确答案：A
试题解析：略`,
    means: ["blanks:首都是____。=北京", "single:甲题{一|二}=B", "single:乙题____{一|二}=A"],
  },
];
