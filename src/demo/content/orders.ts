/** Orders of the demo's learner (13800000001), the oldest first. */
export const orders: OrderSeed[] = [
  { course: "junior-accountant", daysAgo: 9, state: "closed" },
  { course: "javascript-core", daysAgo: 6, state: "paid" },
  { course: "okr-practice", daysAgo: 0, state: "waiting" },
];

/** An order of another learner (13800000006), who asks for the money back. */
export const refundAsked: OrderSeed = { course: "okr-practice", daysAgo: 2, state: "paid" };
export const refundReason = "买错了，想买的是同一位老师的另一门课，还没有开始学。";

export interface OrderSeed {
  /** Its slug. */
  course: string;
  daysAgo: number;
  state: "closed" | "paid" | "waiting";
}

/** Coupons that the demo's learner was given; amounts in yuan. */
export const coupons = [
  {
    number: "WELCOME-20",
    zh: "新人立减 20 元",
    en: "¥20 off for new learners",
    off: 20,
    percent: null,
    least: 50,
    fits: "course",
  },
  { number: "VIP-88", zh: "开通会员 9 折", en: "10% off a membership", off: null, percent: 10, least: 0, fits: "vip" },
] as const;

/** Coupons that everybody may take, or an organisation's people; amounts in yuan. */
export const couponsToTake = [
  {
    number: "READING-30",
    zh: "读书月满 200 减 30",
    en: "¥30 off ¥200",
    off: 30,
    percent: null,
    least: 200,
    fits: "course",
    orgNo: "default",
  },
  {
    number: "CLASS-10",
    zh: "班级报名 9 折",
    en: "10% off a class",
    off: null,
    percent: 10,
    least: 0,
    fits: "grade",
    orgNo: "default",
  },
] as const;

/** Yuan in the learner's wallet. */
export const walletYuan = 200;
