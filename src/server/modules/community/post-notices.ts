import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";
import { TARGET, type NoticeKind } from "./kinds.ts";

/** Followers who are told of a new post; those of a person with more find it in what they follow. */
const MAX_TOLD = 1000;

/** Notes for the followers of its author that there is a new post, where everybody sees it. In scope system. */
export async function addPostNotices(
  trx: Trx,
  { id, kind, now }: { id: string; kind: NoticeKind; now: Date },
): Promise<void> {
  await sql`insert into community_notice (user_no, notice_kind, target_kind, target_id, actor_user_no, gmt_create)
    select follow.user_no, ${kind}, post.kind, post.id, post.user_no, ${now}
    from community_post as post
    join community_follow as follow on follow.target_kind = ${TARGET.person} and follow.target_id = post.user_no
    where post.id = ${id} and post.is_shown order by follow.gmt_create desc limit ${MAX_TOLD}
    on conflict do nothing`.execute(trx);
}
