import type { PayType } from "../generated/types.ts";

/** Whether who pays so scans a code that stands with the order, instead of going to another page. */
export const isScanned: Readonly<Record<PayType, boolean>> = {
  sandbox: false,
  wechat: true,
  alipay: false,
  balance: false,
};
