/** Buying: carts, orders, payments, refunds, the ledger; and who holds which course. */
export { examHoldersAmong, examsGivenTo } from "./access/exam-rights.ts";
export { waitingOrderFor } from "./access/grade-orders.ts";
export { grantCourse } from "./access/grant-course.ts";
export { grantFree } from "./access/member-rights.ts";
export {
  GRADE_MEMBER,
  gradeMembersAmong,
  JOINED_BY,
  letGo,
  lockGrade,
  refuseClosed,
  takeIn,
  takeInOne,
  type GradeRow,
} from "./access/grade-places.ts";
export { hasCourse, holdersAmong } from "./access/has-course.ts";
export { registeredAmong } from "./access/open-class.ts";
export { closeExpired, repairUngranted } from "./close-orders.ts";
export { giveMonthlyCoupons } from "./coupons/monthly-coupons.ts";
export { findGoods } from "./goods.ts";
export { bookSale } from "./ledger/book-sale.ts";
export { moveMoney } from "./ledger/ledger.ts";
export { settleShares, settleSome } from "./ledger/settle-shares.ts";
export { agreedAt, shareOfOrganisation, writeLecturerShare } from "./shares/rates.ts";
export { decideRefund, openRefund, selectOpenRefund } from "./open-refund.ts";
export { newOrderNo } from "./order-no.ts";
export { insertOrder, selectOrder } from "./order-queries.ts";
export { insertPayment, setPaymentState } from "./payment-queries.ts";
export { createPayments, type Payments } from "./payments.ts";
export { takeAnswer } from "./payouts/answers.ts";
export { keepBankAccount } from "./payouts/bank-account.ts";
export { makeBatch } from "./payouts/batches.ts";
export { agreeTo, lockWithdrawal, returnHeld } from "./payouts/decide.ts";
export { CARD_KEY } from "./payouts/seal-card.ts";
export { withdraw } from "./payouts/withdraw.ts";
export { bookRefund } from "./send-refund.ts";
export { markAgreed, markClosed, markGranted, markPaid, markRefunding } from "./states.ts";
