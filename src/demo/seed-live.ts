import { UserTypeEnum } from "../generated/enums.ts";
import { grantCourse } from "../server/modules/orders/index.ts";
import type { Trx } from "../server/database/connect.ts";
import { liveChat, liveMembers } from "./content/live-chat.ts";
import { dayAt, insertRows, required } from "./insert-rows.ts";
import { courseIdsBySlug } from "./seed-shelves.ts";

export const LIVE_SLUG = "frontend-clinic";
const MINUTE_MS = 60_000;
/** Minutes: how long ago the demo's live class began, and how long it lasts. */
export const BEGAN = 25;
export const LASTS = 120;

/**
 * The demo's live class: one session behind it with a replay, one that is on, one to come; with those who came, and
 * what they say.
 */
export async function seedLive(trx: Trx, now: Date): Promise<void> {
  const courseId = required(await courseIdsBySlug(trx), LIVE_SLUG);
  const [past, running, coming] = await trx
    .selectFrom("period")
    .where("course_id", "=", courseId)
    .select("id")
    .orderBy("sort")
    .execute();
  if (!past || !running || !coming) throw new Error("the demo's live class has too few sessions");
  const begins = {
    past: dayAt(now, -1, 19, 30),
    running: new Date(now.getTime() - BEGAN * MINUTE_MS),
    coming: dayAt(now, 1, 19, 30),
  };
  const set = (id: string, begin: Date, minutes: number) =>
    trx
      .updateTable("period")
      .set({ begin_time: begin, end_time: new Date(begin.getTime() + minutes * MINUTE_MS) })
      .where("id", "=", id)
      .execute();
  await set(past.id, begins.past, 90);
  await set(running.id, begins.running, LASTS);
  await set(coming.id, begins.coming, 90);
  // The replay of a session comes when it is over.
  await trx
    .deleteFrom("period_media")
    .where("period_id", "in", [running.id, coming.id])
    .where("kind", "in", ["mp4", "caption"])
    .execute();

  const mobiles = [...new Set([...liveChat, ...liveMembers].map(({ mobile }) => mobile))];
  const users = new Map(
    (
      await trx
        .selectFrom("app_user")
        .where("mobile", "in", mobiles)
        .select(["mobile", "user_no", "name", "user_type"])
        .execute()
    ).map((user) => [user.mobile ?? "", user]),
  );
  for (const { mobile } of liveMembers)
    await grantCourse(trx, { userNo: required(users, mobile).user_no, courseId, source: "free", now: begins.past });
  await insertRows(
    trx,
    "live_member",
    (["past", "now"] as const).flatMap((which) =>
      liveMembers.map((member) => {
        const begin = which === "past" ? begins.past : begins.running;
        const leave = new Date(begin.getTime() + (member[which] + 2) * MINUTE_MS);
        return {
          period_id: which === "past" ? past.id : running.id,
          user_no: required(users, member.mobile).user_no,
          is_staff: false,
          is_muted: false,
          gmt_join: new Date(begin.getTime() + MINUTE_MS),
          gmt_leave: leave,
          gmt_beat: leave,
          seconds: member[which] * 60,
        };
      }),
    ),
  );
  const talk = (periodId: string, begin: Date, from: number) =>
    liveChat.slice(from).map(({ mobile, minute, text }, place) => {
      const user = required(users, mobile);
      return {
        period_id: periodId,
        user_no: user.user_no,
        user_name: user.name,
        is_staff: user.user_type === UserTypeEnum.lecturer,
        message_text: text,
        ref: `demo-${place}`,
        gmt_create: new Date(begin.getTime() + minute * MINUTE_MS),
      };
    });
  await insertRows(trx, "live_message", [...talk(past.id, begins.past, 5), ...talk(running.id, begins.running, 0)]);
}
