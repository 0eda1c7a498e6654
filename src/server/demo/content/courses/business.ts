import type { Subject } from '../types.ts'

/** The business school. */
export const management: Subject = {
  orgNo: 'default', motif: 'briefcase', palettes: ['midnight', 'forest', 'stone', 'ocean', 'brick', 'mint'],
  audience: '适合刚走上管理岗位的主管、部门经理，以及中小企业的负责人。',
  method: '每节解决一个管理难题，先看案例对话，再讲方法，最后给一张可以直接填写的表。',
  courses: [
    { slug: 'first-manager', name: '新任经理的九十天', subtitle: '从做事到带人', at: 'new-manager', by: 'zheng', price: 199, member: 99, study: 8650, about: '把九十天分成三段：听、定、推。讲清怎样与上级对齐、怎样布置任务、怎样开好第一次一对一。', gains: ['完成角色转换', '布置清楚的任务', '给出有用的反馈'],
      outline: `第一个月·听：与上级对齐期望｜一对一怎么谈｜看懂团队现状
第二个月·定：目标与分工｜布置任务的五句话
第三个月·推：反馈与辅导｜处理第一个冲突｜九十天复盘` },
    { slug: 'feedback-talk', name: '绩效面谈：把难听的话说好', subtitle: '情景演练十二则', at: 'new-manager', by: 'zheng', motif: 'speech', price: 129, member: 69, study: 4230, about: '十二个面谈情景，从表现优秀到屡次犯错，逐句拆解怎么开口、怎么收尾。', gains: ['用事实代替评价', '让对方说出改进办法', '留下清楚的约定'],
      outline: `准备：收集事实｜面谈提纲
情景：骨干想离开｜老员工倚老卖老｜新人跟不上
收尾：约定与跟进｜面谈记录` },
    { slug: 'review-method', name: '复盘：把经验变成能力', subtitle: '四步法与工具表', at: 'execution', by: 'zheng', motif: 'target', price: 89, member: 0, study: 6740, about: '回顾目标、评估结果、分析原因、总结规律，配三个真实项目的复盘录像。', gains: ['主持一次复盘', '分清运气与能力', '让结论落地'],
      outline: `方法：四步与提问清单｜主持人的角色
案例：一次失败的促销｜一次延期的上线
落地：行动清单｜知识沉淀` },
    { slug: 'okr-practice', name: '目标管理：OKR 落地工作坊', subtitle: '三场直播写出自己的目标', at: 'execution', by: 'zheng', motif: 'target', kind: 2, price: 169, member: 99, study: 2380, about: '边讲边写，学员当场提交，讲师逐条修改，走完一个季度的设定、对齐与打分。', gains: ['写出可衡量的结果', '上下左右对齐', '避免变成考核表'],
      outline: `设定专场：目标的样子｜关键结果改稿
运行专场：对齐会｜双周跟进｜季度打分` },
    { slug: 'strategy-map', name: '中小企业战略规划', subtitle: '一张纸说清明年', at: 'strategy', by: 'zheng', motif: 'compass', price: 399, member: 299, study: 1820, about: '不讲宏大理论，用五张图帮经营者想清客户、产品、能力、节奏与取舍。', gains: ['看清自己的位置', '做出取舍', '把规划变成预算'],
      outline: `看：客户为什么选我们｜对手与替代者
定：五张图｜做什么与不做什么
落：年度节奏｜预算与责任人` },
    { slug: 'lean-process', name: '流程优化与精益改善', subtitle: '找到浪费，改掉浪费', at: 'process', by: 'zheng', motif: 'gear', price: 239, member: 159, study: 2150, about: '用价值流图、看板和标准作业，改善一个报销流程和一条包装线。', gains: ['画出价值流图', '识别七种浪费', '固化改善成果'],
      outline: `看见：价值流图｜七种浪费
改善：报销流程从九天到两天｜包装线平衡
固化：标准作业｜日常管理板` },
    { slug: 'iso9001-internal', name: 'ISO 9001 内审员教程', subtitle: '条款解读与审核技巧', at: 'process', by: 'zheng', motif: 'shield', kind: 3, price: 99, member: 59, study: 2670, about: '逐条解读标准，附检查表、不符合项写法与审核案例。', gains: ['理解标准条款', '编制检查表', '写好不符合项'],
      outline: `条款：领导作用与策划｜支持与运行｜评价与改进
审核：检查表编制｜现场提问｜不符合项与跟踪` },
  ],
}

