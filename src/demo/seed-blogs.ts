import type { Trx } from "../server/database/connect.ts";
import { countHot, POST_KIND, POST_STATE, REACTION, summaryOf, TARGET } from "../server/modules/community/index.ts";
import { searchVector } from "../server/modules/catalogue/index.ts";
import { richTextWords } from "../shared/richtext.ts";
import { blogLabels, bloggerIntroductions, blogs } from "./content/blogs.ts";
import { dayAt, insertRows, required } from "./insert-rows.ts";
import { insertBloggers } from "./insert-bloggers.ts";
import { richText } from "./rich-text.ts";
import { seedReads } from "./seed-reads.ts";

/** Blogs with their labels, writers, comments, likes and followers. */
export async function seedBlogs(trx: Trx, now: Date): Promise<void> {
  const people = await seedBloggers(trx, now);
  const labels = await seedLabels(trx);
  const written = blogs.map((blog, at) => ({ ...blog, at: dayAt(now, -blog.daysAgo, 8 + (at % 12), (at * 7) % 60) }));
  const rows = await insertRows<{ id: string; title: string }>(
    trx,
    "community_post",
    written.map(({ author, label, title, body, views, at }) => {
      const { id: labelNo, name } = required(labels, label);
      const { userNo, orgNo, name: writer } = required(people, author);
      const document = richText(body);
      const text = richTextWords(document);
      return {
        org_no: orgNo,
        kind: POST_KIND.blog,
        user_no: userNo,
        label_no: labelNo,
        article_type: POST_KIND.blog,
        title,
        summary: summaryOf(document),
        body: document,
        body_text: text,
        words: searchVector({ A: title, C: `${name} ${writer}`, D: text }),
        cover: "",
        state: POST_STATE.published,
        moderation: 1,
        version: 1,
        count_view: views,
        count_like: 0,
        count_favourite: 0,
        count_comment: 0,
        count_answer: 0,
        count_follow: 0,
        gmt_publish: at,
        gmt_active: at,
        gmt_create: at,
        gmt_modified: at,
      };
    }),
    ["id", "title"],
  );
  const ids = new Map(rows.map(({ id, title }) => [title, id]));
  await seedComments(trx, { written, ids, people });
  await seedReactions(trx, { written, ids, people, now });
  const read = written.map(({ author, views, at }) => ({ userNo: required(people, author).userNo, views, at }));
  await seedReads(trx, read, now);
}

type Person = { userNo: string; orgNo: string; name: string };
type Written = (typeof blogs)[number] & { at: Date };
interface Seeded {
  written: Written[];
  /** Posts by their titles. */
  ids: ReadonlyMap<string, string>;
  people: ReadonlyMap<string, Person>;
}

/** The profiles of all who write, comment or like, by mobile number. */
async function seedBloggers(trx: Trx, now: Date): Promise<Map<string, Person>> {
  const mobiles = new Set([
    "13800000009",
    ...blogs.flatMap(({ author, comments = [] }) => [
      author,
      ...comments.flatMap(({ by, answer }) => (answer ? [by, answer.by] : [by])),
    ]),
  ]);
  const users = await trx
    .selectFrom("app_user")
    .where("mobile", "in", [...mobiles])
    .select(["user_no", "org_no", "name", "photo", "mobile"])
    .orderBy("user_no")
    .execute();
  await insertBloggers(
    trx,
    users.map(({ user_no }) => user_no),
  );
  for (const { user_no, mobile } of users)
    await trx
      .updateTable("blogger")
      .set({
        introduce: bloggerIntroductions[mobile ?? ""] ?? "",
        gmt_create: dayAt(now, -60, 9),
        gmt_modified: dayAt(now, -60, 9),
      })
      .where("user_no", "=", user_no)
      .execute();
  return new Map(
    users.map(({ user_no, org_no, name, mobile }) => [mobile ?? "", { userNo: user_no, orgNo: org_no, name }]),
  );
}

async function seedLabels(trx: Trx): Promise<Map<string, { id: string; name: string }>> {
  const rows = await insertRows<{ id: string; sort: number }>(
    trx,
    "community_label",
    blogLabels.map(({ orgNo, zh, en }, index) => ({
      org_no: orgNo,
      kind: POST_KIND.blog,
      label_name: zh,
      label_name_en: en,
      sort: index + 1,
      count_post: 0,
      count_follow: 0,
    })),
    ["id", "sort"],
  );
  return new Map(
    rows.map(({ id, sort }) => [blogLabels[sort - 1]?.key ?? "", { id, name: blogLabels[sort - 1]?.zh ?? "" }]),
  );
}

/** Comments, and then the answers to them. */
async function seedComments(trx: Trx, { written, ids, people }: Seeded): Promise<void> {
  const later = (at: Date, hours: number) => new Date(at.getTime() + hours * 3_600_000);
  const said = written.flatMap(({ title, comments = [], at }) =>
    comments.map((comment, place) => ({ ...comment, title, time: later(at, 2 + place * 3) })),
  );
  const row = ({ title, by, text, time }: { title: string; by: string; text: string; time: Date }) => ({
    org_no: required(people, by).orgNo,
    target_kind: TARGET.blog,
    target_id: required(ids, title),
    user_no: required(people, by).userNo,
    is_answer: false,
    body: richText(text),
    body_text: text,
    mentions: [],
    count_like: 0,
    count_useful: 0,
    count_reply: 0,
    is_removed: false,
    moderation: 1,
    version: 1,
    gmt_create: time,
    gmt_modified: time,
  });
  const roots = await insertRows<{ id: string; body_text: string }>(trx, "community_comment", said.map(row), [
    "id",
    "body_text",
  ]);
  const rootIds = new Map(roots.map(({ id, body_text }) => [body_text, id]));
  await insertRows(
    trx,
    "community_comment",
    said.flatMap(({ answer, title, text, time }) => {
      const id = rootIds.get(text);
      return answer && id ? [{ ...row({ ...answer, title, time: later(time, 1) }), root_id: id, parent_id: id }] : [];
    }),
  );
}

/** Who likes and keeps what, and who follows whom: by a rule, so that each start makes the same. */
async function seedReactions(trx: Trx, { written, ids, people, now }: Seeded & { now: Date }): Promise<void> {
  const everybody = [...people.values()];
  const chosen = (place: number, person: number, of: number) => (place * 7 + person * 5) % 10 < of;
  const reacted = written.flatMap(({ title, author, views }, place) =>
    everybody.flatMap(({ userNo }, person) => {
      if (userNo === required(people, author).userNo) return [];
      const fits = views > 400 ? 7 : views > 250 ? 4 : 2;
      const kinds = [
        ...(chosen(place, person, fits) ? [REACTION.like] : []),
        ...(chosen(place + 3, person, fits - 2) ? [REACTION.favourite] : []),
      ];
      return kinds.map((reaction) => ({
        user_no: userNo,
        target_kind: TARGET.blog,
        target_id: required(ids, title),
        reaction,
        gmt_create: now,
      }));
    }),
  );
  await insertRows(trx, "community_reaction", reacted);
  const writers = [...new Set(written.map(({ author }) => required(people, author).userNo))];
  const follows = writers.flatMap((writer, place) =>
    everybody.flatMap(({ userNo }, person) =>
      userNo !== writer && chosen(place + 1, person + 2, 3)
        ? [{ user_no: userNo, target_kind: TARGET.person, target_id: writer, gmt_create: now }]
        : [],
    ),
  );
  await insertRows(trx, "community_follow", follows);
  await countHot(trx, now);
}
