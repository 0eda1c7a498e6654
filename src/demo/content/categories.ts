import type { CategorySeed } from "./types.ts";

/** The vocational skills tree (category_type 1). Thirteen top entries: the mega menu scrolls above ten. */
export const vocationalCategories: CategorySeed[] = [
  top("it", "信息技术", "Information technology", [
    top("it-code", "软件开发", "Software development", [
      leaf("web", "Web 前端", "Web front end"),
      leaf("backend", "后端开发", "Back end"),
      leaf("python", "Python 编程", "Python"),
      leaf("mobile", "移动应用", "Mobile apps"),
    ]),
    top("it-data", "数据与智能", "Data and AI", [
      leaf("analysis", "数据分析", "Data analysis"),
      leaf("ai", "人工智能应用", "Applied AI"),
      leaf("database", "数据库", "Databases"),
    ]),
    top("it-ops", "网络与运维", "Networks and operations", [
      leaf("network", "网络管理", "Network administration"),
      leaf("security", "信息安全", "Information security"),
      leaf("cloud", "云计算运维", "Cloud operations"),
    ]),
  ]),
  top("electric", "电工电子", "Electrical and electronics", [
    top("electric-job", "电工上岗", "Electrician licences", [
      leaf("low-voltage", "低压电工", "Low-voltage electrician"),
      leaf("high-voltage", "高压电工", "High-voltage electrician"),
    ]),
    top("electric-auto", "自动化控制", "Automation", [
      leaf("plc", "PLC 编程", "PLC programming"),
      leaf("drive", "变频与伺服", "Drives and servos"),
      leaf("robot", "工业机器人", "Industrial robots"),
    ]),
    top("electric-circuit", "电子技术", "Electronics", [
      leaf("assembly", "电子装配", "Electronic assembly"),
      leaf("mcu", "单片机", "Microcontrollers"),
    ]),
  ]),
  top("machine", "机械加工", "Machining", [
    top("machine-cnc", "数控加工", "CNC machining", [
      leaf("cnc-lathe", "数控车", "CNC turning"),
      leaf("cnc-mill", "数控铣与加工中心", "CNC milling"),
    ]),
    top("machine-base", "机械基础", "Fundamentals", [
      leaf("drawing", "机械制图", "Technical drawing"),
      leaf("measure", "公差与测量", "Tolerances and measuring"),
      leaf("fitter", "钳工", "Bench work"),
    ]),
  ]),
  top("welding", "焊接技术", "Welding", [
    top("welding-hand", "手工焊接", "Manual welding", [
      leaf("arc", "焊条电弧焊", "Stick welding"),
      leaf("tig", "氩弧焊", "TIG welding"),
      leaf("mag", "二氧化碳保护焊", "MAG welding"),
    ]),
    top("welding-check", "焊接检验", "Weld inspection", [
      leaf("ndt", "无损检测", "Non-destructive testing"),
      leaf("weld-quality", "焊接质量", "Weld quality"),
    ]),
  ]),
  top("auto", "汽车维修", "Vehicle repair", [
    top("auto-engine", "机电维修", "Engine and electrics", [
      leaf("engine", "发动机", "Engines"),
      leaf("chassis", "底盘与制动", "Chassis and brakes"),
      leaf("auto-electric", "汽车电器", "Vehicle electrics"),
    ]),
    top("auto-new", "新能源汽车", "New energy vehicles", [
      leaf("ev-battery", "动力电池", "Traction batteries"),
      leaf("ev-check", "三电检修", "Electric drive service"),
    ]),
    top("auto-body", "钣金与美容", "Body and detailing", [leaf("bodywork", "钣金喷漆", "Body and paint")]),
  ]),
  top("care", "健康照护", "Health and care", [
    top("care-elder", "养老护理", "Elderly care", [
      leaf("elder", "养老护理员", "Elderly carer"),
      leaf("dementia", "失智照护", "Dementia care"),
    ]),
    top("care-child", "母婴护理", "Mother and baby", [
      leaf("maternity", "月嫂", "Maternity nurse"),
      leaf("infant", "育婴师", "Infant carer"),
    ]),
    top("care-health", "健康服务", "Health services", [
      leaf("first-aid", "应急救护", "First aid"),
      leaf("massage", "保健按摩", "Massage"),
      leaf("nutrition", "公共营养", "Nutrition"),
    ]),
  ]),
  top("cook", "烹饪餐饮", "Cooking and catering", [
    top("cook-chinese", "中式烹调", "Chinese cuisine", [
      leaf("sichuan", "川菜", "Sichuan"),
      leaf("cantonese", "粤菜", "Cantonese"),
      leaf("home-dish", "家常菜", "Home cooking"),
    ]),
    top("cook-pastry", "面点烘焙", "Pastry and baking", [
      leaf("dimsum", "中式面点", "Chinese pastry"),
      leaf("bakery", "西点烘焙", "Western baking"),
    ]),
    top("cook-drink", "茶饮咖啡", "Tea and coffee", [leaf("tea", "茶艺", "Tea"), leaf("coffee", "咖啡", "Coffee")]),
  ]),
  top("road", "道路运输", "Road transport", [
    top("road-licence", "从业资格", "Professional licences", [
      leaf("passenger", "道路客运", "Passenger transport"),
      leaf("freight", "道路货运", "Freight transport"),
      leaf("dangerous", "危险货物运输", "Dangerous goods"),
      leaf("taxi", "出租与网约车", "Taxi and ride hailing"),
    ]),
    top("road-continue", "继续教育", "Continuing education", [
      leaf("safety", "安全继续教育", "Safety education"),
      leaf("defensive", "防御性驾驶", "Defensive driving"),
    ]),
    top("road-manage", "运输管理", "Fleet management", [leaf("fleet", "企业安全管理", "Fleet safety")]),
  ]),
  top("build", "建筑施工", "Construction", [
    top("build-site", "施工现场", "On site", [
      leaf("site-engineer", "施工员", "Site engineer"),
      leaf("site-safety", "安全员", "Safety officer"),
      leaf("scaffold", "架子工与塔吊", "Scaffolding and cranes"),
    ]),
    top("build-design", "造价与建模", "Costing and modelling", [
      leaf("cost", "工程造价", "Cost estimating"),
      leaf("bim", "BIM 建模", "BIM modelling"),
    ]),
  ]),
  top("logistics", "现代物流", "Logistics", [
    top("logistics-store", "仓储配送", "Warehousing", [
      leaf("warehouse", "仓储管理", "Warehouse management"),
      leaf("forklift", "叉车操作", "Forklift operation"),
    ]),
    top("logistics-chain", "供应链", "Supply chain", [
      leaf("supply", "供应链管理", "Supply chain management"),
      leaf("customs", "报关与国际货代", "Customs and forwarding"),
    ]),
  ]),
  top("beauty", "美容美发", "Hair and beauty", [
    top("beauty-hair", "美发", "Hairdressing", [
      leaf("haircut", "剪发造型", "Cutting and styling"),
      leaf("hair-color", "烫染", "Perming and colouring"),
    ]),
    top("beauty-face", "美容", "Beauty", [leaf("makeup", "化妆", "Make-up"), leaf("skin", "皮肤护理", "Skin care")]),
  ]),
  top("design", "设计创意", "Design", [
    top("design-visual", "视觉设计", "Visual design", [
      leaf("graphic", "平面设计", "Graphic design"),
      leaf("ui", "UI 设计", "Interface design"),
    ]),
    top("design-video", "影像制作", "Film and photo", [
      leaf("short-video", "短视频", "Short video"),
      leaf("photo", "摄影", "Photography"),
    ]),
  ]),
  top("language", "语言培训", "Languages", [
    top("language-life", "生活英语", "Everyday English", [
      leaf("speaking", "英语口语", "Speaking"),
      leaf("pronunciation", "英语发音", "Pronunciation"),
    ]),
    top("language-work", "职场英语", "English at work", [
      leaf("business-english", "商务英语", "Business English"),
      leaf("writing", "英语写作", "Writing"),
    ]),
    top("language-exam", "英语考试", "English exams", [leaf("ielts", "雅思", "IELTS"), leaf("toefl", "托福", "TOEFL")]),
  ]),
];