export const market: Subject = {
  orgNo: 'default', motif: 'megaphone', palettes: ['coral', 'plum', 'lemon', 'sky', 'rose', 'teal'],
  audience: '适合市场、运营、销售岗位的同事，以及自己带货、自己开店的创业者。',
  method: '账号、广告与话术全部用真实素材拆解，数据公开，失败案例也照讲不误。',
  courses: [
    { slug: 'new-media-account', name: '新媒体账号从零到一万粉', subtitle: '定位、选题、节奏', at: 'new-media', by: 'tang', price: 149, member: 79, study: 11290, about: '公开一个新账号一百天的全部后台数据，讲定位、选题库、封面与复盘。', gains: ['确定账号定位', '建立选题库', '读懂后台数据'],
      outline: `定位：讲给谁听｜对标与差异
内容：选题库的建法｜标题与封面｜固定栏目
增长：发布节奏｜评论区经营｜一百天复盘` },
    { slug: 'copywriting', name: '文案写作：一句话让人停下来', subtitle: '二十四种开头', at: 'new-media', by: 'tang', motif: 'letters', price: 99, member: 49, study: 9870, about: '从产品说明到朋友圈，讲利益点、具体化与节奏，每节当堂改写。', gains: ['写出有利益点的标题', '把抽象变具体', '形成自己的文风'],
      outline: `开头：二十四种开头｜标题改写
中间：讲好一个场景｜证据与数字
结尾：行动号召｜长文结构` },
    { slug: 'ads-delivery', name: '信息流广告投放与优化', subtitle: '预算不大，也能投明白', at: 'ads', by: 'tang', motif: 'target', price: 269, member: 179, study: 2340, about: '从账户搭建到素材测试、出价与归因，用三个小预算账户实录讲优化。', gains: ['搭建清晰的账户结构', '设计素材测试', '看懂转化成本'],
      outline: `搭建：目标与计划结构｜人群与出价
素材：测试方法｜落地页检查
优化：放量与止损｜归因的坑` },
    { slug: 'brand-story', name: '品牌定位与品牌故事', subtitle: '让人记住，让人转述', at: 'brand', by: 'tang', motif: 'swatch', price: 199, member: 129, study: 2980, about: '分析八个本土品牌，学会提炼一句话定位，并写出有人味的品牌故事。', gains: ['提炼一句话定位', '写出品牌故事', '统一对外表达'],
      outline: `定位：品类与差异｜一句话练习
故事：创始人故事怎么写｜顾客的故事
表达：语气与禁忌词｜门店与包装` },
    { slug: 'sales-visit', name: '大客户销售：六次拜访成交', subtitle: '每次拜访都有目的', at: 'sales', by: 'zheng', motif: 'handshake', price: 249, member: 169, study: 3610, about: '按销售阶段设计六次拜访，讲提问、方案、异议、谈判与回款。', gains: ['设计拜访目的', '用提问发现需求', '处理价格异议'],
      outline: `开门：约见与准备｜第一次拜访
深入：提问的四层｜找到决策链
成交：方案呈现｜价格谈判｜合同与回款` },
    { slug: 'store-sales', name: '门店导购成交技巧直播', subtitle: '从进店到连带', at: 'sales', by: 'tang', motif: 'shop', kind: 2, price: 79, member: 0, study: 4120, about: '两场直播，门店实拍对话，讲迎宾、试用、连带与售后回访。', gains: ['自然开场', '提高连带率', '做好回访'],
      outline: `开场专场：迎宾六种说法｜观察与提问
成交专场：试用体验｜连带与回访` },
  ],
}

