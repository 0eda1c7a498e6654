/** What is said in the demo's live class: who, how many minutes after its begin, what. The lecturer is 13800000002. */
export const liveChat: { mobile: string; minute: number; text: string }[] = [
  { mobile: "13800000002", minute: 1, text: "大家好，今天看三个学员提交的页面，有问题随时打在互动区。" },
  { mobile: "13800000001", minute: 2, text: "老师好，声音和画面都很清楚" },
  { mobile: "13800000004", minute: 3, text: "来了来了，上周的网格布局终于弄明白了" },
  { mobile: "13800000005", minute: 5, text: "这个页面首屏加载要六秒，是图片太大吗？" },
  { mobile: "13800000002", minute: 7, text: "先别猜，打开性能面板看看时间花在哪里。" },
  { mobile: "13800000004", minute: 9, text: "原来是一个同步脚本挡住了渲染" },
  { mobile: "13800000001", minute: 11, text: "加 defer 之后快了好多！" },
  { mobile: "13800000002", minute: 13, text: "对，先量再改。接下来处理图片尺寸。" },
  { mobile: "13800000005", minute: 16, text: "回放什么时候能看？" },
  { mobile: "13800000002", minute: 17, text: "下播以后会放在课程目录里。" },
];

/** Who came to the two sessions that have begun, and for how many minutes. */
export const liveMembers: { mobile: string; past: number; now: number }[] = [
  { mobile: "13800000001", past: 88, now: 21 },
  { mobile: "13800000004", past: 74, now: 19 },
  { mobile: "13800000005", past: 31, now: 14 },
];
