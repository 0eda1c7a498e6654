import type { Subject } from "../types.ts";

export const auto: Subject = {
  orgNo: "1001",
  motif: "car",
  palettes: ["slate", "ocean", "lime", "brick", "sky", "stone", "midnight"],
  audience: "适合汽修学徒、职业院校学生与维修企业技师，也欢迎想弄懂自己爱车的车主。",
  method: "用真车、真故障讲解，先测量再下结论。维修手册页码、标准值与波形截图都在资料里。",
  courses: [
    {
      slug: "engine-rebuild",
      name: "发动机拆装与检修",
      subtitle: "一台四缸机从头拆到尾",
      at: "engine",
      by: "peng",
      motif: "piston",
      price: 249,
      member: 169,
      study: 3470,
      about: "拆解一台常见的四缸发动机，测量缸径、配气与间隙，再装回去点火成功。",
      gains: ["规范拆装与做标记", "测量关键间隙", "正确安装正时"],
      outline: `拆：准备与标记｜附件与缸盖拆卸｜曲柄连杆拆卸
量：缸径与圆度｜曲轴轴颈｜气门密封
装：活塞环与轴瓦｜正时安装｜首次起动检查`,
    },
    {
      slug: "engine-obd",
      name: "读懂数据流：发动机故障诊断",
      subtitle: "告别换件式维修",
      at: "engine",
      by: "peng",
      motif: "wave",
      price: 299,
      member: 199,
      study: 2980,
      about: "三十个真实案例，从故障码到数据流再到波形，建立一套可靠的诊断思路。",
      gains: ["解读燃油修正与氧传感器", "用示波器看点火波形", "写出有依据的诊断结论"],
      outline: `思路：故障码不是答案｜诊断流程图
数据流：进气与燃油修正｜氧传感器｜失火计数
案例：怠速抖动｜加速无力｜油耗异常`,
    },
    {
      slug: "brake-chassis",
      name: "底盘与制动系统检修",
      subtitle: "关系到命的活，要细",
      at: "chassis",
      by: "peng",
      price: 199,
      member: 129,
      study: 2210,
      about: "悬架、转向、制动逐一检查更换，并讲四轮定位和防抱死系统诊断。",
      gains: ["检查并更换制动部件", "判断悬架异响", "理解四轮定位参数"],
      outline: `制动：盘片测量与更换｜排气与试车｜防抱死诊断
悬架转向：球头与衬套｜减振器检查｜异响定位
定位：参数含义｜定位仪操作`,
    },
    {
      slug: "auto-circuit",
      name: "汽车电路图识读",
      subtitle: "顺着电流找故障",
      at: "auto-electric",
      by: "peng",
      motif: "circuit",
      price: 179,
      member: 99,
      study: 3890,
      about: "讲清电源、搭铁、继电器与总线，用电路图定位断路、短路与虚接。",
      gains: ["看懂不同车系电路图", "正确使用试灯与万用表", "诊断总线故障"],
      outline: `读图：符号与线色｜电源与搭铁分布
测量：电压降法｜断路与短路｜寄生电流
总线：CAN 波形｜模块离线排查`,
    },
    {
      slug: "ev-battery-pack",
      name: "动力电池结构与检测",
      subtitle: "高压安全操作全流程",
      at: "ev-battery",
      by: "peng",
      motif: "battery",
      price: 329,
      member: 229,
      study: 4130,
      about: "从下电验电到电池包开盖，讲单体、管理系统、冷却与绝缘检测，安全规程放在最前。",
      gains: ["规范高压下电", "检测绝缘与压差", "判断单体一致性"],
      outline: `安全：高压危险与防护用品｜下电、验电、挂锁
结构：电芯与模组｜管理系统｜热管理
检测：绝缘电阻｜压差与内阻｜均衡维护`,
    },
    {
      slug: "ev-motor",
      name: "电驱与充电系统检修",
      subtitle: "电机、电控、充电机",
      at: "ev-check",
      by: "peng",
      motif: "battery",
      price: 299,
      member: 199,
      study: 2640,
      about: "围绕无法上电、无法充电、动力受限三类故障，讲互锁、预充、交直流充电的检测。",
      gains: ["理解上电时序", "诊断高压互锁", "排除充电故障"],
      outline: `上电：预充与主继电器｜高压互锁
驱动：电机与旋变｜逆变器温度
充电：交流充电引导电路｜直流充电通信｜案例：插枪不充`,
    },
    {
      slug: "ev-live",
      name: "新能源汽车疑难案例直播课",
      subtitle: "每周三晚，现场连线",
      at: "ev-check",
      by: "peng",
      motif: "battery",
      kind: 2,
      price: 159,
      member: 79,
      study: 1750,
      about: "每次一台真实故障车，现场测量、现场讨论，学员可以提交自己车间的案例。",
      gains: ["学习完整诊断过程", "积累典型案例", "得到讲师点评"],
      outline: `冬季专场：续航骤降｜低温无法充电
电控专场：间歇性掉电｜绝缘报警的真假`,
    },
    {
      slug: "body-paint",
      name: "汽车钣金修复与喷漆",
      subtitle: "从凹陷到看不出",
      at: "bodywork",
      by: "peng",
      motif: "spray",
      price: 219,
      member: 139,
      study: 1980,
      about: "整形、原子灰、底漆、调色、清漆、抛光一条线，重点讲色差与流挂的处理。",
      gains: ["修复常见凹陷", "打磨出平顺线条", "完成局部喷涂与抛光"],
      outline: `钣金：凹陷判断｜整形与收火
底材：原子灰刮涂｜打磨与中涂
面漆：调色与比色｜喷涂手法｜缺陷与抛光`,
    },
    {
      slug: "auto-manual",
      name: "汽车维修接待与估价资料包",
      subtitle: "话术、单据、工时表",
      at: "bodywork",
      by: "peng",
      motif: "receipt",
      kind: 4,
      price: 25,
      member: 0,
      study: 1490,
      about: "门店常用的接车单、环车检查表、估价单与工时参考，附沟通要点。",
      gains: ["规范接车流程", "快速准确估价", "减少纠纷"],
      outline: `单据：接车与环检单.docx｜估价与结算单.xlsx
参考：常见项目工时.pdf｜沟通要点.pdf`,
    },
  ],
};
