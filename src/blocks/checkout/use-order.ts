import * as errorCode from "../../generated/error-codes.ts";
import { OrderStatusEnum } from "../../generated/enums.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { OrderQuote, PayType } from "../../generated/types.ts";
import { isScanned } from "../../shared/pay-types.ts";
import { useStateFor } from "../../ui/use-state-for.ts";
import type { BlockProps } from "../block.ts";

type Props = Pick<
  BlockProps<"checkout">,
  "courseIds" | "examIds" | "gradeIds" | "vipSetId" | "operations" | "on" | "orderHref" | "t"
>;

/**
 * What it costs, and making the order of it. The key of the order is made when the page is opened, so that a second
 * press, or the same again after an answer that was lost, gives the same order.
 */
export function useOrder({ courseIds, examIds, gradeIds, vipSetId, operations, on, orderHref, t }: Props) {
  const [quote, setQuote] = useState<OrderQuote>();
  const [coupon, setCoupon] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [waitingNo, setWaitingNo] = useState<string>();
  const [sending, setSending] = useState(false);
  const key = useRef("");
  /** The last coupon that was taken: one that is refused leaves it in place. */
  const taken = useRef("");
  const keepProblem = useRef(false);
  const [courses, exams, grades] = [idsOf(courseIds), idsOf(examIds), idsOf(gradeIds)];
  const wanted = {
    ...(courses.length > 0 ? { courseIds: courses } : {}),
    ...(exams.length > 0 ? { examIds: exams } : {}),
    ...(grades.length > 0 ? { gradeIds: grades } : {}),
    ...(vipSetId ? { vipSetId } : {}),
  };
  const chosen = coupon ? { couponNo: coupon } : {};

  const tell = (error: unknown) => {
    const { message, code, data } = error as { message?: string; code?: number; data?: { orderNo?: string } };
    setProblem(message || t("checkout.failed"));
    // An order with the same content waits; its number comes with the error.
    if (code === errorCode.ORDER_WAITING) setWaitingNo(data?.orderNo);
  };

  useEffect(() => void (key.current = crypto.randomUUID()), [courseIds, examIds, gradeIds, vipSetId]);
  const [asking, setAsking] = useStateFor([courseIds, examIds, gradeIds, vipSetId, coupon].join(" "), true);
  const ask = useEffectEvent(() => operations.quoteOrder({ ...wanted, ...chosen }));
  const answered = useEffectEvent((reply: OrderQuote) => {
    setAsking(false);
    setQuote(reply);
    if (!keepProblem.current) setProblem(undefined);
    keepProblem.current = false;
    taken.current = coupon ?? "";
    // The best coupon is proposed once; "none" is an answer too.
    if (coupon === undefined && reply.coupons[0]) setCoupon(reply.coupons[0].couponNo);
  });
  const refused = useEffectEvent((error: unknown) => {
    setAsking(false);
    tell(error);
    if (!coupon || coupon === taken.current) return;
    keepProblem.current = true;
    setCoupon(taken.current);
  });
  useEffect(() => {
    let isCurrent = true;
    ask().then(
      (reply) => isCurrent && answered(reply),
      (error: unknown) => isCurrent && refused(error),
    );
    return () => void (isCurrent = false);
  }, [courseIds, examIds, gradeIds, vipSetId, coupon]);

  /** Another coupon is chosen than the one in the sum that is shown: nobody orders at a sum they have not seen. */
  const isStale = quote !== undefined && (coupon ?? "").toUpperCase() !== quote.couponNo;
  const isBusy = asking || sending || isStale;

  async function send(payType: PayType | undefined): Promise<void> {
    if (isBusy) return;
    setSending(true);
    setProblem(undefined);
    try {
      const { orderNo, orderStatus } = await operations.createOrder({
        ...wanted,
        ...chosen,
        idempotencyKey: key.current,
      });
      const order = `${orderHref}?orderNo=${orderNo}`;
      const waits = orderStatus === OrderStatusEnum.waiting || orderStatus === OrderStatusEnum.failed;
      // A code to scan stands with the order.
      if (!waits || payType === undefined || isScanned[payType]) {
        await on.go?.({ to: waits && payType ? `${order}&pay=${payType}` : order });
        return;
      }
      // The order is there: what goes wrong from here on is said beside it.
      const way = await operations.payOrder({ orderNo, payType }).catch(() => undefined);
      await on.go?.({ to: way?.payUrl ?? (way ? order : `${order}&pay=${payType}`) });
    } catch (error) {
      tell(error);
    } finally {
      setSending(false);
    }
  }

  return { quote, coupon: coupon ?? "", setCoupon, busy: isBusy, problem, waitingNo, send };
}

/** Numbers of an address, each once. */
function idsOf(list: string | undefined): string[] {
  return [...new Set(list?.split(",").filter(Boolean))];
}
