import type { FastifyReply, FastifyRequest } from "fastify";
import { oneValue } from "../../../core/one-value.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { attachment } from "../../../lib/attachment.ts";
import { csvOf, SHEET_TYPES, workbookOf, type Sheet } from "../../../lib/sheets.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { auditActor, recordAudit } from "../../../modules/audit/index.ts";
import { holds } from "../../../../site/records/holds.ts";
import { pairName, pairsOf, titlesOf } from "../../../../site/records/pairs.ts";
import { recordField, recordLabel } from "../../../../site/records/record-field.ts";
import { sheetValue } from "../../../../site/records/sheet-value.ts";
import { isSignedIn, type Caller } from "../../calls/caller.ts";
import { makePage, type PageMaker } from "../make-page.ts";
import { readPageRequest } from "../page-request.ts";
import { askOnce } from "../screen-data.ts";
import { exportedList, type ExportedColumn, type ExportedList } from "./exported-list.ts";

type Item = Readonly<Record<string, unknown>>;

/**
 * Gives a list of a page as CSV, or with `format=xlsx` as a workbook: `GET
 * /_lectern/export?to=/studio/coupons%3Fstate%3Dopen&list=desk`. The page of that address says what is asked for, by the
 * rights of who asks, and which columns are shown: it is a link, and works without JavaScript. 404 where the page has no
 * such list, or nobody is signed in; 413 for more than its call gives away.
 */
export async function answerExport(request: FastifyRequest, reply: FastifyReply, maker: PageMaker): Promise<unknown> {
  const to = oneValue(request.query, "to") ?? "";
  const key = oneValue(request.query, "list") ?? "";
  const format = oneValue(request.query, "format") === "xlsx" ? "xlsx" : "csv";
  reply.header("cache-control", "private, no-store");
  const refuse = (status: number, text: string) => reply.code(status).type("text/plain; charset=utf-8").send(text);
  if (!to.startsWith("/")) return refuse(404, "There is no such list.\n");
  const asked = await readPageRequest(request, to, maker.services);
  const { session } = asked.caller;
  if (!isSignedIn(asked.caller) || session?.state !== "active") return refuse(404, "There is no such list.\n");
  const made = await makePage(asked, maker);
  if (made.kind !== "page" || made.page.payload.status !== 200) return refuse(404, "There is no such list.\n");
  const { viewer, site, route, data } = made.page.payload;
  const list = exportedList(made.screen, key, { viewer, site, route, data });
  if (!list) return refuse(404, "There is no such list.\n");
  const { t, lookup } = asked.tenant.texts(asked.locale);
  const items = await itemsOf(list, { maker, caller: asked.caller });
  if (!items) return refuse(413, `${t("recordList.exportMany", { most: list.most })}\n`);
  const text = (name: string) => lookup(name) ?? name;
  const columns = list.columns.flatMap((column) => sheetColumns(column, { of: list.of, items }));
  const day = dateTimeIn(asked.tenant.settings.timeZone, new Date()).slice(0, 10);
  // What is in a list leaves the portal with it.
  await withActor(maker.services.db, systemActor, (trx) =>
    recordAudit(trx, {
      ...auditActor(session.session),
      action: "list.export",
      orgNo: session.session.orgNo,
      subject: `list:${list.operation}`,
      detail: { lines: items.length, address: to, format },
    }),
  );
  const sheet: Sheet = {
    name: list.name,
    head: columns.map(({ name, label }) => label ?? text(recordLabel(list.of, name))),
    rows: items.map((item) => columns.map((column) => cellOf(item, column, { of: list.of, text }))),
  };
  const content = await (format === "csv" ? csvOf(sheet) : workbookOf(sheet));
  return reply
    .header("content-disposition", attachment(`${list.fileName}-${day}.${format}`))
    .header("x-content-type-options", "nosniff")
    .type(SHEET_TYPES[format])
    .send(content);
}

/** Every record of a list, page by page; undefined where there are too many. */
async function itemsOf(
  { operation, input, most, pageSize, cursor }: ExportedList,
  { maker, caller }: { maker: PageMaker; caller: Caller },
): Promise<Item[] | undefined> {
  const items: Item[] = [];
  let from: string | undefined;
  for (let page = 1; ; page += 1) {
    const place =
      cursor === undefined
        ? { pageCurrent: page, pageSize }
        : { limit: pageSize, ...(from === undefined ? {} : { [cursor]: from }) };
    const reply: unknown = await askOnce(maker.invoke, operation, { ...input, ...place }, caller);
    const { list, totalCount, next } = reply as { list: Item[]; totalCount: number; next?: string };
    if (totalCount > most) return undefined;
    items.push(...list);
    from = next;
    const isLast = cursor === undefined ? list.length < pageSize : next === undefined;
    if (isLast || items.length >= most) return items;
  }
}

/** A column of the sheet: of a field, or of one title in a field whose values have titles of their own. */
interface CellColumn extends ExportedColumn {
  pair?: string;
}

function cellOf(item: Item, column: CellColumn, around: Parameters<typeof sheetValue>[2]): string | number {
  if (!holds(column.when, item)) return "";
  if (column.pair === undefined) return sheetValue(item, column, around);
  return pairsOf(item, column.name).find((pair) => pairName(pair) === column.pair)?.value ?? "";
}

/** What stands below a value in small print has a column of its own, and so has each title. */
function sheetColumns(
  column: ExportedColumn,
  { of, items }: Pick<ExportedList, "of"> & { items: readonly Item[] },
): CellColumn[] {
  if (recordField(of, column.name).kind === "pairs")
    return titlesOf(items, column.name).map(({ name, title }) => ({ ...column, pair: name, label: title }));
  return column.note === undefined ? [column] : [column, { name: column.note, when: column.when }];
}
