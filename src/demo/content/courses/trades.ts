import type { Subject } from "../types.ts";

/** Construction, logistics and beauty: three small subjects. */
export const build: Subject = {
  orgNo: "default",
  motif: "crane",
  palettes: ["lemon", "ocean", "stone", "slate", "coral", "sky"],
  audience: "适合施工现场管理人员、造价与建模岗位新人，以及相关专业的在校学生。",
  method: "图纸、规范、现场三对照。每节都用一个真实部位讲透，资料可直接用在工地上。",
  courses: [
    {
      slug: "site-engineer",
      name: "施工员上岗：从图纸到交底",
      subtitle: "一栋住宅楼的施工全过程",
      at: "site-engineer",
      by: "xu",
      price: 269,
      member: 169,
      study: 4260,
      about: "跟随一栋十一层住宅，从基础到封顶，讲工序、质量控制点和技术交底怎么写。",
      gains: ["看懂结构施工图", "编写技术交底", "把控关键质量点"],
      outline: `进场：图纸会审｜施工部署与平面布置
基础与主体：土方与基坑｜钢筋绑扎检查｜模板与混凝土浇筑
收尾：砌筑与抹灰｜防水试验｜资料与验收`,
    },
    {
      slug: "surveying",
      name: "建筑施工测量放线",
      subtitle: "全站仪与水准仪实操",
      at: "site-engineer",
      by: "xu",
      motif: "drawing",
      price: 199,
      member: 119,
      study: 2140,
      about: "在工地上拍摄，讲控制点引测、轴线投测、标高传递和沉降观测。",
      gains: ["独立操作全站仪", "完成轴线投测", "控制测量误差"],
      outline: `仪器：水准仪｜全站仪设站
放线：建筑物定位｜轴线与标高传递
观测：沉降观测｜误差与复核`,
    },
    {
      slug: "safety-officer",
      name: "专职安全员考核培训",
      subtitle: "法规、技术、案例三合一",
      at: "site-safety",
      by: "xu",
      motif: "shield",
      price: 229,
      member: 149,
      study: 6380,
      about: "针对安全员考核大纲，结合坍塌、高坠、触电等案例，讲检查要点与整改。",
      gains: ["通过安全员考核", "编制专项检查表", "组织班前教育"],
      outline: `法规：安全生产法要点｜双重预防机制
技术：脚手架与模板｜临时用电｜起重吊装｜高处作业
案例：坍塌事故还原｜高坠事故还原`,
    },
    {
      slug: "tower-crane",
      name: "塔式起重机司机安全操作",
      subtitle: "十不吊与信号配合",
      at: "scaffold",
      by: "xu",
      motif: "crane",
      price: 259,
      member: 189,
      study: 1480,
      about: "讲塔机构造、安全装置、操作与信号，配模拟驾驶画面。",
      gains: ["检查安全装置", "平稳起吊与就位", "看懂指挥信号"],
      outline: `构造：主要机构｜力矩与重量限制器
操作：班前检查｜起吊与回转｜十不吊
配合：旗语与对讲｜群塔作业`,
    },
    {
      slug: "cost-estimate",
      name: "工程造价：土建算量与计价",
      subtitle: "一套图纸算到底",
      at: "cost",
      by: "xu",
      motif: "calculator",
      price: 299,
      member: 199,
      study: 3920,
      about: "用一套框架结构图纸，手算加软件，从工程量到清单计价，再到结算对量。",
      gains: ["手算主要构件工程量", "编制清单与报价", "掌握对量技巧"],
      outline: `识图算量：基础与柱｜梁板与楼梯｜钢筋平法
计价：清单与定额｜综合单价｜措施费
结算：变更与签证｜对量与谈判`,
    },
    {
      slug: "bim-revit",
      name: "BIM 建模与碰撞检查",
      subtitle: "建筑、结构、机电合模",
      at: "bim",
      by: "xu",
      motif: "cube",
      price: 289,
      member: 189,
      study: 2870,
      about: "以社区中心项目为例，完成三专业建模、合模检查与出图。",
      gains: ["建立规范的模型", "完成碰撞检查", "输出工程量与图纸"],
      outline: `建模：标高轴网｜墙、门窗与楼板｜结构构件
机电：管线与设备｜综合排布
应用：碰撞检查｜漫游与出图`,
    },
    {
      slug: "site-pictures",
      name: "施工质量标准做法图册",
      subtitle: "二百个节点，看图施工",
      at: "site-safety",
      by: "xu",
      motif: "drawing",
      kind: 3,
      price: 55,
      member: 28,
      study: 5140,
      about: "按分部工程编排的节点做法图，标注尺寸、材料与验收要点。",
      gains: ["统一现场做法", "快速交底", "减少返工"],
      outline: `结构：钢筋节点｜模板节点
装修：抹灰与贴砖｜吊顶与门窗
屋面：防水节点｜排水节点`,
    },
  ],
};