/** The business school tree (category_type 2). */
export const businessCategories: CategorySeed[] = [
  top("manage", "企业管理", "Management", [
    top("manage-team", "团队管理", "Leading teams", [
      leaf("new-manager", "新任经理", "New managers"),
      leaf("execution", "执行与复盘", "Execution"),
    ]),
    top("manage-strategy", "经营战略", "Strategy", [
      leaf("strategy", "战略规划", "Strategic planning"),
      leaf("process", "流程与质量", "Process and quality"),
    ]),
  ]),
  top("market", "市场营销", "Marketing", [
    top("market-digital", "数字营销", "Digital marketing", [
      leaf("new-media", "新媒体运营", "Social media"),
      leaf("ads", "广告投放", "Advertising"),
    ]),
    top("market-sales", "品牌与销售", "Brand and sales", [
      leaf("brand", "品牌", "Branding"),
      leaf("sales", "销售技巧", "Selling"),
    ]),
  ]),
  top("finance", "财务会计", "Finance", [
    top("finance-account", "会计实务", "Accounting", [
      leaf("junior", "初级会计", "Junior accountant"),
      leaf("tax", "税务实操", "Taxation"),
    ]),
    top("finance-analysis", "财务管理", "Financial management", [
      leaf("report", "财务分析", "Financial analysis"),
      leaf("cost-control", "成本与预算", "Cost and budget"),
    ]),
  ]),
  top("people", "人力资源", "Human resources", [
    top("people-talent", "选育用留", "Talent", [
      leaf("recruit", "招聘面试", "Recruiting"),
      leaf("trainer", "企业培训", "Training"),
    ]),
    top("people-system", "制度与薪酬", "Policy and pay", [
      leaf("pay", "薪酬绩效", "Pay and performance"),
      leaf("labour", "劳动关系", "Labour relations"),
    ]),
  ]),
  top("startup", "创新创业", "Entrepreneurship", [
    top("startup-begin", "创业起步", "Starting up", [
      leaf("plan", "商业计划", "Business plans"),
      leaf("shop", "小店经营", "Running a shop"),
    ]),
    top("startup-money", "融资与股权", "Funding and equity", [leaf("equity", "股权设计", "Equity")]),
  ]),
  top("project", "项目管理", "Project management", [
    top("project-method", "方法与认证", "Methods and exams", [
      leaf("pmp", "PMP", "PMP"),
      leaf("agile", "敏捷", "Agile"),
    ]),
  ]),
  top("commerce", "电子商务", "E-commerce", [
    top("commerce-shop", "网店经营", "Online shops", [
      leaf("store", "店铺运营", "Store operations"),
      leaf("livestream", "直播带货", "Live commerce"),
    ]),
    top("commerce-world", "跨境电商", "Cross-border", [leaf("cross", "平台运营", "Marketplaces")]),
  ]),
  top("office", "职场能力", "Workplace skills", [
    top("office-tool", "办公软件", "Office software", [
      leaf("excel", "Excel", "Excel"),
      leaf("slides", "PPT 演示", "Presentations"),
    ]),
    top("office-soft", "沟通表达", "Communication", [
      leaf("talk", "沟通", "Communication"),
      leaf("document", "公文写作", "Official writing"),
    ]),
  ]),
];

function top(key: string, zh: string, en: string, children: CategorySeed[]): CategorySeed {
  return { key, zh, en, children };
}

function leaf(key: string, zh: string, en: string): CategorySeed {
  return { key, zh, en };
}
