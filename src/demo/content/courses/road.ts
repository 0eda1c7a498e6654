import type { Subject } from "../types.ts";

export const road: Subject = {
  orgNo: "1002",
  motif: "truck",
  palettes: ["ocean", "forest", "slate", "midnight", "lemon", "brick", "stone", "lime"],
  audience: "适合道路运输驾驶员、押运与装卸管理人员，以及运输企业的安全管理人员。",
  method: "以法规条文为骨架，以真实路况和事故案例为血肉。每章配练习题，学时自动记录。",
  courses: [
    {
      slug: "passenger-licence",
      name: "道路旅客运输驾驶员从业资格",
      subtitle: "大纲全覆盖，理论加案例",
      at: "passenger",
      by: "ma",
      motif: "bus",
      price: 260,
      member: 260,
      study: 5620,
      about: "覆盖法规、职业道德、安全驾驶、应急处置和旅客服务，附章节练习与模拟考试。",
      gains: ["通过从业资格理论考试", "掌握客运应急处置", "规范完成出车检查"],
      outline: `法规与责任：道路运输条例要点｜驾驶员的权利与义务｜违法记分与案例
安全驾驶：出车前检查十二项｜夜间与雨雾行车｜山区与高速行车
旅客服务：乘客安全告知｜特殊旅客照顾
应急：起火与疏散｜落水与侧翻｜突发疾病处置`,
    },
    {
      slug: "freight-licence",
      name: "道路货物运输驾驶员从业资格",
      subtitle: "货物装载与行车安全",
      at: "freight",
      by: "ma",
      price: 220,
      member: 220,
      study: 8940,
      about: "围绕普通货运，讲车辆技术、货物装载加固、超限规定、行车安全与节能驾驶。",
      gains: ["通过从业资格理论考试", "正确装载与加固", "识别超限违法风险"],
      outline: `法规：货运相关法规｜超限超载的认定
车辆：日常维护｜轮胎与制动
装载：重心与配载｜绑扎与加固｜苫盖与检查
行车：长下坡与紧急避险｜疲劳的信号｜节能驾驶`,
    },
    {
      slug: "dangerous-driver",
      name: "危险货物运输驾驶员从业资格",
      subtitle: "九大类危险货物全解",
      at: "dangerous",
      by: "qin",
      motif: "hazard",
      price: 320,
      member: 320,
      study: 3780,
      about: "按九类危险货物讲特性、标志、装运要求与应急处置，事故复盘贯穿全程。",
      gains: ["识别危险货物标志", "执行装运安全要求", "完成初期应急处置"],
      outline: `基础：分类与标志｜包装与单证
九类货物：爆炸品与气体｜易燃液体与固体｜氧化性与毒性物质｜腐蚀品与杂类
运输：车辆与防护用品｜停车与路线｜动态监控
应急：泄漏｜火灾｜报告与警戒`,
    },
    {
      slug: "dangerous-escort",
      name: "危险货物押运人员培训",
      subtitle: "押的是货，守的是命",
      at: "dangerous",
      by: "qin",
      motif: "hazard",
      price: 280,
      member: 280,
      study: 2450,
      about: "讲押运职责、途中检查、交接和应急，配合情景演练视频。",
      gains: ["明确押运职责", "规范途中检查", "熟悉应急程序"],
      outline: `职责：押运员的权限与责任｜出车前核对
途中：定时检查表｜停车看护｜与驾驶员的配合
应急：个体防护穿戴｜泄漏处置演练`,
    },
    {
      slug: "dangerous-loading",
      name: "危险货物装卸管理人员培训",
      subtitle: "充装、卸货、静电",
      at: "dangerous",
      by: "qin",
      motif: "hazard",
      kind: 2,
      price: 240,
      member: 240,
      study: 1260,
      about: "三场直播，结合罐车充装现场画面，讲核验、接地、连锁与异常停止。",
      gains: ["执行充装前核验", "控制静电与火源", "处理充装异常"],
      outline: `充装：五必查｜接地与静电释放
卸货：软管与阀门｜余液处置
异常：超装与泄漏｜紧急切断`,
    },
    {
      slug: "taxi-licence",
      name: "巡游出租汽车驾驶员从业资格",
      subtitle: "法规、服务与地理",
      at: "taxi",
      by: "ma",
      motif: "taxi",
      price: 180,
      member: 180,
      study: 3190,
      about: "讲全国公共科目与服务规范，附区域科目学习方法与模拟考试。",
      gains: ["掌握公共科目知识", "规范服务用语", "应对乘客纠纷"],
      outline: `公共科目：法规政策｜安全运营｜节能与急救
服务：仪容与用语｜计价与票据｜遗失物处理
地理：认路的方法｜模拟考试讲评`,
    },
    {
      slug: "ride-hailing",
      name: "网约车驾驶员从业资格",
      subtitle: "平台规则与安全底线",
      at: "taxi",
      by: "ma",
      motif: "taxi",
      price: 180,
      member: 180,
      study: 6710,
      about: "在公共科目之外，补充平台规则、夜间安全与信息保护。",
      gains: ["通过公共科目考试", "理解平台规则", "保护自己与乘客"],
      outline: `法规：网约车经营服务规定｜处罚案例
安全：夜间出车｜车内冲突｜交通事故处理
服务：预约与等候｜乘客信息保护`,
    },
    {
      slug: "continue-passenger",
      name: "客运驾驶员安全继续教育（年度）",
      subtitle: "二十四学时，随时可学",
      at: "safety",
      by: "ma",
      motif: "bus",
      price: 120,
      member: 120,
      study: 11870,
      about: "按年度大纲更新，新法规、新案例、新技术，含心理健康与疲劳管理。",
      gains: ["完成年度继续教育学时", "了解新法规", "更新应急知识"],
      outline: `新法规：今年改了什么｜处罚标准变化
案例：三起客运事故复盘｜追尾与侧翻
身心：疲劳管理｜情绪与路怒
技术：辅助驾驶的边界｜灭火装置使用`,
    },
    {
      slug: "continue-freight",
      name: "货运驾驶员安全继续教育（年度）",
      subtitle: "用事故教会我们的事",
      at: "safety",
      by: "ma",
      price: 110,
      member: 110,
      study: 14620,
      about: "聚焦疲劳、盲区、制动失效和违规装载，配三维事故还原。",
      gains: ["完成年度继续教育学时", "掌握盲区规避", "预防制动失效"],
      outline: `人：疲劳与健康｜手机与分心
车：盲区与内轮差｜制动热衰退
货：偏载与侧翻｜绑扎失效案例
路：施工路段｜恶劣天气`,
    },
    {
      slug: "continue-danger",
      name: "危货从业人员继续教育（年度）",
      subtitle: "新标准、新案例",
      at: "safety",
      by: "qin",
      motif: "hazard",
      price: 150,
      member: 150,
      study: 4260,
      about: "解读最新运输标准，复盘近年典型事故，强化应急响应。",
      gains: ["完成年度继续教育学时", "掌握新标准变化", "提升应急能力"],
      outline: `标准：电子运单｜罐体检验要求
案例：隧道火灾复盘｜泄漏中毒复盘
应急：疏散距离速算｜信息报告模板`,
    },
    {
      slug: "defensive-driving",
      name: "防御性驾驶：提前五秒看见危险",
      subtitle: "两百段行车记录画面",
      at: "defensive",
      by: "dong",
      motif: "wheel",
      price: 99,
      member: 49,
      study: 9130,
      about: "暂停、预测、揭晓。用行车记录画面训练观察，把“没想到”变成“早就防着”。",
      gains: ["建立扫视习惯", "预判他人动作", "保留安全空间"],
      outline: `看得远：十五秒视野｜扫视后视镜的节奏
想得到：鬼探头预测训练｜路口的六个方向｜大车旁边
留得住：跟车距离｜逃生空间｜雨天减速多少`,
    },
    {
      slug: "winter-mountain",
      name: "冰雪与山区道路安全驾驶",
      subtitle: "制动、转向、自救",
      at: "defensive",
      by: "dong",
      motif: "wheel",
      kind: 2,
      price: 0,
      study: 4870,
      about: "入冬公益直播，冰雪试车场实拍，讲防滑链、发动机制动与避险车道。",
      gains: ["正确安装防滑链", "控制下坡车速", "使用避险车道"],
      outline: `冰雪：附着力实验｜防滑链安装｜侧滑修正
山区：长下坡控速｜避险车道实拍`,
    },
    {
      slug: "fleet-safety",
      name: "运输企业安全生产标准化",
      subtitle: "制度、台账、隐患排查",
      at: "fleet",
      by: "qin",
      motif: "shield",
      price: 390,
      member: 290,
      study: 1730,
      about: "面向企业负责人和安全员，逐条讲标准化达标要素，附全套制度与台账模板。",
      gains: ["建立双重预防机制", "规范安全台账", "通过达标考评"],
      outline: `体系：目标职责与制度｜安全投入
运行：教育培训台账｜动态监控管理｜隐患排查治理
达标：自评与整改｜考评现场问答`,
    },
    {
      slug: "road-law-handbook",
      name: "道路运输法规汇编与题库",
      subtitle: "最新条文加八百道练习",
      at: "fleet",
      by: "qin",
      motif: "scale",
      kind: 3,
      price: 39,
      member: 0,
      study: 7450,
      about: "按主题重排法规条文，标注考试频率，配八百道练习与解析。",
      gains: ["快速查阅条文", "抓住考试重点", "自测自评"],
      outline: `条文：通用法规汇编｜客运与货运规定｜危险货物规定
题库：判断题三百道｜单选题四百道｜案例题一百道`,
    },
    {
      slug: "fleet-forms",
      name: "车队安全管理表格资料包",
      subtitle: "出车、检查、会议、应急四十张",
      at: "fleet",
      by: "dong",
      motif: "document",
      kind: 4,
      price: 19,
      member: 0,
      study: 3320,
      about: "可编辑的表格模板，适合中小车队直接使用。",
      gains: ["规范日常检查", "完整会议记录", "应急演练有据"],
      outline: `日常：出车前检查表.xlsx｜维护记录表.xlsx
管理：安全例会记录.docx｜应急演练方案.docx`,
    },
  ],
};
