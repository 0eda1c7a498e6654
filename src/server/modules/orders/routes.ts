import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import { listCoupons } from "./coupons/coupons.ts";
import {
  issueCoupon,
  listCouponTargets,
  listCouponUses,
  listOwnCoupons,
  saveCoupon,
  suspendCoupon,
} from "./coupons/desk.ts";
import { suspendCoupons } from "./coupons/stop.ts";
import { listCouponsToTake, acceptCoupon } from "./coupons/take.ts";
import { getBooks } from "./ledger/get-books.ts";
import { listLedgerEntries } from "./ledger/list-entries.ts";
import { createOrder } from "./create-order.ts";
import { cancelOrder, getOrder, listOrders } from "./orders.ts";
import { payOrder } from "./pay-order.ts";
import { createTopUp } from "./wallet/top-up.ts";
import { listWalletEntries } from "./wallet/wallet.ts";
import { quoteOrder } from "./quote.ts";
import { listRefunds } from "./refund-queue.ts";
import { auditRefund, saveRefund } from "./refunds.ts";
import { getSandboxPayment, saveSandboxPayment } from "./sandbox-payments.ts";

/** Buying: from the price to the refund. */
export const orderHandlers = {
  quoteOrder,
  createOrder,
  listOrders,
  getOrder,
  payOrder,
  cancelOrder,
  saveRefund,
  auditRefund,
  listRefunds,
  getBooks: (_input, context) => getBooks(context),
  listLedgerEntries,
  listCoupons: (_input, context) => listCoupons(context),
  listOwnCoupons,
  listCouponTargets,
  saveCoupon,
  issueCoupon,
  suspendCoupon,
  suspendCoupons,
  listCouponUses,
  listCouponsToTake: (_input, context) => listCouponsToTake(context),
  acceptCoupon,
  listWalletEntries,
  createTopUp,
  getSandboxPayment,
  saveSandboxPayment,
} satisfies Partial<Handlers<OperationContext>>;
