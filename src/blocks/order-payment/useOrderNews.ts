import { OrderStatusEnum } from "../../generated/enums.ts";
import { useEffect, useEffectEvent } from "react";
import type { Order } from "../../generated/types.ts";
import { useStateFor } from "../../ui/use-state-for.ts";
import type { BlockProps } from "../block.ts";

interface News {
  order: Order | undefined;
  /** A payment was begun on this page: the order as it was loaded does not know. */
  isBegun: boolean;
  getOrder: BlockProps<"orderPayment">["operations"]["getOrder"];
  changed: () => Promise<unknown> | undefined;
}

/**
 * Looks at an order again and again while a person waits for it: its payment was begun, or it is paid and not handed
 * over yet. Only while the page is in sight, ever more seldom, and for ten minutes; who comes back to the page begins
 * anew.
 */
export function useOrderNews({ order, isBegun, getOrder, changed }: News): { isAwaited: boolean; hasGivenUp: boolean } {
  const { orderNo = "", orderStatus, isGranted } = order ?? {};
  const isAwaited = order !== undefined && isAwaitedNow(order, isBegun);
  const [hasGivenUp, setGivenUp] = useStateFor([orderNo, isAwaited, orderStatus, isGranted].join(), false);
  const giveUp = useEffectEvent(setGivenUp);
  // No answer is no news: the next look may have one.
  const ask = useEffectEvent(() => getOrder({ orderNo }).catch(() => undefined));
  const notify = useEffectEvent(() => changed());
  useEffect(() => {
    if (!isAwaited) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waited = 0;
    let isLooking = false;
    let isOver = false;
    const plan = () => {
      const pause = pauseAfter(waited);
      if (pause === undefined) return giveUp(true);
      timer = setTimeout(() => {
        waited += pause;
        void look();
      }, pause);
    };
    const look = async () => {
      if (isLooking) return;
      isLooking = true;
      const seen = await ask();
      if (!isOver && seen && (seen.orderStatus !== orderStatus || seen.isGranted !== isGranted)) await notify();
      isLooking = false;
      if (!isOver && document.visibilityState === "visible") plan();
    };
    const turned = () => {
      clearTimeout(timer);
      if (document.visibilityState !== "visible") return;
      waited = 0;
      giveUp(false);
      void look();
    };
    if (document.visibilityState === "visible") plan();
    document.addEventListener("visibilitychange", turned);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", turned);
    };
  }, [isAwaited, orderNo, orderStatus, isGranted]);
  return { isAwaited, hasGivenUp };
}

/** ms to the next look after so many ms of waiting; undefined when it is time to give up. */
export function pauseAfter(waited: number): number | undefined {
  if (waited < 120_000) return waited < 30_000 ? 2000 : 5000;
  return waited < 600_000 ? 15_000 : undefined;
}

function isAwaitedNow({ orderStatus, isGranted, isPaying, payTypes }: Order, isBegun: boolean): boolean {
  if (orderStatus === OrderStatusEnum.paid) return !isGranted;
  return payTypes.length > 0 && (isPaying || isBegun);
}
