import type { Subject } from "../types.ts";

export const welding: Subject = {
  orgNo: "1001",
  motif: "weld",
  palettes: ["midnight", "brick", "slate", "plum", "coral"],
  audience: "适合焊工初学者、钢结构与管道施工人员，以及准备焊工等级认定的学员。",
  method: "用滤光镜头直拍熔池，看得清铁水怎样流。每次动火前先讲防护，练习件附评分表。",
  courses: [
    {
      slug: "arc-flat",
      name: "焊条电弧焊：平焊到立焊",
      subtitle: "看懂熔池，手才会稳",
      at: "arc",
      by: "wei",
      price: 229,
      member: 149,
      study: 4060,
      about: "从引弧、运条到收弧，把平、横、立三个位置练扎实，熔池画面清晰可见。",
      gains: ["稳定引弧与运条", "完成单面焊双面成形", "识别并避免常见缺陷"],
      outline: `安全第一：弧光与烟尘防护｜动火审批与看火
基本手法：引弧与收弧｜运条方法对比｜电流与弧长
位置焊：平板对接平焊｜横焊防下坠｜立焊挑弧与连弧
评分：外观检查｜弯曲试验`,
    },
    {
      slug: "arc-pipe",
      name: "管板与管对接焊接",
      subtitle: "全位置焊接攻关",
      at: "arc",
      by: "wei",
      motif: "pipe",
      price: 289,
      member: 199,
      study: 1540,
      about: "针对等级认定实操中最难的管对接，分点位讲焊条角度、节奏和接头处理。",
      gains: ["掌握管件装配与定位", "分点位控制熔池", "处理仰焊接头"],
      outline: `装配：坡口与间隙｜定位焊要点
管板：垂直固定｜水平固定
管对接：六点到三点｜三点到十二点｜仰焊接头的处理`,
    },
    {
      slug: "tig-stainless",
      name: "不锈钢氩弧焊",
      subtitle: "银白鱼鳞是怎样焊出来的",
      at: "tig",
      by: "wei",
      motif: "mask",
      price: 269,
      member: 179,
      study: 3180,
      about: "讲钨极打磨、气体保护、送丝配合，重点解决发黑、变形和背面氧化。",
      gains: ["正确打磨钨极与调气", "左右手配合送丝", "控制变形与背面保护"],
      outline: `准备：设备与气体｜钨极打磨｜坡口清理
手法：空走练习｜填丝节奏｜摇把焊
质量：发黑的原因｜背面充氩｜薄板防变形`,
    },
    {
      slug: "aluminium-tig",
      name: "铝合金焊接专题直播",
      subtitle: "两晚讲透清理、参数与气孔",
      at: "tig",
      by: "wei",
      kind: 2,
      price: 129,
      member: 69,
      study: 920,
      about: "铝为什么难焊？两晚直播，现场试焊、切开、看断面，回答学员提问。",
      gains: ["掌握氧化膜清理", "设置交流参数", "减少气孔"],
      outline: `第一晚：氧化膜与清理｜交流波形与平衡
第二晚：试焊与断面观察｜气孔排查问答`,
    },
    {
      slug: "mag-structure",
      name: "二保焊与钢结构制作",
      subtitle: "从下料到校正",
      at: "mag",
      by: "wei",
      motif: "mask",
      price: 199,
      member: 129,
      study: 2670,
      about: "做一榀小型钢屋架，讲下料、组对、焊接顺序与火焰校正，掌握二保焊参数匹配。",
      gains: ["匹配电流、电压与伸出长度", "安排焊接顺序减小变形", "完成火焰校正"],
      outline: `设备：送丝与保护气｜参数匹配表
焊接：平角焊与船形焊｜立角焊｜飞溅的控制
制作：下料与组对｜焊接顺序｜火焰校正`,
    },
    {
      slug: "ndt-ut",
      name: "焊缝无损检测入门",
      subtitle: "射线、超声、磁粉、渗透",
      at: "ndt",
      by: "wei",
      motif: "wave",
      price: 259,
      member: 179,
      study: 1310,
      about: "四种方法各做一次完整检测，学会选方法、看信号、写报告。",
      gains: ["根据缺陷选择方法", "完成渗透与磁粉检测", "读懂超声波形与底片"],
      outline: `方法概览：缺陷类型与方法选择
表面检测：渗透检测全过程｜磁粉检测全过程
内部检测：超声波形怎么看｜射线底片评定｜检测报告`,
    },
    {
      slug: "weld-defects",
      name: "焊接缺陷图谱",
      subtitle: "一百二十张缺陷照片与成因",
      at: "weld-quality",
      by: "wei",
      motif: "document",
      kind: 3,
      price: 49,
      member: 25,
      study: 2450,
      about: "按外观与内部缺陷分类，每张照片标注成因、危害与预防措施，可作班前会教材。",
      gains: ["快速对照识别缺陷", "找到成因与对策", "用于班组培训"],
      outline: `外观缺陷：咬边与焊瘤｜烧穿与凹陷
内部缺陷：气孔与夹渣｜未熔合与裂纹`,
    },
  ],
};
