import { isStorable } from "../../../shared/storable-text.ts";
import { CallbackRefused, type PaymentReport } from "./payment.ts";

/** Characters: the longest number that any provider gives to anything has 64. */
const LONGEST = 128;

/**
 * A report whose every part is what it should be. A signature says who wrote something, not that all of it is there;
 * throws CallbackRefused, so that nothing half understood reaches an order.
 */
export function checkReport(report: PaymentReport): PaymentReport {
  const { eventNo, paymentNo, providerNo, amountFen } = report;
  for (const [name, text] of Object.entries({ eventNo, paymentNo, providerNo })) {
    if (!isNumberText(text, name === "providerNo")) throw new CallbackRefused(`the ${name} of the report is none`);
  }
  if (!Number.isSafeInteger(amountFen) || amountFen < 0) throw new CallbackRefused("the amount of the report is none");
  return report;
}

function isNumberText(text: unknown, mayBeEmpty: boolean): boolean {
  return typeof text === "string" && text.length <= LONGEST && (mayBeEmpty || text !== "") && isStorable(text);
}