export const finance: Subject = {
  orgNo: 'default', motif: 'calculator', palettes: ['forest', 'mint', 'stone', 'midnight', 'sand'],
  audience: '适合会计新人、准备考证的学员，以及想看懂报表的经营者。',
  method: '用一家虚拟公司的十二个月业务贯穿始终，凭证、账簿、报表都亲手做一遍。',
  courses: [
    { slug: 'junior-accountant', name: '初级会计职称双科通关', subtitle: '实务与经济法基础', at: 'junior', by: 'he', price: 359, member: 259, study: 9460, about: '按考纲精讲，配口诀、例题与机考演练，每章后有错题回炉。', gains: ['掌握核心考点', '完成八套模拟卷', '形成错题体系'],
      outline: `实务·资产：货币资金与应收｜存货计价｜固定资产折旧
实务·负债权益：应付职工薪酬｜应交税费｜收入确认
经济法基础：会计法律制度｜支付结算｜增值税与所得税
冲刺：计算题专练｜模拟机考讲评` },
    { slug: 'cashier', name: '出纳实务：钱、票、账', subtitle: '一个月上手', at: 'junior', by: 'he', motif: 'coin', price: 89, member: 49, study: 6120, about: '现金、银行、票据、报销、对账，按一个月的工作日历排课。', gains: ['规范收付款', '识别票据问题', '编制资金日报'],
      outline: `上半月：现金与银行收付｜票据与印鉴
下半月：费用报销审核｜银行对账｜资金日报` },
    { slug: 'vat-practice', name: '增值税与所得税申报实操', subtitle: '表单逐行填写', at: 'tax', by: 'he', motif: 'receipt', price: 229, member: 149, study: 4850, about: '小规模与一般纳税人分开讲，跟着电子税务局界面逐行填写并检查勾稽。', gains: ['准确填写申报表', '理解常用优惠', '排查申报风险'],
      outline: `增值税：小规模申报｜一般纳税人申报｜进项抵扣的边界
所得税：季度预缴｜汇算清缴调整
风险：预警指标｜自查清单` },
    { slug: 'tax-live', name: '税收新政解读直播', subtitle: '每季一次，听完就能用', at: 'tax', by: 'he', motif: 'receipt', kind: 2, price: 0, study: 7240, about: '逐条解读新政，用例子说明谁受影响、怎么填表、何时生效。', gains: ['了解最新政策', '判断是否适用', '避免误用'],
      outline: `一季度：小微优惠延续｜研发费用扣除
二季度：个税汇算要点｜发票新规` },
    { slug: 'read-report', name: '三张报表看懂一家公司', subtitle: '写给不是会计的你', at: 'report', by: 'he', motif: 'pie', price: 159, member: 89, study: 7830, about: '用奶茶店讲三张报表，再用上市公司年报练手，学会看利润质量与现金流。', gains: ['理解三张报表的关系', '计算关键指标', '识别粉饰信号'],
      outline: `奶茶店的账：资产负债表｜利润表｜现金流量表
读年报：指标怎么选｜同行比较
防陷阱：利润与现金背离｜应收与存货异常` },
    { slug: 'budget-cost', name: '全面预算与成本控制', subtitle: '预算不是拍脑袋', at: 'cost-control', by: 'he', price: 289, member: 199, study: 1960, about: '以制造企业为例，编制销售、生产、费用与资金预算，讲本量利与责任成本。', gains: ['编制全面预算', '做本量利分析', '跟踪预算差异'],
      outline: `编制：从销售预算开始｜生产与采购｜资金预算
控制：本量利｜责任中心｜差异分析` },
    { slug: 'finance-templates', name: '财务表格模板资料包', subtitle: '预算、现金流、应收五十张', at: 'cost-control', by: 'he', motif: 'table', kind: 4, price: 35, member: 0, study: 8260, about: '公式已设好，填数即用，附使用说明视频。', gains: ['快速搭建报表', '减少公式错误', '规范数据口径'],
      outline: `经营：预算模板.xlsx｜现金流预测.xlsx
日常：应收账龄.xlsx｜费用台账.xlsx` },
  ],
}

