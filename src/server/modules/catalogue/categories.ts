import { orgScope } from "../../lib/org-no.ts";
import type {
  Category,
  ListCourseCategoriesBody,
  ListCourseCategoriesReply,
  ListHomeCategoriesBody,
  ListHomeCategoriesReply,
} from "../../../generated/types.ts";
import { CategoryTypeEnum } from "../../../generated/enums.ts";
import type { OperationContext } from "../../core/context.ts";
import { catalogueCache } from "./cache.ts";
import { buildTree, type TreeNode } from "./category-tree.ts";
import { selectCategories } from "./category-queries.ts";
import { presentRecommended } from "./course-card.ts";
import { categoryTotals } from "./course-totals.ts";
import { withheldIn } from "./scope.ts";
import { selectRecommendedByCategory } from "./recommend-queries.ts";

/** Recommended courses beside a category in the mega menus. */
const BESIDE_A_CATEGORY = 4;

/**
 * One tree, or both one after the other, or the top categories with a word in their name. On an organisation's site only
 * what has courses of its own.
 */
export async function listCourseCategories(
  { categoryType, keyword = "" }: ListCourseCategoriesBody,
  context: OperationContext,
): Promise<ListCourseCategoriesReply> {
  const tree = await treeOf(context);
  const wanted = keyword.trim().toLowerCase();
  const isAsked = ({ type, category }: (typeof tree)[number]) =>
    (categoryType === undefined || type === categoryType) && category.categoryName.toLowerCase().includes(wanted);
  return { list: tree.filter(isAsked).map((node) => node.category) };
}

/** The two trees of the home page, each top category with courses beside it. */
export async function listHomeCategories(
  { categoryType }: ListHomeCategoriesBody,
  context: OperationContext,
): Promise<ListHomeCategoriesReply> {
  const [orgNo, withheld] = [orgScope(context), withheldIn(context)];
  const list = await catalogueCache(context.services).of(
    `home/${context.orgNo}/${context.locale}/${withheld?.join("") ?? ""}`,
    async () => {
      const tree = await treeOf(context);
      const chosen = await selectRecommendedByCategory(context.db, { orgNo, each: BESIDE_A_CATEGORY });
      const rows = chosen.filter((row) => !withheld?.includes(row.course_category));
      return tree.map(({ type, category }) => ({
        type,
        category: {
          ...category,
          courseList: rows.filter((row) => row.category_id === category.id).map(presentRecommended),
        } satisfies Category,
      }));
    },
  );
  const of = (type: number): Category[] =>
    categoryType === undefined || categoryType === type
      ? list.filter((node) => node.type === type).map((node) => node.category)
      : [];
  return {
    skillCourseCategoryList: of(CategoryTypeEnum.vocationalSkills),
    managerCourseCategoryList: of(CategoryTypeEnum.businessSchool),
  };
}

function treeOf(context: OperationContext): Promise<TreeNode[]> {
  const [orgNo, withheld] = [orgScope(context), withheldIn(context)];
  return catalogueCache(context.services).of(
    `tree/${context.orgNo}/${context.locale}/${withheld?.join("") ?? ""}`,
    async () => {
      const [categories, counts] = [
        await selectCategories(context.db, context.orgNo),
        await categoryTotals({ orgNo, withheld }, { db: context.db, cache: catalogueCache(context.services) }),
      ];
      return buildTree({ categories, counts, locale: context.locale, keepEmpty: orgNo === undefined });
    },
  );
}
