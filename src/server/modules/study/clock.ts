import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";
import { FIRST_SECONDS } from "./validate-heartbeat.ts";

/** Studying begins now: of the time before it no more than a first heartbeat's worth counts. It never adds any. */
export async function startClock(trx: Trx, { userNo, now }: { userNo: string; now: Date }): Promise<void> {
  await sql`
    insert into study_clock (user_no, spare_seconds, gmt_beat) values (${userNo}, ${FIRST_SECONDS}, ${now})
    on conflict (user_no) do update set gmt_beat = greatest(study_clock.gmt_beat, excluded.gmt_beat),
      spare_seconds = least(${FIRST_SECONDS},
        study_clock.spare_seconds + greatest(0, extract(epoch from excluded.gmt_beat - study_clock.gmt_beat)))`.execute(
    trx,
  );
}