export const people: Subject = {
  orgNo: 'default', motif: 'people', palettes: ['lavender', 'teal', 'coral', 'sky', 'sand'],
  audience: '适合人力资源从业者、用人部门经理与企业内训师。',
  method: '流程、表单、话术三件套，每个环节都有合规提示。',
  courses: [
    { slug: 'interview-hire', name: '招聘面试：看准人的方法', subtitle: '结构化提问与评分', at: 'recruit', by: 'zheng', price: 179, member: 99, study: 4370, about: '从岗位画像到追问技巧，观看六段真实面试，边看边打分。', gains: ['写出岗位画像', '设计行为提问', '减少第一印象偏差'],
      outline: `面试前：岗位画像｜简历筛选
面试中：行为提问｜追问与求证｜六段面试打分
面试后：评价会｜录用谈薪` },
    { slug: 'internal-trainer', name: '企业内训师：把经验讲成课', subtitle: '三天开发一门课', at: 'trainer', by: 'zheng', motif: 'board', price: 199, member: 129, study: 3190, about: '用萃取、设计、呈现三步，把岗位经验变成四十分钟的好课。', gains: ['萃取岗位经验', '设计课堂活动', '自信登台'],
      outline: `萃取：访谈高手｜关键场景
设计：目标与结构｜活动与练习
呈现：开场与互动｜试讲点评` },
    { slug: 'pay-system', name: '薪酬体系设计', subtitle: '职级、宽带、调薪', at: 'pay', by: 'zheng', motif: 'coin', price: 299, member: 199, study: 1740, about: '带着一家百人公司的数据，从岗位评价到薪酬结构和年度调薪。', gains: ['完成岗位评价', '搭建薪酬结构', '测算人工成本'],
      outline: `基础：岗位评价｜市场数据
结构：职级与宽带｜固定与浮动
运行：年度调薪｜人工成本测算` },
    { slug: 'labour-law', name: '劳动用工风险防范', subtitle: '从入职到离职的三十个坑', at: 'labour', by: 'he', motif: 'scale', price: 159, member: 89, study: 5030, about: '按员工生命周期讲三十个争议案例，附合同与通知模板。', gains: ['规范合同与制度', '合法处理调岗与解除', '准备仲裁证据'],
      outline: `入职：录用通知与合同｜试用期的界限
在职：加班与休假｜调岗调薪
离职：协商与解除｜竞业限制｜仲裁证据` },
    { slug: 'hr-forms', name: '人事制度与表单合集', subtitle: '入转调离全覆盖', at: 'labour', by: 'zheng', motif: 'document', kind: 3, price: 45, member: 0, study: 6410, about: '按流程整理的制度范本与表单，含修改说明。', gains: ['补全人事制度', '规范流程', '降低风险'],
      outline: `制度：员工手册范本｜考勤与休假制度
表单：入职与转正｜调岗与离职` },
  ],
}

