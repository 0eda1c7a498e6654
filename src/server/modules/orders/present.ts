import type { Order, OrderLine, PayType } from "../../../generated/types.ts";
import { courseHref, examHref } from "../../../shared/links.ts";
import { isOffered, withheldKinds, type Features } from "../../../site/document/features.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { yuan } from "../../lib/money.ts";
import type { LineRow, OrderRow } from "./order-queries.ts";
import { status } from "./states.ts";
import { isTopUp } from "./wallet/is-top-up.ts";

export interface View {
  timeZone: string | undefined;
  now: Date;
  payTypes: PayType[];
  /** Orders that a payment is under way for. */
  paying: ReadonlySet<string>;
  /** What the site offers: pages of what it does not are not there to be linked to. */
  features: Features;
}

export function presentOrder(
  order: OrderRow,
  lines: readonly LineRow[],
  { timeZone, now, payTypes, paying, features }: View,
): Order {
  const moment = (name: "gmtPay" | "gmtClose" | "gmtRefund", value: Date | null) =>
    value ? { [name]: dateTimeIn(timeZone, value) } : {};
  const left = Math.max(0, Math.floor((order.gmt_expire.getTime() - now.getTime()) / 1000));
  const isOpen = (order.order_status === status.waiting || order.order_status === status.failed) && left > 0;
  return {
    orderNo: order.order_no,
    // Checked by the table, as is the kind.
    orderStatus: order.order_status as Order["orderStatus"],
    orderKind: order.order_kind as Order["orderKind"],
    lines: lines
      .filter((line) => line.order_no === order.order_no)
      .map((line) => ({
        lineId: line.id,
        ...presentLine(line, features),
        ...(line.refunded_fen > 0 ? { refundedPrice: yuan(line.refunded_fen) } : {}),
        ...(isOpened(order) && !isGivenBack(line) ? { isHeld: true } : {}),
      })),
    totalPrice: yuan(order.total_fen),
    memberDiscount: yuan(order.member_off_fen),
    couponDiscount: yuan(order.coupon_off_fen),
    payPrice: yuan(order.pay_fen),
    couponNo: order.coupon_no ?? "",
    payType: order.pay_type,
    payTypes: isOpen ? payTypes.filter((type) => type !== "balance" || !isTopUp(order)) : [],
    isGranted: order.gmt_grant !== null,
    isPaying: isOpen && paying.has(order.order_no),
    refundReason: order.refund_reason,
    refundOpinion: order.refund_opinion,
    gmtCreate: dateTimeIn(timeZone, order.gmt_create),
    gmtExpire: dateTimeIn(timeZone, order.gmt_expire),
    ...moment("gmtPay", order.gmt_pay),
    ...moment("gmtClose", order.gmt_close),
    ...moment("gmtRefund", order.gmt_refund),
    secondsLeft: isOpen ? left : 0,
  };
}

/** Whether what was bought was handed over, and no refund of it is asked for or made. */
function isOpened({ order_status: orderStatus, gmt_grant: granted }: OrderRow): boolean {
  return orderStatus === status.paid && granted !== null;
}

function isGivenBack({ refunded_fen: refunded, pay_fen: paid }: LineRow): boolean {
  return refunded > 0 && refunded >= paid;
}

type Line = Pick<
  LineRow,
  | "line_kind"
  | "course_id"
  | "exam_id"
  | "grade_id"
  | "vip_set_id"
  | "course_category"
  | "line_name"
  | "line_logo"
  | "original_fen"
  | "price_fen"
  | "pay_fen"
  | "is_vip_price"
>;

export function presentLine(line: Line, features: Features): OrderLine {
  const withheld = withheldKinds(features) ?? [];
  const ids: Pick<OrderLine, "courseId" | "examId" | "gradeId" | "courseCategory"> = {
    ...(line.course_id === null ? {} : { courseId: line.course_id }),
    ...(line.exam_id === null || !isOffered(features, "exams") ? {} : { examId: line.exam_id }),
    ...(line.grade_id === null || !isOffered(features, "grade") ? {} : { gradeId: line.grade_id }),
    ...(line.course_category === null || withheld.includes(line.course_category)
      ? {}
      : { courseCategory: line.course_category as NonNullable<OrderLine["courseCategory"]> }),
  };
  const href = hrefOf(ids);
  return {
    // Checked by the table, as is the category.
    lineKind: line.line_kind as OrderLine["lineKind"],
    ...ids,
    ...(href === undefined ? {} : { href }),
    ...(line.vip_set_id === null ? {} : { vipSetId: line.vip_set_id }),
    lineName: line.line_name,
    lineLogo: line.line_logo,
    originalPrice: yuan(line.original_fen),
    price: yuan(line.price_fen),
    payPrice: yuan(line.pay_fen),
    isVipPrice: line.is_vip_price,
  };
}

/** The page of what was bought, where the site has one. */
function hrefOf({ courseId, courseCategory, examId, gradeId }: Partial<OrderLine>): string | undefined {
  if (gradeId) return `/grade/view/${gradeId}`;
  if (examId) return examHref(examId);
  return courseId && courseCategory ? courseHref(courseCategory, courseId) : undefined;
}
