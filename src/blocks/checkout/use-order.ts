import { useEffect, useRef, useState } from "react";
import { OrderStatusEnum } from "../../generated/enums.ts";
import * as errorCode from "../../generated/error-codes.ts";
import type { OrderQuote, PayType } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";

type Props = Pick<BlockProps<"checkout">, "courseIds" | "vipSetId" | "operations" | "on" | "orderHref" | "t">;

/**
 * What it costs, and making the order of it. The key of the order is made when the page is opened, so that a second
 * press, or the same again after an answer that was lost, gives the same order.
 */
export function useOrder({ courseIds, vipSetId, operations, on, orderHref, t }: Props) {
  const [quote, setQuote] = useState<OrderQuote>();
  const [coupon, setCoupon] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [waitingNo, setWaitingNo] = useState<string>();
  const [busy, setBusy] = useState(false);
  const key = useRef("");
  /** The last coupon that was taken: one that is refused leaves it in place. */
  const taken = useRef("");
  const keepProblem = useRef(false);
  const ids = courseIds?.split(",").filter(Boolean);
  const wanted = { ...(ids?.length ? { courseIds: [...new Set(ids)] } : {}), ...(vipSetId ? { vipSetId } : {}) };
  const chosen = coupon ? { couponNo: coupon } : {};

  const tell = (error: unknown) => {
    const { message, code, data } = error as { message?: string; code?: number; data?: { orderNo?: string } };
    setProblem(message || t("checkout.failed"));
    // An order with the same content waits; its number comes with the error.
    if (code === errorCode.ORDER_WAITING) setWaitingNo(data?.orderNo);
  };

  useEffect(() => void (key.current = crypto.randomUUID()), [courseIds, vipSetId]);
  useEffect(() => {
    let isCurrent = true;
    setBusy(true);
    operations
      .quoteOrder({ ...wanted, ...chosen })
      .then((reply) => {
        if (!isCurrent) return;
        setQuote(reply);
        if (!keepProblem.current) setProblem(undefined);
        keepProblem.current = false;
        taken.current = coupon ?? "";
        // The best coupon is proposed once; "none" is an answer too.
        if (coupon === undefined && reply.coupons[0]) setCoupon(reply.coupons[0].couponNo);
      })
      .catch((error: unknown) => {
        if (!isCurrent) return;
        tell(error);
        if (!coupon || coupon === taken.current) return;
        keepProblem.current = true;
        setCoupon(taken.current);
      })
      .finally(() => isCurrent && setBusy(false));
    return () => void (isCurrent = false);
  }, [courseIds, vipSetId, coupon]);

  /** Another coupon is chosen than the one in the sum that is shown: nobody orders at a sum they have not seen. */
  const isStale = quote !== undefined && (coupon ?? "").toUpperCase() !== quote.couponNo;

  async function send(payType: PayType | undefined): Promise<void> {
    if (busy || isStale) return;
    setBusy(true);
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
      if (!waits || payType === undefined || payType === "wechat") {
        await on.go?.({ to: waits && payType ? `${order}&pay=${payType}` : order });
        return;
      }
      // The order is there: what goes wrong from here on is said beside it.
      const way = await operations.payOrder({ orderNo, payType }).catch(() => undefined);
      await on.go?.({ to: way?.payUrl ?? (way ? order : `${order}&pay=${payType}`) });
    } catch (error) {
      tell(error);
    } finally {
      setBusy(false);
    }
  }

  return { quote, coupon: coupon ?? "", setCoupon, busy: busy || isStale, problem, waitingNo, send };
}