export const venture: Subject = {
  orgNo: 'default', motif: 'rocket', palettes: ['plum', 'lemon', 'ocean', 'rose', 'lime', 'mint'],
  audience: '适合准备创业或刚起步的经营者、项目负责人与网店店主。',
  method: '只讲小成本能验证的办法，每节都有一张行动清单。',
  courses: [
    { slug: 'business-plan', name: '一页纸商业计划', subtitle: '想清楚再花钱', at: 'plan', by: 'zheng', price: 99, member: 0, study: 5980, about: '用一页纸回答九个问题，再用两周时间以最低成本验证最危险的假设。', gains: ['写出一页纸计划', '找到关键假设', '设计低成本验证'],
      outline: `九个问题：为谁解决什么｜怎么收钱｜成本在哪里
验证：假设排序｜访谈二十个顾客｜小规模试卖` },
    { slug: 'small-shop', name: '开一家赚钱的小店', subtitle: '选址、装修、开业、复购', at: 'shop', by: 'tang', motif: 'shop', price: 169, member: 99, study: 7120, about: '跟拍三家小店从选址到开业半年，账本公开，讲租金、客流与复购。', gains: ['测算保本点', '评估选址', '设计复购'],
      outline: `开店前：选址数人头｜租约谈判｜保本点测算
开业：装修省钱处｜试营业与定价
半年后：会员与复购｜人员排班` },
    { slug: 'equity-design', name: '创始团队股权设计', subtitle: '先小人，后君子', at: 'equity', by: 'he', motif: 'scale', price: 259, member: 179, study: 1580, about: '讲出资、分工、成熟与退出，附协议要点，用四个散伙案例说明规则的价值。', gains: ['设计合理比例', '约定成熟与退出', '预留激励池'],
      outline: `分：出资与出力｜四个散伙案例
约：成熟机制｜退出价格
留：期权池｜融资稀释` },
    { slug: 'pmp-exam', name: 'PMP 认证备考', subtitle: '考纲精讲与模拟题', at: 'pmp', by: 'zheng', motif: 'kanban', price: 459, member: 329, study: 4680, about: '按人员、过程、商业环境三大领域讲解，预测、敏捷、混合方法兼顾，含三套模考。', gains: ['掌握考试内容大纲', '熟练做情景题', '完成三套模考'],
      outline: `人员：团队与冲突｜领导风格
过程：范围与进度｜成本与风险｜采购与质量
商业环境：合规与收益｜变更
冲刺：敏捷题专练｜模考讲评` },
    { slug: 'scrum-team', name: '敏捷开发与 Scrum 实战', subtitle: '一个团队的六个冲刺', at: 'agile', by: 'lin', motif: 'kanban', price: 199, member: 129, study: 2890, about: '纪录片式跟拍一个团队的六个冲刺，讲待办梳理、站会、评审与回顾的真实样子。', gains: ['写好用户故事', '主持各类会议', '用数据改进'],
      outline: `起步：角色与待办｜故事拆分
冲刺：计划会｜站会十五分钟｜评审
改进：回顾会｜速度与周期` },
    { slug: 'taobao-store', name: '网店运营：从上新到爆款', subtitle: '选品、详情、流量', at: 'store', by: 'tang', motif: 'shop', price: 189, member: 119, study: 5340, about: '用一家家居小店实操，讲选品表、主图详情、搜索流量与活动报名。', gains: ['做出选品表', '优化主图详情', '安排推广节奏'],
      outline: `选品：选品表｜供应商比较
上架：主图与标题｜详情页结构
流量：搜索与推荐｜活动与直通｜客服话术` },
    { slug: 'live-commerce', name: '直播带货主播训练营', subtitle: '人、货、场，五天上手', at: 'livestream', by: 'tang', motif: 'live', kind: 2, price: 229, member: 149, study: 3860, about: '五天直播训练，每天一练一评，从开场、讲品、互动到逼单与复盘。', gains: ['完成产品讲解结构', '带动直播间节奏', '读懂场次数据'],
      outline: `前三天·练：开场与留人｜讲品五步｜互动与节奏
后两天·播：模拟开播｜数据复盘` },
    { slug: 'cross-border', name: '跨境电商平台运营入门', subtitle: '选品、物流、合规', at: 'cross', by: 'tang', motif: 'globe', price: 249, member: 169, study: 3270, about: '从开店资料到首单发货，讲平台规则、头程物流、广告与税务合规。', gains: ['完成开店与上架', '核算到岸成本', '遵守平台与税务规则'],
      outline: `开店：资料与审核｜选品与合规
运营：listing 优化｜站内广告
履约：头程与仓储｜退货｜税务` },
  ],
}

