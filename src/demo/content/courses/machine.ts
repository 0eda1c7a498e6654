import type { Subject } from "../types.ts";

export const machine: Subject = {
  orgNo: "1001",
  motif: "gear",
  palettes: ["slate", "stone", "ocean", "brick", "forest", "sky"],
  audience: "适合机械加工一线员工、职业院校学生，以及准备参加技能等级认定的学员。",
  method: "先看图、再看刀、后上机。关键动作用慢镜头拍摄，工艺卡、程序单与检测表可以打印。",
  courses: [
    {
      slug: "cnc-lathe-basic",
      name: "数控车床编程与操作",
      subtitle: "从对刀到合格零件",
      at: "cnc-lathe",
      by: "luo",
      price: 299,
      member: 199,
      study: 4520,
      about: "八个由浅入深的零件，覆盖外圆、槽、螺纹、内孔与配合件，每个都讲工艺、程序和检测。",
      gains: ["独立完成对刀与试切", "编写循环与螺纹程序", "用量具检验并修正"],
      outline: `上机之前：机床结构与安全｜坐标系与对刀｜刀具与切削用量
轮廓加工：外圆与端面｜粗车循环｜切槽与切断
进阶零件：螺纹加工与检测｜内孔与镗刀｜配合件加工
质量：尺寸修正｜首件检验单`,
    },
    {
      slug: "cnc-macro",
      name: "数控宏程序应用",
      subtitle: "让程序自己算",
      at: "cnc-lathe",
      by: "luo",
      price: 189,
      member: 119,
      study: 1430,
      about: "椭圆、抛物线、变距螺纹，用变量和条件语句写出短小可改的程序。",
      gains: ["理解变量与运算", "编写非圆曲线程序", "调试与防错"],
      outline: `变量与运算：局部与公共变量｜条件与循环
曲线加工：椭圆轮廓｜抛物线轮廓｜变距螺纹
工程应用：成组零件一套程序｜防错与报警`,
    },
    {
      slug: "milling-center",
      name: "加工中心四轴编程",
      subtitle: "三维软件编程到机床验证",
      at: "cnc-mill",
      by: "luo",
      price: 399,
      member: 279,
      study: 2260,
      about: "用一个减速箱壳体走完建模、装夹、刀路、后处理与试切，重点讲如何不撞刀。",
      gains: ["规划装夹与工序", "编制三轴与四轴刀路", "仿真并安全试切"],
      outline: `工艺规划：读懂壳体图纸｜基准与装夹｜刀具清单
三轴刀路：粗加工与残料｜精加工与清角｜孔系加工
四轴与验证：分度与联动｜后处理｜空跑与首件`,
    },
    {
      slug: "cad-drawing",
      name: "机械制图与 CAD 实训",
      subtitle: "看得懂，也画得对",
      at: "drawing",
      by: "luo",
      motif: "drawing",
      price: 149,
      member: 79,
      study: 8610,
      about: "用三维动画拆开零件讲视图，从三视图到装配图，边学边在软件里画。",
      gains: ["读懂三视图与剖视", "按国标标注尺寸", "画出可加工的零件图"],
      outline: `看懂图：投影与三视图｜剖视与断面｜读图六步
画对图：软件绘图基本操作｜尺寸与公差标注｜表面粗糙度
装配图：标准件画法｜由装配图拆画零件图`,
    },
    {
      slug: "solid-model",
      name: "三维建模与装配设计",
      subtitle: "从草图到爆炸图",
      at: "drawing",
      by: "luo",
      motif: "drawing",
      price: 229,
      member: 149,
      study: 3720,
      about: "以台虎钳、减速器为案例，讲参数化建模、装配约束、干涉检查和出图。",
      gains: ["建立可修改的参数化模型", "完成装配与干涉检查", "输出工程图与爆炸图"],
      outline: `零件建模：草图约束｜拉伸、旋转与扫描｜参数与配置
装配：配合关系｜干涉检查｜运动仿真
出图：工程图模板｜爆炸图与明细表`,
    },
    {
      slug: "gdt",
      name: "几何公差与精密测量",
      subtitle: "量得准，才做得准",
      at: "measure",
      by: "luo",
      motif: "drawing",
      price: 199,
      member: 99,
      study: 1680,
      about: "结合千分尺、百分表和三坐标，讲清形位公差的含义、标注与检测方法。",
      gains: ["正确理解基准与公差带", "选择合适的量具", "判定零件是否合格"],
      outline: `公差基础：极限与配合｜基准的选择
几何公差：形状公差四种｜方向与位置公差｜最大实体要求
测量：千分尺与百分表｜三坐标测量演示｜测量误差分析`,
    },
    {
      slug: "fitter-skills",
      name: "钳工基本功：锉、锯、钻、攻",
      subtitle: "一把锉刀练出手感",
      at: "fitter",
      by: "luo",
      motif: "wrench",
      price: 129,
      member: 69,
      study: 2910,
      about: "近景拍摄每一个动作，从站姿、握法到用力，完成六角螺母和凹凸镶配两件作品。",
      gains: ["掌握锉削姿势与平面检查", "完成划线、锯削与钻孔", "做出合格的镶配件"],
      outline: `基本动作：站姿与握法｜平面锉削｜划线与锯削
孔与螺纹：钻孔与铰孔｜攻丝与断锥处理
作品：六角螺母｜凹凸镶配`,
    },
    {
      slug: "hydraulic",
      name: "液压与气动回路",
      subtitle: "看图、搭回路、找故障",
      at: "fitter",
      by: "luo",
      motif: "wrench",
      kind: 2,
      price: 169,
      member: 99,
      study: 1120,
      about: "三场直播加实训台演示，讲元件、典型回路和十类常见故障。",
      gains: ["识读液压与气动图", "搭建典型回路", "按现象定位故障"],
      outline: `元件与回路：泵、阀、缸｜调速与换向回路
气动：气源处理｜双缸顺序动作
排故：压力上不去｜爬行与噪声`,
    },
    {
      slug: "process-cards",
      name: "典型零件工艺卡资料包",
      subtitle: "轴、套、盘、箱体四类六十份",
      at: "cnc-mill",
      by: "luo",
      motif: "document",
      kind: 4,
      price: 39,
      member: 0,
      study: 2070,
      about: "来自生产现场的工艺卡、刀具卡和检验卡模板，可编辑、可打印。",
      gains: ["拿来即用的工艺模板", "切削用量速查", "检验项目清单"],
      outline: `轴套类：轴类工艺卡二十份.zip｜套类工艺卡十五份.zip
盘箱类：盘类工艺卡十五份.zip｜箱体工艺卡十份.zip`,
    },
  ],
};
