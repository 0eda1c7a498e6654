export interface MessageSeed {
  /** 1 system, 2 course. */
  type: 1 | 2;
  title: string;
  body: string;
  /** Mobile numbers of the accounts that get it; without any, all do. */
  to?: string[];
  /** Days since it was sent; below zero it is still to be sent. */
  daysAgo: number;
  isTop?: boolean;
  isRead?: boolean;
}

export const messages: MessageSeed[] = [
  {
    type: 1,
    title: "欢迎来到知行讲堂",
    body: "账号已经开通。从首页的分类开始，找到想学的第一门课；学到哪里，换一台设备也能接着学。",
    daysAgo: 30,
    isRead: true,
  },
  {
    type: 1,
    title: "本周六凌晨系统维护",
    body: "本周六 02:00 至 04:00 进行系统维护，期间无法登录和播放。\n\n- 学习记录不受影响。\n- 正在考试的学员请避开这一时段。",
    daysAgo: 1,
    isTop: true,
  },
  {
    type: 1,
    title: "会员权益已升级",
    body: "年度会员每月有两张 8 折优惠券，报名任意班级立减 50 元。权益自动生效，无需任何操作。",
    to: ["13800000004"],
    daysAgo: 3,
  },
  {
    type: 1,
    title: "请完善个人信息",
    body: "道路运输培训需要核对身份与从业资格，请在首次学习前完善个人信息。",
    to: ["13800000005"],
    daysAgo: 2,
  },
  {
    type: 2,
    title: "课程有新的章节",
    body: "你在学的课程更新了一章，已经可以学习。",
    to: ["13800000001", "13800000004"],
    daysAgo: 4,
  },
  {
    type: 2,
    title: "直播即将开始",
    body: "你报名的直播课将在明晚开始，请提前十分钟进入直播间检查声音。",
    to: ["13800000001", "13800000004", "13800000005"],
    daysAgo: -2,
  },
];
