import { sql } from "kysely";
import type { OperationContext } from "../../core/context.ts";
import { failFields } from "../../core/errors.ts";
import type { Trx } from "../../database/connect.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { rowsOf } from "./rows.ts";

/**
 * The label of a post, which is one of its kind and of its site; undefined where the post has none. Fails at the field
 * `labelNo` otherwise.
 */
export async function requireLabel(
  trx: Trx,
  { labelNo = "", orgNo, kind }: { labelNo: string | undefined; orgNo: string; kind: number },
  { site, locale }: Pick<OperationContext, "site" | "locale">,
): Promise<{ label_name: string } | undefined> {
  if (labelNo === "") return undefined;
  const rows = isRecordId(labelNo)
    ? await rowsOf<{ label_name: string }>(
        trx,
        sql`select label_name from community_label where id = ${labelNo} and org_no = ${orgNo} and kind = ${kind}`,
      )
    : [];
  return rows[0] ?? failFields([{ path: "labelNo", message: site.texts(locale).t("error.field.post.label") }]);
}
