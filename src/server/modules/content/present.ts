import type { Article, ArticleCard } from "../../../generated/types.ts";
import { withoutOffLinks } from "../../../site/compile/without-off.ts";
import type { OperationContext } from "../../core/context.ts";
import { presentOrgNo } from "../../lib/org-no.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { wordingIn } from "../../lib/localised-text.ts";
import type { ArticleCardRow, ArticleRow } from "./queries.ts";

/** Readers are told when it was published, not when the record was made. */
export function presentArticleCard(row: ArticleCardRow, locale: string, timeZone: string | undefined): ArticleCard {
  return {
    id: row.id,
    artTitle: row.art_title,
    artSummary: row.art_summary,
    artPic: row.art_pic,
    zoneId: row.zone_id,
    zoneName: wordingIn(row.zone_name, locale),
    authorName: row.author_name,
    countView: row.count_view,
    isTop: row.is_top ? 1 : 0,
    gmtCreate: dateTimeIn(timeZone, row.gmt_publish),
  };
}

export function presentArticle(row: ArticleRow, { locale, site }: OperationContext): Article {
  const { timeZone } = site.settings;
  return {
    ...presentArticleCard(row, locale, timeZone),
    // Checked when it was written.
    artDesc: withoutOffLinks(row.art_desc as Article["artDesc"], site.isOff),
    orgNo: presentOrgNo(row.org_no),
    gmtModified: dateTimeIn(timeZone, row.gmt_modified),
  };
}
