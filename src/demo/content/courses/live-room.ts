import type { Subject } from "../types.ts";

/** The course whose live class is on whenever somebody looks (see ../../keep-live.ts). */
export const liveRoom: Subject = {
  orgNo: "default",
  motif: "live",
  palettes: ["ocean"],
  audience: "适合正在学网页开发、手上有具体问题想问的人。零基础也能听，带上自己的页面来效果最好。",
  method: "直播里不讲课件，只看学员的真实代码：先复现问题，再一步步改好，最后说清为什么。每一场都有回放。",
  courses: [
    {
      slug: "frontend-clinic",
      name: "前端门诊：直播改代码",
      subtitle: "带着问题来，看着它改好",
      at: "web",
      by: "lin",
      kind: 2,
      price: 0,
      study: 2860,
      about: "每场直播挑几个学员提交的页面，当场找出布局错乱、卡顿和兼容问题，边改边讲。互动区随时提问。",
      gains: ["学会定位布局问题", "看懂一次完整的性能排查", "上线前心里有数"],
      outline: `布局与样式：网格与弹性布局答疑
性能与上线：现场改一个慢页面｜上线前的检查清单`,
    },
  ],
};
