import type { Trx } from "../server/database/connect.ts";
import { articles, articleZones } from "./content/articles.ts";
import { artworkAddress } from "./covers.ts";
import { dayAt, insertRows, required } from "./insert-rows.ts";
import { richText } from "./rich-text.ts";

/** The information articles and their categories. */
export async function seedArticles(trx: Trx, now: Date): Promise<void> {
  const rows = await insertRows<{ id: string; sort: number }>(
    trx,
    "article_zone",
    articleZones.map((zone, index) => ({
      org_no: zone.orgNo,
      zone_name: { "zh-CN": zone.zh, en: zone.en },
      zone_desc: { "zh-CN": zone.descZh, en: zone.descEn },
      sort: index + 1,
    })),
    ["id", "sort"],
  );
  const zones = new Map(
    rows.map(({ id, sort }) => [articleZones[sort - 1]?.key ?? "", { id, orgNo: articleZones[sort - 1]?.orgNo ?? "" }]),
  );
  await insertRows(
    trx,
    "article",
    articles.map((article) => {
      const zone = required(zones, article.zone);
      const published = dayAt(now, -article.daysAgo, 9, article.views % 60);
      return {
        org_no: zone.orgNo,
        zone_id: zone.id,
        art_title: article.title,
        art_summary: article.summary,
        art_pic: artworkAddress.article(article.slug),
        author_name: article.author,
        art_desc: richText(article.body),
        count_view: article.views,
        is_putaway: true,
        gmt_publish: published,
        gmt_create: published,
        gmt_modified: published,
      };
    }),
  );
}
