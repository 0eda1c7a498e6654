import type { Order, OrderQuote } from "../../generated/types.ts";

const line = {
  lineKind: "course",
  courseId: "5",
  courseCategory: 1,
  lineName: "电工基础",
  lineLogo: "/a.webp",
  originalPrice: "199.00",
  price: "199.00",
  payPrice: "179.00",
  isVipPrice: false,
} as const;

/** What it would cost, in tests. */
export const sampleQuote: OrderQuote = {
  orderKind: "course",
  lines: [line],
  totalPrice: "199.00",
  memberDiscount: "0.00",
  couponDiscount: "0.00",
  payPrice: "199.00",
  couponNo: "",
  coupons: [
    {
      couponNo: "TAKE-20",
      couponName: "减 20 元",
      orgNo: "",
      leastPrice: "0.00",
      fits: "all",
      couponState: "ready",
      gmtBegin: "2026-11-01 00:00:00",
      gmtEnd: "2026-12-01 00:00:00",
      discount: "20.00",
    },
  ],
  balance: "0.00",
  payTypes: ["sandbox", "wechat", "balance"],
};

/** An order that waits, in tests. */
export const sampleOrder: Order = {
  orderNo: "20261121000000000001",
  orderStatus: 1,
  orderKind: "course",
  lines: [line],
  totalPrice: "199.00",
  memberDiscount: "0.00",
  couponDiscount: "20.00",
  payPrice: "179.00",
  couponNo: "TAKE-20",
  payType: "",
  payTypes: ["sandbox", "wechat", "balance"],
  isGranted: false,
  isPaying: false,
  refundReason: "",
  refundOpinion: "",
  gmtCreate: "2026-11-21 10:00:00",
  gmtExpire: "2026-11-21 10:30:00",
  secondsLeft: 1800,
};
