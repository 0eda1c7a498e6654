/**
 * Applications to join by accounts of the demo: to become a lecturer, one refused and two waiting; of an organisation,
 * one waiting.
 */
export const applications = {
  lecturer: {
    mobile: "13800000001",
    name: "周晓明",
    position: "江城工业职业学校 电工实训助教",
    introduce:
      "在校期间协助老师带过三届低压电工实训，整理了一套接线故障案例，想把它们做成短视频课程，帮助初学者少走弯路。",
    opinion: "实训经验不错。请补充低压电工作业证或相关职业资格，并上传一段十分钟以内的试讲视频后再次申请。",
    daysAgo: 6,
    judgedDaysAgo: 4,
  },
  /** Two that wait: one for the operators, one for organisation 1001. */
  waiting: [
    {
      mobile: "13800000006",
      orgNo: "default",
      name: "吴建民",
      position: "汽车维修高级技师",
      introduce:
        "在品牌售后做了十六年，带过九个徒弟。想把电路故障排查讲成一套看得懂的课：先看现象，再看电路图，最后上万用表。",
      hoursAgo: 20,
    },
    {
      mobile: "13800000007",
      orgNo: "1001",
      name: "黄敏",
      position: "江城工业职业学校 焊接实训教师",
      introduce:
        "双师型教师，持高级焊工和焊接检验证书。希望把校内实训的安全规程和常见缺陷案例整理成网课，供夜校学员复习。",
      hoursAgo: 6,
    },
  ],
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