export const office: Subject = {
  orgNo: 'default', motif: 'slides', palettes: ['sky', 'mint', 'stone', 'lavender', 'midnight', 'sand'],
  audience: '适合所有需要写、说、算的职场人。',
  method: '每节十五分钟以内，学一个马上能用的技巧，配练习文件。',
  courses: [
    { slug: 'excel-efficient', name: 'Excel 高效办公四十讲', subtitle: '从录入到透视表', at: 'excel', by: 'shen', motif: 'table', price: 99, member: 0, study: 19840, about: '四十个常见任务，从规范录入、常用函数到透视表和图表，配练习文件。', gains: ['规范录入与清洗', '掌握十二个高频函数', '用透视表出报表'],
      outline: `规范：数据要一列一类｜快速填充与分列｜下拉与校验
函数：查找与引用｜条件汇总｜日期与文本
分析：透视表｜动态图表｜打印与保护` },
    { slug: 'excel-power', name: 'Excel 数据处理进阶：查询与模型', subtitle: '告别复制粘贴', at: 'excel', by: 'shen', motif: 'table', price: 159, member: 89, study: 4960, about: '用查询工具自动合并清洗，用数据模型做多表分析，一键刷新。', gains: ['自动合并多文件', '建立多表模型', '写基本度量值'],
      outline: `查询：合并文件夹｜逆透视｜参数化
模型：关系与维度｜度量值入门｜一键刷新的月报` },
    { slug: 'ppt-story', name: 'PPT 演示：讲清一件事', subtitle: '结构、版式、图表', at: 'slides', by: 'jiang', price: 109, member: 59, study: 12630, about: '先写一句话结论，再排结构，最后才动手做页面，改造二十份真实汇报。', gains: ['搭建汇报结构', '做出干净页面', '用图表说话'],
      outline: `结构：一句话结论｜三层结构
页面：对齐与留白｜图文关系｜图表改造
上台：开场与收尾｜时间控制` },
    { slug: 'communication', name: '职场沟通：向上、平行、向下', subtitle: '三十个对话现场', at: 'talk', by: 'zheng', motif: 'speech', price: 119, member: 69, study: 8970, about: '汇报、求助、拒绝、催办、道歉，三十段对话先错后对，逐句对比。', gains: ['汇报先说结论', '得体地拒绝与求助', '化解误会'],
      outline: `向上：汇报进度｜争取资源｜报告坏消息
平行：请人帮忙｜催办不伤人｜说不
向下：布置与追问｜批评与鼓励` },
    { slug: 'public-speaking', name: '当众表达：不紧张的秘密', subtitle: '七天小步练习', at: 'talk', by: 'tang', motif: 'mic', price: 0, study: 13480, about: '七天，每天一个三分钟练习，从对镜说话到小组分享，逐步适应紧张。', gains: ['缓解紧张', '组织三分钟发言', '用故事打动人'],
      outline: `前三天：呼吸与站姿｜说清一件小事｜停顿
后四天：讲一个故事｜即兴发言｜小组分享` },
    { slug: 'official-document', name: '公文写作规范与实例', subtitle: '通知、请示、报告、纪要', at: 'document', by: 'zheng', motif: 'document', price: 139, member: 79, study: 5720, about: '按文种讲格式、语言与常见错误，每种配三篇例文和一次改稿。', gains: ['分清文种', '格式不出错', '语言准确简洁'],
      outline: `规范：格式要素｜行文规则
常用：通知与请示｜报告与函｜会议纪要
提升：讲话稿｜工作总结改稿` },
    { slug: 'document-samples', name: '公文范例与句式手册', subtitle: '一百二十篇例文', at: 'document', by: 'zheng', motif: 'document', kind: 3, price: 39, member: 0, study: 9310, about: '分文种、分场景整理的例文和常用句式，可检索、可摘用。', gains: ['快速找到范例', '积累常用句式', '对照检查格式'],
      outline: `上行文：请示例文｜报告例文
下行文：通知例文｜批复例文
其他：函与纪要｜总结与计划` },
  ],
}