export const logistics: Subject = {
  orgNo: "default",
  motif: "box",
  palettes: ["sand", "teal", "ocean", "stone", "slate"],
  audience: "适合仓储、配送、采购与外贸岗位的新人和基层主管。",
  method: "跟着一件货物走完全程，数据与单据来自真实企业，附可直接套用的表单。",
  courses: [
    {
      slug: "warehouse-5s",
      name: "仓储管理：从混乱到一目了然",
      subtitle: "货位、盘点、出入库",
      at: "warehouse",
      by: "zheng",
      price: 159,
      member: 89,
      study: 3210,
      about: "用一座真实的乱仓库做改造，讲分区、编码、先进先出和循环盘点。",
      gains: ["规划货位与编码", "提高拣货效率", "控制库存差异"],
      outline: `看现状：一张动线图发现浪费｜库存差异从哪来
改现场：分区与货位编码｜五常法落地｜拣货路径
稳运行：循环盘点｜指标与看板`,
    },
    {
      slug: "forklift-n1",
      name: "叉车司机 N1 考证与安全操作",
      subtitle: "理论、科目二、事故警示",
      at: "forklift",
      by: "xu",
      motif: "forklift",
      price: 199,
      member: 129,
      study: 5470,
      about: "覆盖特种设备作业考核理论与实操，车载视角拍摄绕桩和堆垛。",
      gains: ["通过叉车作业考核", "安全叉取与堆垛", "完成日常点检"],
      outline: `理论：构造与稳定三角形｜法规与标志
实操：起步与倒车｜绕桩｜叉取与堆垛
安全：盲区与人车分流｜事故警示`,
    },
    {
      slug: "supply-plan",
      name: "供应链计划与库存控制",
      subtitle: "需求、安全库存、补货",
      at: "supply",
      by: "zheng",
      motif: "network",
      price: 249,
      member: 159,
      study: 1890,
      about: "用表格就能做的供应链计划，从需求预测到安全库存，再到供应商协同。",
      gains: ["做出可用的需求预测", "设置合理的安全库存", "缩短交货周期"],
      outline: `需求：预测的三种方法｜促销怎么算
库存：安全库存公式｜补货点与批量
协同：供应商分级｜交期管理`,
    },
    {
      slug: "customs-broker",
      name: "报关与国际货代实务",
      subtitle: "单证、归类、运输条款",
      at: "customs",
      by: "zheng",
      motif: "globe",
      kind: 2,
      price: 219,
      member: 139,
      study: 1230,
      about: "四场直播，跟一票货从订舱到放行，讲单证制作与常见退单。",
      gains: ["准备齐全的单证", "理解贸易术语", "处理退单与查验"],
      outline: `单证专场：发票与装箱单｜商品归类思路
运输专场：海运订舱｜贸易术语的责任划分`,
    },
    {
      slug: "warehouse-forms",
      name: "仓库标识与表单资料包",
      subtitle: "打印即用",
      at: "warehouse",
      by: "zheng",
      kind: 4,
      price: 0,
      study: 6620,
      about: "货位标签、看板、盘点表、交接单等三十种模板。",
      gains: ["统一仓库标识", "规范单据", "节省设计时间"],
      outline: `标识：货位标签.docx｜安全标识.pdf
表单：盘点表.xlsx｜交接单.xlsx`,
    },
  ],
};

