import type { ListOrganisationsBody, ListOrganisationsReply } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { organisationWords } from "../../lib/organisation-text.ts";
import { pageOf, pageSpan, totalFromPage } from "../../lib/paging.ts";
import { countOrganisations, selectOrganisations } from "./queries.ts";

/** The organisations with a public site, those with the most courses first. */
export async function listOrganisations(
  input: ListOrganisationsBody,
  context: OperationContext,
): Promise<ListOrganisationsReply> {
  const { page, rows: range } = pageSpan(input);
  const rows = await selectOrganisations(context.db, { typed: input.str, range });
  const total = totalFromPage(rows.length, range) ?? (await countOrganisations(context.db, input.str));
  const list = await Promise.all(
    rows.map(async (row) => {
      const { intro: _, ...words } = await organisationWords(row.org_no, row.org_name, context);
      return {
        orgNo: row.org_no,
        ...words,
        courseCount: Number(row.course_count),
        lecturerCount: Number(row.lecturer_count),
      };
    }),
  );
  return pageOf(list, total, page);
}
