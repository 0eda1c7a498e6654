import { orgScope } from "../../lib/org-no.ts";
import type {
  GetCustomPackageParams,
  GetCustomPackageReply,
  ListCustomCategoriesReply,
  ListCustomPackagesBody,
  ListCustomPackagesReply,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { pageOf, pageSpan, totalFromPage } from "../../lib/paging.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { wordingIn } from "../../lib/localised-text.ts";
import { presentPackage, presentPackageCard } from "./present.ts";
import { countPackages, selectPackage, selectPackageCategories, selectPackages } from "./queries.ts";

/** Packages of tailored training, in the editors' order. */
export async function listCustomPackages(
  input: ListCustomPackagesBody,
  context: OperationContext,
): Promise<ListCustomPackagesReply> {
  const { page, rows: range } = pageSpan(input);
  const { categoryId } = input;
  if (categoryId !== undefined && !isRecordId(categoryId)) return pageOf([], 0, page);
  const filter = { orgNo: orgScope(context), categoryId };
  const rows = await selectPackages(context.db, filter, range);
  const total = totalFromPage(rows.length, range) ?? (await countPackages(context.db, filter));
  return pageOf(
    rows.map((row) => presentPackageCard(row, context)),
    total,
    page,
  );
}

/** The categories that have packages. */
export async function listCustomCategories(context: OperationContext): Promise<ListCustomCategoriesReply> {
  const rows = await selectPackageCategories(context.db, { orgNo: orgScope(context) });
  return {
    list: rows.map(({ id, category_name, num }) => ({
      id,
      categoryName: wordingIn(category_name, context.locale),
      num: Number(num),
    })),
  };
}

/** NOT_FOUND where it is not shown, or on an organisation's site not its own. */
export async function getCustomPackage(
  { id }: GetCustomPackageParams,
  context: OperationContext,
): Promise<GetCustomPackageReply> {
  const row = isRecordId(id) ? await selectPackage(context.db, { orgNo: orgScope(context), id }) : undefined;
  return presentPackage(row ?? fail("NOT_FOUND"), context);
}
