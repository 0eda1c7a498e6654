import { blanks, judge, material, ordering, pairs, several, single, words, type QuestionSeed } from "./exam-types.ts";

/** English for the workplace. */
export const englishQuestions: QuestionSeed[] = [
  single("She ____ in this company since 2019.", ["works", "worked", "has worked", "is working"], "C", {
    why: "since + 过去时间点，用现在完成时。",
    tags: ["时态"],
  }),
  single("If it ____ tomorrow, we will put off the visit.", ["rains", "will rain", "rained", "would rain"], "A", {
    why: "条件从句用一般现在时表示将来。",
    tags: ["时态"],
  }),
  single(
    "Could you tell me where ____?",
    ["is the meeting room", "the meeting room is", "the meeting room", "does the meeting room"],
    "B",
    { why: "宾语从句用陈述语序。", tags: ["从句"] },
  ),
  single("The machine ____ every six months.", ["checks", "is checked", "is checking", "has check"], "B", {
    why: "机器被检查，用被动语态。",
    tags: ["语态"],
  }),
  single("There is ____ milk in the fridge, so we needn’t buy any.", ["few", "a few", "little", "a little"], "D", {
    why: "milk 不可数；a little 表示“有一些”。",
    level: 1,
  }),
  single("He is used to ____ up early.", ["get", "getting", "got", "gets"], "B", { why: "be used to doing 习惯于。" }),
  single("The report must be handed in ____ Friday.", ["in", "by", "since", "until"], "B", {
    why: "by + 时间：不迟于。",
    tags: ["介词"],
  }),
  single("____ hard he tried, he couldn’t start the engine.", ["Whatever", "However", "Although", "No matter"], "B", {
    why: "However + 形容词或副词引导让步状语从句。",
    level: 4,
    tags: ["从句"],
  }),
  single("The word “warranty” is closest in meaning to ____.", ["guarantee", "warning", "delivery", "discount"], "A", {
    why: "warranty 保修，等于 guarantee。",
    tags: ["词汇"],
  }),
  single(
    "— Thank you for your help. — ____",
    ["Never mind.", "You’re welcome.", "That’s right.", "It doesn’t matter."],
    "B",
    { why: "回答感谢用 You’re welcome.", level: 1, tags: ["交际"] },
  ),
  single("I’d rather you ____ the email now.", ["send", "sent", "will send", "have sent"], "B", {
    why: "would rather + 从句用过去式表示虚拟。",
    level: 5,
  }),
  single("Neither the manager nor the workers ____ satisfied with the plan.", ["is", "was", "are", "has been"], "C", {
    why: "neither…nor 就近一致，workers 为复数。",
    level: 3,
  }),
  several("Which of the following are countable nouns?", ["machine", "information", "tool", "equipment"], "AC", {
    why: "information 和 equipment 不可数。",
    level: 2,
    tags: ["名词"],
  }),
  several(
    "Which phrases can close a formal letter?",
    ["Yours sincerely", "Best regards", "See ya", "Yours faithfully"],
    "ABD",
    { why: "See ya 是非正式用语。", tags: ["写作"] },
  ),
  several(
    "Which sentences are correct?",
    [
      "I look forward to hearing from you.",
      "I look forward to hear from you.",
      "Please let me know if you have any questions.",
      "Please let me to know your answer.",
    ],
    "AC",
    { why: "look forward to + doing；let sb. do。", level: 3 },
  ),
  several("Which words have the same vowel sound as “meet”?", ["seat", "bread", "field", "sit"], "AC", {
    why: "seat 和 field 含长元音 /iː/。",
    level: 3,
    tags: ["语音"],
  }),
  judge("“Fewer” is used with countable nouns.", true, { why: "fewer 修饰可数名词，less 修饰不可数名词。", level: 1 }),
  judge("“I have seen him yesterday.” is a correct sentence.", false, {
    why: "yesterday 与一般过去时连用。",
    level: 2,
    tags: ["时态"],
  }),
  judge("In “The door was closed by Tom”, the verb is in the passive voice.", true, {
    why: "was + 过去分词是被动语态。",
    level: 1,
    tags: ["语态"],
  }),
  judge("The plural of “analysis” is “analysises”.", false, { why: "复数为 analyses。", level: 2, tags: ["名词"] }),
  judge("“Advice” can be used with “an”: “an advice”.", false, {
    why: "advice 不可数，应说 a piece of advice。",
    level: 2,
    tags: ["名词"],
  }),
  blanks("The past tense of “buy” is ____, and its past participle is ____.", [["bought"], ["bought"]], {
    why: "buy–bought–bought。",
    level: 1,
  }),
  blanks("He apologised ____ being late.", [["for"]], { why: "apologise for doing。", level: 2, tags: ["介词"] }),
  blanks("A dozen is ____ pieces; two dozen are ____ pieces.", [12, 24], { why: "一打为 12。", level: 1 }),
  blanks("This is the first time that I ____ (visit) your factory.", [["have visited", "’ve visited", "'ve visited"]], {
    why: "This is the first time that + 现在完成时。",
    level: 4,
    tags: ["时态"],
  }),
  pairs(
    "Match the words with their meanings.",
    [
      ["invoice", "发票"],
      ["supplier", "供应商"],
      ["shipment", "一批货物"],
      ["deadline", "截止日期"],
    ],
    { why: "商务英语常用词。", tags: ["词汇"] },
  ),
  ordering(
    "Put the parts of a business phone call in order.",
    [
      "Greeting the caller",
      "Asking who is calling",
      "Finding out what the call is about",
      "Taking a message",
      "Saying goodbye",
    ],
    { why: "先问候，再问来电者与来意，留言后道别。", tags: ["交际"] },
  ),
  words(
    "Write an email of 60 to 80 words to a customer: the delivery will be two days late. Explain why and offer help.",
    {
      sample:
        "Dear Ms Chen, I am writing to let you know that your order will arrive on Friday, two days later than planned, because heavy snow has closed the motorway. We are sorry for the delay. If you need some of the parts sooner, we can send them by express at our cost. Please let me know. Yours sincerely, Li Wei",
      rubric: ["说明推迟和原因", "表示歉意并提出帮助", "格式与语言正确"],
      why: "商务邮件要说清事实、原因和办法，语气有礼。",
      level: 4,
      tags: ["写作"],
    },
  ),
  words("Translate into English: 请在开机前检查所有的安全装置。", {
    sample: "Please check all safety devices before you start the machine.",
    rubric: ["意思完整", "语法正确"],
    why: "before you start 或 before starting 都可以。",
    level: 3,
    tags: ["翻译"],
  }),
  material(
    "Our training centre opens from 8:30 a.m. to 9 p.m. on weekdays and closes at 5 p.m. on Saturdays. Students must wear safety glasses in the workshop. Tools can be borrowed with a student card and must be returned on the same day.",
    [
      single(
        "When does the centre close on Wednesdays?",
        ["5 p.m.", "8:30 p.m.", "9 p.m.", "It is closed all day."],
        "C",
        { why: "" },
      ),
      judge("Tools may be taken home for two days.", false, { why: "" }),
      blanks("To borrow tools, a student needs a student ____.", [["card"]], { why: "" }),
    ],
    { why: "文中：weekdays 到 9 p.m.；工具须当天归还；凭 student card 借用。", level: 2, tags: ["阅读"] },
  ),
];
