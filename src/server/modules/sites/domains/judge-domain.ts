import type { TxtAnswer } from "../../../providers/dns/dns.ts";

/** What the DNS shows of a claim: the record, none, another one, or no answer at all. */
export type Sight = "seen" | "none" | "other" | "unreachable";

export type DomainState = "pending" | "verified" | "failed";

/** Where a claim stands, as its row has it. */
export interface Standing {
  state: DomainState;
  /** What the last look found wrong, or that another site has proved the host to be its own; "" for nothing. */
  reason: "" | Exclude<Sight, "seen"> | "taken";
  gmtCreate: Date;
  gmtVerify: Date | null;
  /** Since when the record of a verified host has not been there. */
  gmtMissing: Date | null;
  gmtNextCheck: Date;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** ms: a claim whose record is not seen by then has failed. */
export const WAITS_MS = 7 * DAY;
/** ms that the record of a verified host may be missing before it is taken off. */
export const GRACE_MS = 3 * DAY;

/** The TXT record that shows whose a host is. */
export function recordOf({ host, token }: { host: string; token: string }): { name: string; value: string } {
  return { name: `_lectern.${host}`, value: `lectern-site=${token}` };
}

/** What an answer of the DNS means for a claim. */
export function sightOf(answer: TxtAnswer, value: string): Sight {
  if (answer.kind !== "found") return answer.kind;
  const texts = answer.values.map((text) => text.trim().replace(/^"(.*)"$/, "$1"));
  if (texts.includes(value)) return "seen";
  return texts.length > 0 ? "other" : "none";
}

/** A claim on a host that another site has proved to be its own: nothing is looked for any more. */
export function lapsed(before: Standing): Standing {
  return { ...before, state: "failed", reason: "taken" };
}

/**
 * Where a claim stands after a look. A claim waits seven days for its record; a verified host whose record is gone
 * stays for three more, and for as long as the DNS gives no answer, which is nobody's fault but the DNS's.
 */
export function judgeDomain(before: Standing, sight: Sight, now: Date): Standing {
  const in_ = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  if (sight === "seen")
    return {
      ...before,
      state: "verified",
      reason: "",
      gmtVerify: before.gmtVerify ?? now,
      gmtMissing: null,
      gmtNextCheck: in_(12 * HOUR),
    };
  if (before.state === "verified") {
    const missing = sight === "unreachable" ? before.gmtMissing : (before.gmtMissing ?? now);
    const isOver = sight !== "unreachable" && missing !== null && now.getTime() - missing.getTime() >= GRACE_MS;
    return {
      ...before,
      state: isOver ? "failed" : "verified",
      reason: sight,
      gmtMissing: missing,
      gmtNextCheck: in_(HOUR),
    };
  }
  const age = now.getTime() - before.gmtCreate.getTime();
  const isOver = before.state === "failed" || age >= WAITS_MS;
  // Often while somebody is setting it up, ever more seldom afterwards.
  return {
    ...before,
    state: isOver ? "failed" : "pending",
    reason: sight,
    gmtNextCheck: in_(Math.min(HOUR, Math.max(MINUTE, age / 10))),
  };
}
