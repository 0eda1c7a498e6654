import { sql } from "kysely";
import type { Db } from "../../database/connect.ts";

/** How many public courses are alike in all that lists filter by. */
export interface Facet {
  org_no: string;
  /** Three levels of category. */
  category_id1: string | null;
  category_id2: string | null;
  category_id3: string | null;
  course_category: number;
  price: PriceClass;
  total: number;
}

/** Free for everybody; the same for all who pay; less, or nothing, for members. */
export type PriceClass = "free" | "same" | "member";

/**
 * All public courses in groups. There are about as many as categories with something in them, times kinds and prices.
 */
export async function selectFacets(db: Db): Promise<Facet[]> {
  const { rows } = await sql<Facet>`
    select org_no, category_id1, category_id2, category_id3, course_category,
      case when price_fen = 0 then 'free' when course_discount_fen is null
        or course_discount_fen < price_fen then 'member' else 'same' end as price,
      count(*)::int as total
    from course where is_public group by 1, 2, 3, 4, 5, 6`.execute(db);
  return rows;
}
