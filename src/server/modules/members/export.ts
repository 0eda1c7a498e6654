import type { ExportMembersBody, ExportMembersReply } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { auditActor, recordAudit } from "../audit/index.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { csvOf, workbookOf, type Sheet } from "../../lib/sheets.ts";
import { filterOf, presentMember, questionsOfSite } from "./list.ts";
import { selectMembers, type MemberFilter, type MemberRow } from "./queries.ts";
import { whose } from "./whose.ts";

const MAX_LINES = 100_000;
const LINES_AT_ONCE = 5000;

/** The learners of the organisation that asks and their answers as a file, in the caller's language. */
export async function exportMembers(
  { format, ...input }: ExportMembersBody,
  context: OperationContext,
): Promise<ExportMembersReply> {
  const { orgNo, site, reader } = await whose(input, context);
  const { timeZone } = site.settings;
  const { t } = context.site.texts(context.locale);
  const questions = questionsOfSite(site, context.locale);
  const rows = await withActor(context.db, reader, (trx) => selectLines(trx, filterOf(input, orgNo)));
  // Lists of people leave the portal with it. Reading is in a transaction of the organisation's own.
  await withActor(context.db, systemActor, (trx) =>
    recordAudit(trx, {
      ...auditActor(sessionIn(context)),
      action: "member.export",
      orgNo,
      subject: `organisation:${orgNo}`,
      detail: { lines: rows.length, format },
    }),
  );
  const columns = [...questions.asked, ...questions.gone(rows.map(({ words }) => words))];
  const sheet: Sheet = {
    name: t("site.members.file"),
    head: [
      ...(["name", "mobile", "joined", "profile", "answered"] as const).map((column) =>
        t(`site.members.column.${column}`),
      ),
      ...columns.map(({ title, isAsked }) => (isAsked ? title : t("site.members.before", { title }))),
    ],
    rows: rows.map((row) => {
      const { name, mobile, gmtCreate, gmtAnswer = "", answers, reviewState } = presentMember(row, questions, timeZone);
      const profile = reviewState === "none" ? "" : t(`memberList.review.${reviewState}`);
      return [name, mobile, gmtCreate, profile, gmtAnswer, ...columns.map((column) => answers[column.name] ?? "")];
    }),
  };
  const day = dateTimeIn(timeZone, context.now()).slice(0, 10);
  const content = await (format === "csv" ? csvOf(sheet) : workbookOf(sheet));
  return {
    fileName: `${sheet.name}-${day}.${format}`,
    mediaType: mediaTypes[format],
    content: content.toString("base64"),
  };
}

/** Some thousands at a time, so that no statement takes long. */
async function selectLines(trx: Trx, filter: MemberFilter): Promise<MemberRow[]> {
  const lines: MemberRow[] = [];
  while (lines.length < MAX_LINES) {
    const rows = await selectMembers(trx, filter, { before: lines.at(-1)?.user_no, limit: LINES_AT_ONCE });
    for (const row of rows) lines.push(row);
    if (rows.length < LINES_AT_ONCE) break;
  }
  return lines;
}

const mediaTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};
