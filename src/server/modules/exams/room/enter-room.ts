import type { LoginWithExamCodeBody, UserInfo } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { limitedNetwork } from "../../../core/limited-network.ts";
import { createKeyedQueue } from "../../../core/semaphore.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { countAttempt, forgiveAttempt, guess, presentRoomUser } from "../../identity/index.ts";
import { admit, findAdmission, normaliseCode, type Admission } from "../desk/admission.ts";
import { selectExam } from "../exam-queries.ts";

/** Tries of one code are judged one after the other: several right ones at once are not taken for guessing. */
const turns = createKeyedQueue(200);

/**
 * Enters the exam room. Who comes again, from another computer too, ends the session from before; the attempt goes on.
 * Whoever is signed in with the caller's token, with an account or in another room, leaves first, where `isLeaving` says
 * so. EXAM_ROOM_REFUSED whether there is no such code or it is another's; SIGN_IN_LOCKED after many names for one code;
 * EXAM_ROOM_CLOSED where the exam is not on offer here; EXAM_ROOM_SIGNED_IN; ACCOUNT_LOCKED, and those of `guess`.
 */
export async function loginWithExamCode(
  { name, code, captcha, isLeaving = false }: LoginWithExamCodeBody,
  context: OperationContext,
): Promise<UserInfo> {
  const typed = normaliseCode(code);
  // Also of codes that there are not, so that the count tells nothing of them.
  const attempt = { person: `exam code ${typed}`, network: limitedNetwork(context.ip) };
  const system = <Result>(task: (trx: Trx) => Promise<Result>) => withActor(context.db, systemActor, task);
  const judge = () =>
    turns.run(typed, async () => {
      const judged = await system(async (trx) => {
        const locked = await countAttempt(trx, attempt);
        if (locked) return { minutes: locked.lockedMinutes };
        const found = await findAdmission(trx, typed, name);
        if (found) await forgiveAttempt(trx, attempt);
        return { found };
      });
      if (judged.minutes !== undefined)
        fail("SIGN_IN_LOCKED", { args: { minutes: judged.minutes }, data: { lockedMinutes: judged.minutes } });
      return judged.found;
    });
  const admission = await guess({ captcha, refusal: "EXAM_ROOM_REFUSED", judge }, context);
  return enterRoom(admission, { isLeaving }, context);
}

async function enterRoom(
  admission: Admission,
  { isLeaving }: { isLeaving: boolean },
  context: OperationContext,
): Promise<UserInfo> {
  const { session: before, services } = context;
  const { sessions, log } = services;
  const now = context.now();
  const others = before?.room?.admissionId === admission.id ? undefined : before;
  if (others && !isLeaving) fail("EXAM_ROOM_SIGNED_IN");
  const { id: admissionId, examId, orgNo, personName } = admission;
  const { userNo, token } = await withActor(context.db, systemActor, async (trx) => {
    const asked = context.orgNo === "default" ? undefined : context.orgNo;
    if (!(await selectExam(trx, { id: examId, orgNo: asked, now }))) fail("EXAM_ROOM_CLOSED");
    const admitted = (await admit(trx, admission, now)) ?? fail("EXAM_ROOM_REFUSED");
    const who = { userNo: admitted, ip: context.ip, userAgent: context.userAgent, admissionId };
    return { userNo: admitted, token: await sessions.open(trx, who) };
  });
  await sessions.changed(userNo);
  if (others) await sessions.end(others, "logout");
  log.info(
    { requestId: context.requestId, userNo, examId, address: limitedNetwork(context.ip) },
    "entered an exam room",
  );
  context.reply.sessionToken = token;
  const room = { admissionId, examId, personName, since: now };
  return { ...presentRoomUser({ userNo, orgNo }, room), token };
}
