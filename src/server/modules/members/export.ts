import type { ExportMembersBody, ExportMembersReply } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { actorOf, withActor } from "../../database/actor.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { csvOf, workbookOf, type Sheet } from "../../lib/sheets.ts";
import { filterOf, presentMember, questionsOfSite } from "./list.ts";
import { selectMembers } from "./queries.ts";

const MAX_LINES = 10_000;

/** The learners of the organisation that asks and their answers as a file, in the caller's language. */
export async function exportMembers(
  { format, ...input }: ExportMembersBody,
  context: OperationContext,
): Promise<ExportMembersReply> {
  const session = sessionIn(context);
  const { timeZone } = context.site.settings;
  const { t } = context.site.texts(context.locale);
  const questions = questionsOfSite(context);
  const filter = filterOf(input, session.orgNo);
  const rows = await withActor(context.db, actorOf(session), (trx) =>
    selectMembers(trx, filter, { limit: MAX_LINES, offset: 0 }),
  );
  const columns = [...questions.asked, ...questions.gone(rows.map(({ words }) => words))];
  const sheet: Sheet = {
    name: t("site.members.file"),
    head: [
      ...(["name", "mobile", "joined", "answered"] as const).map((column) => t(`site.members.column.${column}`)),
      ...columns.map(({ title, isAsked }) => (isAsked ? title : t("site.members.before", { title }))),
    ],
    rows: rows.map((row) => {
      const { name, mobile, gmtCreate, gmtAnswer = "", answers } = presentMember(row, questions, timeZone);
      return [name, mobile, gmtCreate, gmtAnswer, ...columns.map((column) => answers[column.name] ?? "")];
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

const mediaTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};
