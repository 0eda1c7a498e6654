import type { Subject } from "../types.ts";

export const design: Subject = {
  orgNo: "default",
  motif: "pen",
  palettes: ["plum", "lavender", "coral", "lemon", "teal", "midnight"],
  audience: "适合设计新人、运营与市场人员，以及想把想法做得好看的每个人。",
  method: "每节一个小练习，讲师逐张点评“改前改后”。素材与源文件全部提供。",
  courses: [
    {
      slug: "layout-basic",
      name: "平面设计基础：版式与字体",
      subtitle: "对齐、对比、留白",
      at: "graphic",
      by: "jiang",
      motif: "swatch",
      price: 129,
      member: 69,
      study: 9340,
      about: "不谈天赋，只谈方法。用海报、名片、菜单三类练习，掌握版式的规律。",
      gains: ["用网格组织信息", "合理搭配中英文字体", "做出有重点的海报"],
      outline: `看：好版式好在哪里｜信息分层
排：网格与对齐｜字体搭配｜留白
练：活动海报｜名片｜餐厅菜单`,
    },
    {
      slug: "brand-identity",
      name: "品牌标志与视觉系统",
      subtitle: "从一个咖啡馆开始",
      at: "graphic",
      by: "jiang",
      motif: "pen",
      price: 259,
      member: 169,
      study: 3120,
      about: "完整走一遍品牌项目：访谈、定位、草图、标准制图、应用物料与提案。",
      gains: ["把定位变成图形", "规范标准制图", "完成一次提案"],
      outline: `定位：访谈提纲｜关键词与情绪板
图形：草图到矢量｜标准制图
系统：色彩与字体规范｜物料延展｜提案演练`,
    },
    {
      slug: "ui-app",
      name: "UI 设计：移动端界面实战",
      subtitle: "组件化设计一款健身应用",
      at: "ui",
      by: "jiang",
      motif: "phone",
      price: 279,
      member: 179,
      study: 4580,
      about: "从需求到原型、视觉、组件库和交付标注，做一套能开发的界面。",
      gains: ["画出清楚的流程与原型", "建立组件与变量", "与开发顺畅交付"],
      outline: `思路：用户与场景｜流程图与原型
视觉：栅格与间距｜色彩与深色模式｜图标绘制
交付：组件库与变量｜动效说明｜标注与走查`,
    },
    {
      slug: "ui-critique",
      name: "作品集点评直播",
      subtitle: "每月一次，现场改稿",
      at: "ui",
      by: "jiang",
      motif: "swatch",
      kind: 2,
      price: 69,
      member: 0,
      study: 2760,
      about: "挑选学员作品，现场点评、现场修改，讲清楚每一处为什么。",
      gains: ["找到作品集的短板", "学会讲设计理由", "提升面试表达"],
      outline: `春季场：首页与封面｜项目叙述
夏季场：数据与结论｜现场改稿`,
    },
    {
      slug: "short-video-shoot",
      name: "手机短视频：拍摄与剪辑",
      subtitle: "一部手机就够了",
      at: "short-video",
      by: "tang",
      motif: "film",
      price: 99,
      member: 49,
      study: 14870,
      about: "讲构图、运镜、收音、剪辑节奏，完成探店、口播、产品三类视频。",
      gains: ["拍出稳定好看的画面", "写出能开口的脚本", "剪出有节奏的片子"],
      outline: `拍：参数与稳定｜构图与运镜｜收音与补光
写：三秒开头｜口播脚本
剪：节奏与转场｜字幕与音乐｜封面`,
    },
    {
      slug: "documentary",
      name: "纪实短片创作",
      subtitle: "讲好身边人的故事",
      at: "short-video",
      by: "jiang",
      motif: "film",
      price: 189,
      member: 119,
      study: 1630,
      about: "选题、采访、拍摄、结构，用一个月完成一部五分钟纪实短片。",
      gains: ["找到可拍的选题", "做出真诚的采访", "用结构讲故事"],
      outline: `选题：人、事、变化｜前期调研
拍摄：采访的布光与提问｜空镜与细节
后期：纸上剪辑｜声音设计｜看片会`,
    },
    {
      slug: "photo-light",
      name: "摄影用光：自然光与一盏灯",
      subtitle: "看见光，再按快门",
      at: "photo",
      by: "jiang",
      motif: "camera",
      price: 149,
      member: 79,
      study: 5290,
      about: "从窗光人像到产品静物，只用一盏灯加反光板，学会判断光的方向、软硬和比例。",
      gains: ["判断光线质量", "拍好窗光人像", "完成产品静物"],
      outline: `自然光：时间与方向｜窗光人像
一盏灯：软与硬｜产品静物布光｜反光板
后期：白平衡与曲线`,
    },
    {
      slug: "design-assets",
      name: "可商用图标与版式模板",
      subtitle: "六百个图标，八十套版式",
      at: "graphic",
      by: "jiang",
      kind: 4,
      price: 59,
      member: 0,
      study: 7310,
      about: "讲师自绘、可商用，矢量格式，按行业分组，配使用说明。",
      gains: ["统一图标风格", "快速出稿", "避免版权风险"],
      outline: `图标：线性图标三百个.zip｜面性图标三百个.zip
版式：海报版式四十套.zip｜长图版式四十套.zip`,
    },
  ],
};
