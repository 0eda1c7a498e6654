/**
 * Membership tiers, in yuan. A tier without `fab` is sold at its full price. What the benefits say is what its rules give:
 * coupons of a month with the percent that they take off, and what is taken off a place in a class.
 */
export const vipSets = [
  {
    key: "month",
    zh: "月度会员",
    en: "Monthly",
    type: 1,
    days: 30,
    price: 39,
    fab: 29.9,
    renewal: 29.9,
    rules: {},
    benefits: [
      ["会员价购课", "Member prices"],
      ["会员免费课程任学", "All member courses for free"],
    ],
  },
  {
    key: "quarter",
    zh: "季度会员",
    en: "Quarterly",
    type: 2,
    days: 91,
    price: 117,
    fab: 79,
    renewal: 75,
    rules: { coupons: 1, percent: 20 },
    benefits: [
      ["会员价购课", "Member prices"],
      ["会员免费课程任学", "All member courses for free"],
      ["每月一张 8 折优惠券", "One 20% off coupon a month"],
    ],
  },
  {
    key: "half-year",
    zh: "半年会员",
    en: "Half year",
    type: 3,
    days: 182,
    price: 149,
    fab: undefined,
    renewal: 139,
    rules: { coupons: 2, percent: 20 },
    benefits: [
      ["会员价购课", "Member prices"],
      ["会员免费课程任学", "All member courses for free"],
      ["每月两张 8 折优惠券", "Two 20% off coupons a month"],
    ],
  },
  {
    key: "year",
    zh: "年度会员",
    en: "Yearly",
    type: 4,
    days: 365,
    price: 468,
    fab: 268,
    renewal: 238,
    rules: { coupons: 2, percent: 20, gradeOff: 50 },
    benefits: [
      ["会员价购课", "Member prices"],
      ["会员免费课程任学", "All member courses for free"],
      ["每月两张 8 折优惠券", "Two 20% off coupons a month"],
      ["班级报名立减 50 元", "¥50 off every class"],
    ],
  },
] as const satisfies readonly Tier[];

interface Tier {
  key: string;
  zh: string;
  en: string;
  type: number;
  days: number;
  price: number;
  fab: number | undefined;
  renewal: number;
  rules: TierRules;
  benefits: readonly (readonly [zh: string, en: string])[];
}

export interface TierRules {
  coupons?: number;
  percent?: number;
  gradeOff?: number;
}
