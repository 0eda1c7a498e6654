import { sql } from "kysely";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { plainText } from "../../../site/compile/localise.ts";
import { originOf } from "../../core/origin.ts";
import type { Services } from "../../core/services.ts";
import type { Db } from "../../database/connect.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { latestPosts, POST_KIND, selectPosts } from "../../modules/community/index.ts";
import { siteOf } from "../sitemap/site-of.ts";
import { writeFeed, type Feed, type FeedEntry } from "./write.ts";

/** Entries of a feed. */
const ENTRIES = 30;

type Made = Pick<Feed, "title" | "pagePath" | "entries">;
type Maker = (db: Db, asked: { orgNo: string; id: string }) => Promise<Made | undefined>;

/**
 * The Atom feeds of a site, below /org/{orgNo} too: its blogs, those of a label and of a person, and its articles. One
 * of a feature that is off is not there.
 */
export function registerFeeds(http: FastifyInstance, services: Services): void {
  const answer =
    (make: Maker) =>
    async (request: FastifyRequest<{ Params: { orgNo?: string; id?: string } }>, reply: FastifyReply) => {
      const site = await siteOf(request, services);
      const { id = "0" } = request.params;
      const path = request.url.replace(/\?.*/, "");
      const isOff = !site || site.tenant.isOff(path.slice(site.base.length).replace(/\/feed\.xml$/, ""));
      const made = isOff || !isRecordId(id) ? undefined : await make(services.db, { orgNo: site.tenant.orgNo, id });
      if (!site || !made) return reply.callNotFound();
      const { tenant, base } = site;
      const origin = await originOf(request, services);
      const locale = tenant.locales.default;
      const name = plainText(tenant.settings.info.title, tenant.texts(locale)) ?? tenant.organisationName;
      const title = made.title === "" ? name : `${made.title} - ${name}`;
      return reply
        .type("application/atom+xml; charset=utf-8")
        .header("cache-control", "public, max-age=600")
        .send(writeFeed({ ...made, origin, path, pagePath: base + made.pagePath, title, locale }));
    };
  for (const base of ["", "/org/:orgNo"]) {
    http.get(`${base}/blog/feed.xml`, answer(ofBlogs));
    http.get(`${base}/blog/label/:id/feed.xml`, answer(ofLabel));
    http.get(`${base}/info/feed.xml`, answer(ofArticles));
  }
  http.get("/blog/blogger/:id/feed.xml", answer(ofBlogger));
}

const ofBlogs: Maker = async (db, { orgNo }) => ({
  title: "",
  pagePath: "/blog",
  entries: await blogEntries(db, { orgNo }),
});

const ofLabel: Maker = async (db, { orgNo, id }) => {
  const { rows } = await sql<{ label_name: string }>`select label_name from community_label
    where id = ${id} and org_no = ${orgNo} and kind = ${POST_KIND.blog}`.execute(db);
  const [label] = rows;
  return (
    label && {
      title: label.label_name,
      pagePath: `/blog?labelNo=${id}`,
      entries: await blogEntries(db, { orgNo, labelNo: id }),
    }
  );
};

const ofBlogger: Maker = async (db, { orgNo, id }) => {
  const { rows } = await sql<{ blogger_name: string }>`select blogger_name from blogger
    where user_no = ${id}`.execute(db);
  const [blogger] = rows;
  return (
    blogger && {
      title: blogger.blogger_name,
      pagePath: `/blog/blogger/${id}`,
      entries: await blogEntries(db, { orgNo, userNo: id }),
    }
  );
};

const ofArticles: Maker = async (db, { orgNo }) => {
  const { rows } = await sql<{
    id: string;
    art_title: string;
    art_summary: string;
    author_name: string;
    gmt_publish: Date;
    gmt_modified: Date;
  }>`select id, art_title, art_summary, author_name, gmt_publish, gmt_modified from article
    where is_putaway and org_no = ${orgNo} order by gmt_publish desc, id desc limit ${ENTRIES}`.execute(db);
  const entries = rows.map((row) => ({
    path: `/info/detail/${row.id}`,
    title: row.art_title,
    summary: row.art_summary,
    author: row.author_name,
    published: row.gmt_publish,
    changed: row.gmt_modified,
  }));
  return { title: "", pagePath: "/info", entries };
};

async function blogEntries(db: Db, filter: { orgNo: string; labelNo?: string; userNo?: string }): Promise<FeedEntry[]> {
  const newest = { pageCurrent: 1, pageSize: ENTRIES, offset: 0 };
  const rows = await selectPosts(db, latestPosts({ ...filter, kind: POST_KIND.blog }), newest);
  return rows.slice(0, ENTRIES).map((row) => {
    const published = row.gmt_publish ?? row.gmt_create;
    return {
      path: `/blog/article/${row.id}`,
      title: row.title,
      summary: row.summary,
      author: row.blogger_name,
      published,
      changed: row.gmt_edit ?? published,
    };
  });
}
