/** A refused application to become a lecturer, and one of an organisation that waits; both by accounts of the demo. */
export const applications = {
  lecturer: {
    mobile: "13800000001",
    name: "周晓明",
    position: "江城工业职业学校 电工实训助教",
    introduce: "在校期间协助老师带过三届低压电工实训，整理了一套接线故障案例，想把它们做成短视频课程，帮助初学者少走弯路。",
    opinion: "实训经验不错。请补充低压电工作业证或相关职业资格，并上传一段十分钟以内的试讲视频后再次申请。",
    daysAgo: 6,
    judgedDaysAgo: 4,
  },
  organisation: {
    mobile: "13800000004",
    name: "青禾家政服务培训学校",
    orgNo: "qinghe",
    creditCode: "91350100M000100Y43",
    contact: "李佳慧",
    introduce: "面向城乡妇女的家政与养老护理培训，线下开班八年，希望把理论部分搬到线上。",
    daysAgo: 1,
  },
};
