import { PLATFORM } from "../../../lib/org-no.ts";
import { type AuditActor, recordAudit } from "../../audit/index.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Db } from "../../../database/connect.ts";
import { fail } from "../../../core/errors.ts";
import type { Dns } from "../../../providers/dns/dns.ts";
import {
  countDomains,
  deleteDomain,
  holdClaims,
  holdOrganisation,
  insertDomain,
  takeDue,
  updateCanonical,
  updateStanding,
  type ClaimKey,
  type DomainRow,
} from "./domain-queries.ts";
import { judgeDomain, lapsed, recordOf, sightOf } from "./judge-domain.ts";

/** Hosts that one organisation may claim. */
const MAX_DOMAINS = 20;
/** ms: who asks again sooner gets the answer of before. */
const LOOK_AGAIN_MS = 10_000;
/** ms that a server has for the claims it took to look at. */
const LEASE_MS = 5 * 60_000;
const BATCH = 20;

/** `host` as `readHostName` gives it, and without a problem. */
type Claim = ClaimKey;

/**
 * Claims a host for an organisation's site, where it then waits for its DNS record. Others may claim it as well, until
 * one of them has proved it: a claim alone keeps nobody out. Claiming it again gives the claim there is. NOT_FOUND
 * without such an organisation; DOMAIN_TAKEN where the host is another site's, verified; DOMAIN_TOO_MANY.
 */
export async function addDomain(
  db: Db,
  { orgNo, host }: Claim,
  { now, actor }: { now: Date; actor: AuditActor },
): Promise<DomainRow> {
  return withActor(db, systemActor, async (trx) => {
    if (orgNo === PLATFORM || !(await holdOrganisation(trx, orgNo))) fail("NOT_FOUND");
    const claims = await holdClaims(trx, host);
    if (ownerAmong(claims, orgNo)) fail("DOMAIN_TAKEN", { args: { host } });
    const there = claims.find((claim) => claim.orgNo === orgNo);
    if (there && there.state !== "failed") return there;
    // What has failed begins anew, with a token of its own.
    if (there) await deleteDomain(trx, there);
    if ((await countDomains(trx, { orgNo })) >= MAX_DOMAINS) fail("DOMAIN_TOO_MANY", { args: { limit: MAX_DOMAINS } });
    await insertDomain(trx, { host, orgNo, now });
    await recordAudit(trx, { ...actor, action: "domain.add", orgNo, subject: `domain:${host}` });
    return ownOf(await holdClaims(trx, host), { orgNo });
  });
}

/**
 * Gives a host up. NOT_FOUND; DOMAIN_IN_DOCUMENT where the site's own document names it, which would claim it again.
 */
export async function removeDomain(db: Db, claim: Claim, actor: AuditActor): Promise<void> {
  await withActor(db, systemActor, async (trx) => {
    const domain = ownOf(await holdClaims(trx, claim.host), claim);
    if (domain.source === "document") fail("DOMAIN_IN_DOCUMENT");
    await deleteDomain(trx, claim);
    await recordAudit(trx, {
      ...actor,
      action: "domain.remove",
      orgNo: claim.orgNo,
      subject: `domain:${claim.host}`,
      detail: { state: domain.state },
    });
  });
}

/** Makes a host the one that search engines are told. NOT_FOUND. */
export async function preferDomain(db: Db, claim: Claim): Promise<DomainRow> {
  return withActor(db, systemActor, async (trx) => {
    ownOf(await holdClaims(trx, claim.host), claim);
    await updateCanonical(trx, claim);
    return ownOf(await holdClaims(trx, claim.host), claim);
  });
}

/** Looks into the DNS for a claim now, or gives the answer of a moment ago. NOT_FOUND. */
export async function checkDomain(
  { actor, ...parts }: Looking & { actor: AuditActor },
  claim: Claim,
): Promise<DomainRow> {
  const { db, now } = parts;
  const before = ownOf(await withActor(db, systemActor, (trx) => holdClaims(trx, claim.host)), claim);
  if (before.gmtCheck && now().getTime() - before.gmtCheck.getTime() < LOOK_AGAIN_MS) return before;
  return look(parts, before, actor);
}

interface Looking {
  db: Db;
  dns: Dns;
  now: () => Date;
}

/** Looks for the claims that are due. Gives how many there were. */
export async function checkDueDomains({ db, dns, now }: Looking): Promise<number> {
  const until = new Date(now().getTime() + LEASE_MS);
  const due = await withActor(db, systemActor, (trx) => takeDue(trx, { now: now(), until, limit: BATCH }));
  await Promise.all(
    due.map(async (key) => {
      const claims = await withActor(db, systemActor, (trx) => holdClaims(trx, key.host));
      const claim = claims.find(({ orgNo }) => orgNo === key.orgNo);
      if (claim) await look({ db, dns, now }, claim);
    }),
  );
  return due.length;
}

/**
 * The DNS is asked outside of any transaction; what it says counts if the claim is still the one that it was asked for,
 * and nobody else has proved the host meanwhile. Whoever proves it has it, and what others claim lapses in the same
 * transaction.
 */
async function look({ db, dns, now }: Looking, claim: DomainRow, actor?: AuditActor): Promise<DomainRow> {
  const { name, value } = recordOf(claim);
  const sight = sightOf(await dns.txt(name), value);
  return withActor(db, systemActor, async (trx) => {
    const claims = await holdClaims(trx, claim.host);
    const held = ownOf(claims, claim);
    if (held.token !== claim.token) return held;
    const after = ownerAmong(claims, held.orgNo) ? lapsed(held) : judgeDomain(held, sight, now());
    await updateStanding(trx, held, after, now());
    if (held.state !== "verified" && after.state === "verified") {
      for (const other of claims)
        if (other.orgNo !== held.orgNo && other.state === "pending")
          await updateStanding(trx, other, lapsed(other), now());
      // What the server finds by itself nobody did.
      if (actor)
        await recordAudit(trx, {
          ...actor,
          action: "domain.verify",
          orgNo: held.orgNo,
          subject: `domain:${held.host}`,
        });
    }
    return { ...held, ...after, gmtCheck: now() };
  });
}

/** Whether a host is another site's, proved. */
function ownerAmong(claims: readonly DomainRow[], orgNo: string): boolean {
  return claims.some((claim) => claim.state === "verified" && claim.orgNo !== orgNo);
}

function ownOf(claims: readonly DomainRow[], { orgNo }: { orgNo: string }): DomainRow {
  return claims.find((claim) => claim.orgNo === orgNo) ?? fail("NOT_FOUND");
}
