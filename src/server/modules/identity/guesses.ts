import { setTimeout } from "node:timers/promises";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import type { ErrorName } from "../../../shared/error-codes.ts";
import { fail } from "../../core/errors.ts";
import { limitedNetwork } from "../../core/limited-network.ts";
import { createKeyedQueue } from "../../core/semaphore.ts";
import { countUse, usesSoFar } from "../../lib/rate-limit.ts";

/**
 * Wrong passwords and codes of one network within an hour, whomever they were for, before the next take a captcha each.
 */
export const FREE_GUESSES = 20;
const HOUR_SECONDS = 3600;
/** ms that a wrong one of such a network holds up the next of it. */
const SLOW_MS = 1000;

/** Few of a network at once, so that of many wrong ones that come together few more than the free ones are judged. */
const free = createKeyedQueue(1000, 4);
const slow = createKeyedQueue(60);

interface Guess<Right> {
  captcha: string | undefined;
  /** What the call ends with when the guess was wrong. */
  refusal: ErrorName;
  /**
   * Judges the password or the code; gives undefined when it is wrong. What else is against it ends the call and is not
   * counted.
   */
  judge(): Promise<Right | undefined>;
}

/**
 * Judges a password or a code that somebody signed out gives. Wrong ones are counted for the network they come from,
 * over all accounts and whether there is such an account or not. A network is never locked, because a whole school may
 * sit behind it: after FREE_GUESSES each guess takes a captcha (CAPTCHA_NEEDED, CAPTCHA_WRONG), and they are judged one
 * after the other, a second apart.
 */
export async function guess<Right>(
  { captcha, refusal, judge }: Guess<Right>,
  context: OperationContext,
): Promise<Right> {
  const { db, services } = context;
  const network = limitedNetwork(context.ip);
  const subject = `wrong guess ${network}`;
  const system = <Result>(task: (trx: Trx) => Promise<Result>) => withActor(db, systemActor, task);
  const judgeAndCount = async () => {
    const right = await judge();
    if (right === undefined)
      await system((trx) => countUse(trx, { subject, most: FREE_GUESSES, seconds: HOUR_SECONDS, now: context.now() }));
    return { right };
  };
  const whileFree = await free.run(network, async () => {
    const wrong = await system((trx) => usesSoFar(trx, { subject, now: context.now() }));
    return wrong < FREE_GUESSES ? judgeAndCount() : undefined;
  });
  if (whileFree) return whileFree.right ?? fail(refusal);
  // Used up before the queue: whoever wants to fill that has worked for each place in it.
  await services.captcha.check(captcha);
  return slow.run(network, async () => {
    const { right } = await judgeAndCount();
    if (right === undefined) await setTimeout(SLOW_MS);
    return right ?? fail(refusal);
  });
}
