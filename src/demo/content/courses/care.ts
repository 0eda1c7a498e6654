import type { Subject } from "../types.ts";

export const care: Subject = {
  orgNo: "default",
  motif: "heart",
  palettes: ["rose", "mint", "coral", "teal", "sand", "lavender"],
  audience: "适合养老与家政从业者、医院护工、新手父母，以及需要照顾家人的每一个人。",
  method: "由真人情景演示，动作分解到手。每节附注意事项和考核要点，边看边练最有效。",
  courses: [
    {
      slug: "elder-carer-basic",
      name: "养老护理员（初级）全套课程",
      subtitle: "对照国家职业标准",
      at: "elder",
      by: "su",
      price: 199,
      member: 99,
      study: 10340,
      about: "饮食、清洁、移动、排泄、观察五大模块，既讲怎么做，也讲怎样让老人舒服、有尊严。",
      gains: ["安全地协助进食与移动", "完成清洁与排泄照料", "观察并记录异常"],
      outline: `走近老人：衰老带来的变化｜沟通与尊重｜职业礼仪
生活照料：协助进食与防噎｜床上擦浴｜更换床单与纸尿裤
移动：轮椅转移｜助行器使用｜预防跌倒
观察：体温、脉搏与血压｜压疮的预防｜照护记录`,
    },
    {
      slug: "elder-carer-adv",
      name: "养老护理员（中级）提升班",
      subtitle: "管路、康复与安宁照护",
      at: "elder",
      by: "su",
      price: 259,
      member: 159,
      study: 3560,
      about: "在初级基础上，讲鼻饲、造口、康复训练和心理支持，含实操评分标准。",
      gains: ["协助管路照护", "指导康复训练", "给予心理支持"],
      outline: `专项照护：鼻饲照护｜造口护理｜吸氧与雾化
康复：关节活动训练｜吞咽训练｜辅具选择
心理：失落与孤独｜安宁照护`,
    },
    {
      slug: "dementia-care",
      name: "与失智老人相处的艺术",
      subtitle: "理解行为背后的需要",
      at: "dementia",
      by: "su",
      motif: "people",
      price: 129,
      member: 0,
      study: 4270,
      about: "用十二个家庭的故事，讲记忆、情绪和走失，学会不争辩、会引导。",
      gains: ["理解常见行为的原因", "掌握安抚与引导方法", "布置安全的居家环境"],
      outline: `理解：记忆是怎样消失的｜行为是一种表达
应对：反复提问怎么办｜拒绝洗澡怎么办｜日落时的不安
支持：居家安全改造｜照顾者也要休息`,
    },
    {
      slug: "maternity-nurse",
      name: "月嫂实操：产妇与新生儿护理",
      subtitle: "二十六天逐日安排",
      at: "maternity",
      by: "su",
      motif: "baby",
      price: 239,
      member: 149,
      study: 6810,
      about: "按服务天数排课，每天做什么、观察什么、怎样记录，一目了然。",
      gains: ["护理产妇与伤口观察", "新生儿洗澡、抚触与脐带护理", "指导母乳喂养"],
      outline: `第一周：入户准备｜脐带与黄疸观察｜母乳喂养姿势
第二周：新生儿洗澡与抚触｜产妇月子餐
第三四周：睡眠规律｜情绪陪伴｜交接与随访`,
    },
    {
      slug: "infant-play",
      name: "育婴师：0 到 3 岁早期发展",
      subtitle: "会玩，就是会带",
      at: "infant",
      by: "su",
      motif: "baby",
      price: 189,
      member: 99,
      study: 5140,
      about: "按月龄讲动作、语言、社交发展，配六十个用家中物品就能玩的亲子游戏。",
      gains: ["了解各月龄发展特点", "设计适龄游戏", "添加辅食与作息安排"],
      outline: `0 到 1 岁：大运动里程碑｜语言从回应开始｜第一口辅食
1 到 2 岁：模仿与探索｜分离焦虑
2 到 3 岁：情绪与规则｜如厕训练｜入园准备`,
    },
    {
      slug: "infant-live",
      name: "育儿答疑直播：睡眠专场",
      subtitle: "带着孩子的睡眠记录来",
      at: "infant",
      by: "su",
      motif: "baby",
      kind: 2,
      price: 0,
      study: 7920,
      about: "公益直播，现场分析学员提交的睡眠记录，给出可执行的小步调整。",
      gains: ["读懂睡眠信号", "建立入睡程序", "应对夜醒"],
      outline: `夜里：频繁夜醒分析｜断夜奶的时机
白天：小睡安排｜入睡程序示范`,
    },
    {
      slug: "first-aid-cpr",
      name: "心肺复苏与自动除颤器",
      subtitle: "黄金四分钟，人人会救",
      at: "first-aid",
      by: "su",
      motif: "stethoscope",
      price: 0,
      study: 31260,
      about: "一小时学会判断、呼救、按压和使用除颤器，附成人、儿童、婴儿三套流程图。",
      gains: ["迅速判断与呼救", "做出高质量按压", "正确使用除颤器"],
      outline: `判断与呼救：现场安全｜意识与呼吸判断
按压与通气：位置、深度与频率｜人工呼吸
除颤：贴片与放电｜儿童和婴儿的不同`,
    },
    {
      slug: "first-aid-family",
      name: "家庭急救二十招",
      subtitle: "噎食、烫伤、出血、骨折",
      at: "first-aid",
      by: "su",
      motif: "stethoscope",
      price: 79,
      member: 39,
      study: 8450,
      about: "二十种家庭意外的处置，先看错误做法，再学正确步骤，结尾附急救箱清单。",
      gains: ["海姆立克急救", "止血与包扎", "烫伤与骨折处置"],
      outline: `要命的：气道异物｜大出血｜触电与溺水
常见的：烫伤｜扭伤与骨折｜鼻出血与抽搐
准备：急救箱清单｜怎样打急救电话`,
    },
    {
      slug: "massage-shoulder",
      name: "保健按摩：肩颈与腰背",
      subtitle: "手法、力度、禁忌",
      at: "massage",
      by: "su",
      motif: "leaf",
      price: 149,
      member: 89,
      study: 3940,
      about: "讲解十种基本手法和两套成型流程，强调禁忌与力度，保护客人也保护自己的手。",
      gains: ["掌握十种基本手法", "完成肩颈与腰背流程", "识别禁忌情况"],
      outline: `基本功：体位与发力｜揉、按、拿、滚
流程：肩颈二十分钟｜腰背三十分钟
安全：哪些情况不能按｜手指的保护`,
    },
    {
      slug: "nutrition-guide",
      name: "公共营养师：膳食指导手册",
      subtitle: "食谱编制与营养计算",
      at: "nutrition",
      by: "su",
      motif: "bowl",
      kind: 3,
      price: 69,
      member: 35,
      study: 4620,
      about: "图文手册，含营养素速查、食谱编制步骤和六类人群的参考食谱。",
      gains: ["计算能量与营养素", "编制一周食谱", "给出膳食建议"],
      outline: `基础：能量与三大营养素｜食物交换份
编制：一日食谱六步｜成本与口味
人群：孕产妇食谱｜老年食谱｜学生餐`,
    },
  ],
};
