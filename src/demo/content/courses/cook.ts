import type { Subject } from "../types.ts";

export const cook: Subject = {
  orgNo: "default",
  motif: "knife",
  palettes: ["coral", "lemon", "sand", "brick", "teal", "forest", "rose"],
  audience: "适合餐饮从业者、准备开店的创业者，也适合想认真做好一顿饭的家庭厨师。",
  method: "镜头架在灶台上，配料称重到克，火候用时间和状态两种方式描述。每道菜都演示一次常见失败。",
  courses: [
    {
      slug: "sichuan-classic",
      name: "经典川菜二十四道",
      subtitle: "从鱼香到麻婆，味型一次弄清",
      at: "sichuan",
      by: "fang",
      motif: "wok",
      price: 199,
      member: 129,
      study: 7630,
      about: "按味型编排，而不是按菜名罗列。掌握八种味型，就能举一反三做出上百道菜。",
      gains: ["分清并调出八种味型", "掌握炒、烧、煸、蒸的火候", "自制红油与复合调料"],
      outline: `调味底子：郫县豆瓣的用法｜红油三种香｜花椒与辣椒的搭配
鱼香与荔枝：鱼香肉丝｜宫保鸡丁｜糖醋里脊
麻辣与家常：麻婆豆腐｜水煮牛肉｜回锅肉
干煸与烟香：干煸豆角｜樟茶鸭`,
    },
    {
      slug: "knife-skills",
      name: "刀工入门：丝、片、丁、花",
      subtitle: "安全与效率从握刀开始",
      at: "home-dish",
      by: "fang",
      price: 0,
      study: 16740,
      about: "磨刀、握刀、运刀，十种基本刀法用慢镜头拍清楚，每天十五分钟，两周见效。",
      gains: ["会磨刀和保养", "切出均匀的丝片丁", "学会麦穗与蓑衣花刀"],
      outline: `刀与砧板：刀的种类与选择｜磨刀石的使用
基本刀法：直切与推切｜片与批｜滚刀与斜刀
花刀：麦穗花刀｜蓑衣黄瓜`,
    },
    {
      slug: "canton-soup",
      name: "粤式老火汤与蒸菜",
      subtitle: "清、鲜、嫩、滑",
      at: "cantonese",
      by: "fang",
      motif: "bowl",
      price: 169,
      member: 99,
      study: 3850,
      about: "讲选料、飞水、火候与时间，十二款四季靓汤，八道经典蒸菜。",
      gains: ["按时令搭配汤料", "掌握蒸鱼的时间", "做出嫩滑的口感"],
      outline: `煲汤：飞水与下料顺序｜春夏清补汤｜秋冬温润汤
蒸菜：清蒸鲈鱼｜豉汁排骨｜肉饼与水蛋
白切：白切鸡与姜葱油`,
    },
    {
      slug: "canton-roast",
      name: "广式烧腊开店班",
      subtitle: "叉烧、烧鹅、脆皮五花",
      at: "cantonese",
      by: "fang",
      motif: "wok",
      price: 459,
      member: 359,
      study: 1620,
      about: "配方、腌制、风干、火候全公开，并讲设备选择、出品标准和成本核算。",
      gains: ["做出稳定的烧腊出品", "核算单份成本", "制定出品标准"],
      outline: `准备：设备与炉温｜腌料与麦芽糖水
出品：蜜汁叉烧｜脆皮五花肉｜广式烧鹅
开店：日产量与备货｜成本与定价｜切配与摆盘`,
    },
    {
      slug: "home-30",
      name: "三十天家常菜计划",
      subtitle: "一周不重样，半小时上桌",
      at: "home-dish",
      by: "fang",
      motif: "bowl",
      price: 89,
      member: 0,
      study: 12480,
      about: "每天两菜一汤，按菜市场常见食材安排，附采购清单和备菜顺序。",
      gains: ["半小时完成两菜一汤", "学会一次采购吃三天", "掌握二十种基础做法"],
      outline: `第一周·快手：番茄炒蛋的三种口感｜青椒肉丝｜紫菜虾皮汤
第二周·下饭：红烧茄子｜肉末豆腐｜酸菜粉丝汤
第三周·清淡：白灼虾｜清炒时蔬｜冬瓜排骨汤
第四周·待客：可乐鸡翅｜糖醋鱼｜八宝饭`,
    },
    {
      slug: "canteen-live",
      name: "单位食堂厨师长直播课",
      subtitle: "大锅菜也能好吃",
      at: "home-dish",
      by: "fang",
      motif: "wok",
      kind: 2,
      price: 119,
      member: 59,
      study: 1340,
      about: "两场直播，讲大锅菜的切配、调味比例、保温和四周菜单轮换。",
      gains: ["换算大份调味比例", "安排四周菜单", "守住食品安全"],
      outline: `出品专场：大锅炒青菜不黄｜红烧类批量制作
管理专场：菜单轮换｜留样与消毒`,
    },
    {
      slug: "dimsum-basic",
      name: "中式面点师：包、饺、饼、酥",
      subtitle: "四种面团打底",
      at: "dimsum",
      by: "fang",
      motif: "bowl",
      price: 179,
      member: 99,
      study: 6290,
      about: "水调面、发面、油酥面、米粉面四种面团，配二十款点心，讲清水温、醒面与手法。",
      gains: ["和出四种基础面团", "捏出均匀的褶", "判断发酵状态"],
      outline: `面团：水温决定口感｜发面与揉面｜油酥的叠法
包与饺：鲜肉包｜虾饺｜蒸饺与锅贴
饼与酥：葱油饼｜蛋黄酥｜荷花酥`,
    },
    {
      slug: "bread-baking",
      name: "面包制作：从手揉到开炉",
      subtitle: "看懂面筋、温度和时间",
      at: "bakery",
      by: "ye",
      motif: "bread",
      price: 219,
      member: 149,
      study: 5870,
      about: "从一条白吐司讲起，弄清出膜、基础发酵、整形与烘烤，再到贝果、恰巴塔和可颂。",
      gains: ["判断面筋与发酵程度", "完成常见整形", "制作天然酵种"],
      outline: `基础：材料各做什么｜手揉出膜｜基础发酵的判断
软面包：白吐司｜奶油卷｜红豆包
欧包：贝果｜恰巴塔｜天然酵种
起酥：可颂开酥｜失败的样子`,
    },
    {
      slug: "cake-decor",
      name: "生日蛋糕抹面与裱花",
      subtitle: "十款好卖的造型",
      at: "bakery",
      by: "ye",
      motif: "cake",
      price: 189,
      member: 119,
      study: 4410,
      about: "戚风、夹层、抹面、裱花，配十款私房常卖款式和包装保存方法。",
      gains: ["烤出稳定的戚风", "抹出直角面", "完成基础裱花"],
      outline: `蛋糕体：戚风不塌不裂｜可可戚风
奶油：打发程度｜抹面与直角
造型：玫瑰与贝壳｜水果蛋糕｜卡通淋面`,
    },
    {
      slug: "tea-ceremony",
      name: "茶艺师：六大茶类冲泡",
      subtitle: "一盏茶里的水、器、时",
      at: "tea",
      by: "ye",
      motif: "tea",
      price: 139,
      member: 69,
      study: 3980,
      about: "从识茶到泡茶，六大茶类各泡一次，讲水温、投茶量与出汤时间，并练习行茶礼仪。",
      gains: ["辨识六大茶类", "掌握盖碗与壶泡", "会说茶、会奉茶"],
      outline: `识茶：茶叶加工一图看懂｜看、闻、尝
冲泡：绿茶与黄茶｜乌龙茶工夫泡｜红茶、黑茶与白茶
礼仪：布席与行茶｜待客茶话`,
    },
    {
      slug: "coffee-barista",
      name: "咖啡师：萃取与拉花",
      subtitle: "一杯稳定的好咖啡",
      at: "coffee",
      by: "ye",
      motif: "coffee",
      price: 199,
      member: 129,
      study: 5320,
      about: "讲研磨、布粉、萃取曲线和奶泡，拉花从心形到郁金香，最后讲门店出品流程。",
      gains: ["调出合适的研磨度", "打出细腻奶泡", "完成三种基础拉花"],
      outline: `萃取：豆子与烘焙度｜研磨与粉水比｜意式浓缩调试
奶咖：奶泡打发｜心形与郁金香
门店：出品动线｜清洁与保养`,
    },
    {
      slug: "recipe-cards",
      name: "小餐饮标准配方卡",
      subtitle: "面馆、茶饮、早餐共九十份",
      at: "dimsum",
      by: "fang",
      motif: "document",
      kind: 4,
      price: 45,
      member: 22,
      study: 2860,
      about: "按份量、按步骤写清的配方卡与成本表，可直接贴在后厨。",
      gains: ["统一出品口味", "快速核算成本", "缩短新员工上手时间"],
      outline: `主食：面馆配方卡三十份.pdf｜早餐配方卡三十份.pdf
饮品：茶饮配方卡三十份.pdf｜成本核算表.xlsx`,
    },
  ],
};
