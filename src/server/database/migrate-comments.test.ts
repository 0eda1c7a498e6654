import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { emptyDatabase } from "../../../generators/read/empty-database.ts";
import { migrate, readMigrations } from "./migrate.ts";

let database: PGlite;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.close());

const rows = async (query: string) => (await database.query(query)).rows;

it("moves comments of courses to those of posts with answers, likes and reviews", async () => {
  const all = readMigrations();
  await migrate(database, { migrations: all.filter(({ version }) => version < 75) });
  // Ann teaches; Bob and Cid comment, Cid without a name. A comment of a blog stands there already.
  await database.exec(`
    insert into app_user (user_no, login_name, name, user_type) overriding system value values
      (1, 'a', 'Ann', 2), (2, 'b', 'Bob', 1), (3, 'c', '', 1);
    insert into lecturer (lecturer_user_no, lecturer_name) values (1, 'Ann');
    insert into course (id, lecturer_user_no, course_category, course_name) overriding system value values
      (50, 1, 1, 'One'), (51, 1, 1, 'Two');
    insert into blogger (user_no, org_no, blogger_name) values (2, 'default', 'Bobby');
    insert into community_post (id, org_no, kind, user_no, title, body, state, gmt_publish) overriding system value
      values (50, 'default', 1, 2, 'Blog', '{}', 3, now());
    insert into community_comment (org_no, target_kind, target_id, user_no, body, body_text)
      values ('default', 1, 50, 2, '{}', 'below the blog');
    insert into course_comment (id, org_no, course_id, user_no, parent_id, reply_user_name, user_name, comment_text,
      count_like, is_removed, moderation) overriding system value values
      (1, 'default', 50, 2, null, '', 'Bob', E'good\n\nvery', 2, false, 1),
      (2, 'default', 50, 3, 1, '', 'Cid', 'thanks', 0, false, 1),
      (3, 'default', 50, 2, 1, 'Cid', 'Bob', 'welcome', 0, false, 1),
      (4, 'default', 51, 3, null, '', 'Cid', '', 0, true, 1),
      (5, 'default', 51, 2, 4, '', 'Bob', 'hidden', 0, false, 3);
    insert into course_comment_like values (1, 1), (1, 3);
    insert into content_report (org_no, target_kind, target_id, user_no, reason, weight) values
      ('default', 4, 1, 3, 1, 1), ('default', 4, 2, 3, 1, 1), ('default', 3, 1, 3, 1, 1);
    insert into moderation_entry (org_no, target_kind, target_id, cause) values
      ('default', 4, 1, 1), ('default', 4, 2, 1), ('default', 4, 5, 1), ('default', 3, 1, 1);
  `);
  await migrate(database, { migrations: all });
  expect(
    await rows(`select id::int, target_id::int, user_no::int, root_id::int, parent_id::int, reply_user_no::int,
      body_text, count_like, count_reply, is_removed, moderation, to_user_no::int
      from community_comment where target_kind = 3 order by id`),
  ).toEqual([
    said({ id: 2, user_no: 2, body_text: "good\n\nvery", count_like: 2, count_reply: 2, to_user_no: 1 }),
    said({ id: 3, user_no: 3, root_id: 2, parent_id: 2, body_text: "thanks", to_user_no: 2 }),
    said({ id: 4, user_no: 2, root_id: 2, parent_id: 3, reply_user_no: 3, body_text: "welcome", to_user_no: 3 }),
    said({ id: 5, target_id: 51, user_no: 3, is_removed: true, to_user_no: 1 }),
    said({
      id: 6,
      target_id: 51,
      user_no: 2,
      root_id: 5,
      parent_id: 5,
      body_text: "hidden",
      moderation: 3,
      to_user_no: 3,
    }),
  ]);
  const text = (words: string) => ({ type: "paragraph", content: [{ type: "text", text: words }] });
  expect(await rows("select body from community_comment where id in (2, 5) order by id")).toEqual([
    { body: { type: "doc", content: [text("good"), { type: "paragraph" }, text("very")] } },
    { body: { type: "doc", content: [] } },
  ]);
  // The blog of the same number keeps its own, and nothing is counted twice.
  expect(await rows("select count_comment from community_post")).toEqual([{ count_comment: 1 }]);
  expect(
    await rows("select user_no::int, target_id::int from community_reaction where target_kind = 4 order by 1"),
  ).toEqual([
    { user_no: 1, target_id: 2 },
    { user_no: 3, target_id: 2 },
  ]);
  expect(await rows("select user_no::int, blogger_name from blogger order by 1")).toEqual([
    { user_no: 2, blogger_name: "Bobby" },
    { user_no: 3, blogger_name: "学员" },
  ]);
  const targets = "select target_kind, target_id::int from";
  const moved = (...ids: number[]) => ids.map((target_id) => ({ target_kind: 4, target_id }));
  const kept = { target_kind: 3, target_id: 1 };
  expect(await rows(`${targets} content_report order by 1, 2`)).toEqual([kept, ...moved(2, 3)]);
  expect(await rows(`${targets} moderation_entry order by 1, 2`)).toEqual([kept, ...moved(2, 3, 6)]);
  // What is written next has a number of its own, and goes with its course.
  await database.exec(`insert into community_comment (org_no, target_kind, target_id, user_no, body)
    values ('default', 3, 50, 3, '{}')`);
  expect(await rows("select max(id)::int as id from community_comment where to_user_no = 1")).toEqual([{ id: 7 }]);
  await database.exec("delete from course where id = 50");
  expect(await rows("select id::int from community_comment order by 1")).toEqual([{ id: 1 }, { id: 5 }, { id: 6 }]);
});

function said(row: Record<string, unknown>) {
  const plain = { target_id: 50, root_id: null, parent_id: null, reply_user_no: null, body_text: "" };
  return { ...plain, count_like: 0, count_reply: 0, is_removed: false, moderation: 1, ...row };
}