export const beauty: Subject = {
  orgNo: "default",
  motif: "scissors",
  palettes: ["rose", "plum", "lavender", "sand", "coral"],
  audience: "适合美业从业者、学徒，以及想打理好自己形象的人。",
  method: "一位讲师、两个机位，正面看效果，侧面看手法。课后作业可上传点评。",
  courses: [
    {
      slug: "haircut-basic",
      name: "女士剪发：五个基础形",
      subtitle: "线条、层次、连接",
      at: "haircut",
      by: "jiang",
      price: 229,
      member: 149,
      study: 2930,
      about: "用头模讲清分区、提拉角度和剪切方式，五个基础形组合出大多数发型。",
      gains: ["看懂结构图", "控制提拉角度", "剪出干净线条"],
      outline: `准备：剪刀与手势｜分区与结构图
基础形：一条线｜边沿层次｜均等层次
应用：刘海设计｜吹风造型`,
    },
    {
      slug: "men-fade",
      name: "男士渐变与油头",
      subtitle: "推剪的干净过渡",
      at: "haircut",
      by: "jiang",
      price: 149,
      member: 89,
      study: 3670,
      about: "讲卡尺换位、过渡衔接和头型修饰，六款常见男发全程演示。",
      gains: ["做出干净渐变", "修饰头型", "完成油头造型"],
      outline: `工具：卡尺与推剪
渐变：低位渐变｜高位渐变｜衔接与去重
造型：油头吹风｜寸头修饰`,
    },
    {
      slug: "hair-dye",
      name: "染发配色与烫发设计",
      subtitle: "底色、目标色、时间",
      at: "hair-color",
      by: "jiang",
      motif: "palette",
      price: 199,
      member: 129,
      study: 2010,
      about: "用色轮讲配色，用发束做实验，弄懂褪色、补色与烫染先后。",
      gains: ["判断底色与目标色", "调配染膏", "设计烫发卷度"],
      outline: `色彩：色轮与对冲｜色度色调
染：全染｜挑染与渐层｜褪色后的补救
烫：卷杠与排列｜药水时间`,
    },
    {
      slug: "daily-makeup",
      name: "十分钟通勤妆",
      subtitle: "干净、自然、不脱妆",
      at: "makeup",
      by: "tang",
      motif: "palette",
      price: 59,
      member: 0,
      study: 13520,
      about: "只用八件产品，学会底妆、眉形、眼妆与修容，适合新手。",
      gains: ["十分钟完成全妆", "画出适合的眉形", "保持妆面持久"],
      outline: `底妆：妆前与粉底｜遮瑕的位置
五官：眉形设计｜自然眼妆｜腮红与修容
持久：定妆与补妆`,
    },
    {
      slug: "bridal-makeup",
      name: "新娘跟妆师实战",
      subtitle: "一天三套造型",
      at: "makeup",
      by: "tang",
      motif: "palette",
      price: 329,
      member: 229,
      study: 1460,
      about: "从试妆沟通到当天流程，含三套妆面与发型、备品清单和报价方法。",
      gains: ["完成三套新娘造型", "掌控当天时间", "合理报价"],
      outline: `接单：试妆与沟通｜备品清单
造型：清透晨袍妆｜主纱盘发｜敬酒服造型
当天：时间表｜补妆与应急`,
    },
    {
      slug: "skin-care",
      name: "皮肤管理师：认识与护理",
      subtitle: "不夸大，讲依据",
      at: "skin",
      by: "su",
      motif: "leaf",
      price: 169,
      member: 99,
      study: 3180,
      about: "从皮肤结构讲起，学会分析肤质、读成分表、设计护理流程，并知道何时建议就医。",
      gains: ["分析肤质", "读懂成分表", "规范护理操作"],
      outline: `认识皮肤：结构与屏障｜肤质判断
产品：清洁与保湿｜防晒｜功效成分
操作：面部护理流程｜消毒与禁忌`,
    },
  ],
};
