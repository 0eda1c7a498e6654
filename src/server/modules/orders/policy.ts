import { operator, signedIn, type Policies } from "../../core/policy.ts";

/** Everybody buys for themselves: whose order it is stands in every query. */
export const orderPolicies = {
  quoteOrder: signedIn,
  createOrder: signedIn,
  listOrders: signedIn,
  getOrder: signedIn,
  payOrder: signedIn,
  cancelOrder: signedIn,
  saveRefund: signedIn,
  auditRefund: operator,
  listRefunds: operator,
  listCoupons: signedIn,
  getSandboxPayment: signedIn,
  saveSandboxPayment: signedIn,
} satisfies Partial<Policies>;
