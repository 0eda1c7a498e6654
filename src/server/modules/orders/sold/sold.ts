import type { ListSoldLinesBody, ListSoldLinesReply, SoldLine } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail, failFields } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { yuan } from "../../../lib/money.ts";
import { PLATFORM } from "../../../lib/org-no.ts";
import { pageOf, pageRange } from "../../../lib/paging.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { status } from "../states.ts";
import { selectSold, sumSold, type SoldFilter, type SoldRow } from "./queries.ts";

const USUAL_ZONE = "Asia/Shanghai";

/** What the organisation that asks sold, the newest first, with what all that is found comes to. */
export async function listSoldLines(input: ListSoldLinesBody, context: OperationContext): Promise<ListSoldLinesReply> {
  const range = pageRange(input);
  const filter = filterOf(input, context);
  // Buyers may be of other organisations: what is seen of them is decided here.
  return withActor(context.db, systemActor, async (trx) => {
    const sums = await sumSold(trx, filter);
    const rows = await selectSold(trx, filter, { limit: range.pageSize, offset: range.offset });
    return {
      ...pageOf(
        rows.map((row) => present(row, filter.timeZone)),
        Number(sums.total),
        range,
      ),
      payMoney: yuan(Number(sums.pay_fen)),
      refundedMoney: yuan(Number(sums.refunded_fen)),
      earnedMoney: yuan(Number(sums.own_fen)),
    };
  });
}

/** 900 for days that no calendar has. An organisation is asked about its own; the platform has the console. */
function filterOf(
  { keyword = "", saleState = "", lineKind = "", lecturerUserNo, dateFrom = "", dateUntil = "" }: ListSoldLinesBody,
  context: OperationContext,
): SoldFilter {
  const { orgNo } = sessionIn(context);
  if (orgNo === PLATFORM) fail("NO_PERMISSION");
  const { t } = context.site.texts(context.locale);
  const faults = Object.entries({ dateFrom, dateUntil })
    .filter(([, day]) => day !== "" && !isDay(day))
    .map(([path]) => ({ path, message: t("error.field.format") }));
  if (faults.length > 0) failFields(faults);
  const wished = lecturerUserNo === "" ? undefined : lecturerUserNo;
  if (wished !== undefined && !isRecordId(wished)) fail("NOT_FOUND");
  const timeZone = context.site.settings.timeZone ?? USUAL_ZONE;
  return {
    orgNo,
    keyword: keyword.trim(),
    state: saleState,
    lineKind,
    lecturerUserNo: wished,
    dateFrom,
    dateUntil,
    timeZone,
  };
}

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function present(row: SoldRow, zone: string): SoldLine {
  return {
    lineId: row.id,
    orderNo: row.order_no,
    // Checked by the table.
    lineKind: row.line_kind as SoldLine["lineKind"],
    lineName: row.line_name,
    lecturerName: row.lecturer_name ?? "",
    // Its own learners an organisation knows; of others it learns no name.
    buyerName: row.is_member ? row.buyer_name : `${[...row.buyer_name][0] ?? ""}**`,
    gmtPay: dateTimeIn(zone, row.gmt_pay),
    saleState: stateOf(row),
    price: yuan(row.price_fen),
    pricePaid: yuan(row.pay_fen),
    refundedPrice: yuan(row.refunded_fen),
    earnedMoney: yuan(Number(row.own_fen ?? 0)),
    lecturerProfit: yuan(Number(row.lecturer_fen ?? 0)),
    isSettled: row.is_settled === true,
  };
}

function stateOf({ order_status: orderStatus, refunded_fen: refunded, pay_fen: paid }: SoldRow): SoldLine["saleState"] {
  if (orderStatus === status.refunding) return "refunding";
  if (refunded === 0) return orderStatus === status.refunded ? "refunded" : "paid";
  return refunded < paid ? "part" : "refunded";
}
