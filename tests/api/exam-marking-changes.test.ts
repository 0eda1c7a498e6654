import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { ok } from "./client.ts";
import { useExams } from "./exam-fixture.ts";

describe("marks that the rules of marking would change", () => {
  const exams = useExams();

  it("are listed for an operator alone, with what was written, and stay as they are", async () => {
    const { server, run, as } = exams;
    const [place] = await run<{ attemptId: string; slot: number; cents: number; maxCents: number }>(sql`
      select mark.attempt_id as "attemptId", mark.slot, mark.cents, place.max_cents as "maxCents"
      from exam_mark as mark join exam_attempt_slot as place using (attempt_id, slot)
      join exam_answer using (attempt_id, slot) join exam_attempt as attempt on attempt.id = mark.attempt_id
      where mark.is_current and mark.mark_source = 1 and not mark.needs_marker and attempt.state in (3, 4)
        and mark.cents in (0, place.max_cents) order by mark.attempt_id, mark.slot limit 1`);
    const { attemptId, slot, cents, maxCents } = place!;
    const list = async () => ok(await server.call("listExamMarkingChanges", {}, as("operator"))).changeList;
    expect(await list()).toEqual([]);
    // As other rules have marked it.
    await run(sql`update exam_mark set cents = ${maxCents - cents}
      where attempt_id = ${attemptId} and slot = ${slot} and is_current`);
    const found = await list();
    expect(found).toMatchObject([{ attemptId, slot, before: (maxCents - cents) / 100, after: cents / 100 }]);
    expect(await list()).toEqual(found);
    expect((await server.call("listExamMarkingChanges", {}, as("lecturer"))).code).toBe(errorCode.NO_PERMISSION);
  });
});
