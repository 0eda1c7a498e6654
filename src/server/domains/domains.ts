import { recordAudit, type AuditActor } from "../audit/record-audit.ts";
import { systemActor, withActor } from "../database/actor.ts";
import type { Db } from "../database/connect.ts";
import { fail } from "../errors.ts";
import type { Dns } from "../providers/dns/dns.ts";
import { countDomains, deleteDomain, holdDomain, holdOrganisation, insertDomain, takeDue, updateCanonical, updateStanding, type DomainRow } from "./domain-queries.ts";
import { judgeDomain, recordOf, sightOf } from "./judge-domain.ts";

/** Hosts that one organisation may claim. */
const MOST_DOMAINS = 20;
/** ms: who asks again sooner gets the answer of before. */
const LOOK_AGAIN_MS = 10_000;
/** ms that a server has for the claims it took to look at. */
const LEASE_MS = 5 * 60_000;
const BATCH = 20;

interface Claim {
  orgNo: string;
  /** As `readHostName` gives it, and without a problem. */
  host: string;
}

/**
 * Claims a host for an organisation's site, where it then waits for its DNS record. Claiming it again gives the claim there is.
 * NOT_FOUND without such an organisation; DOMAIN_TAKEN while another site's claim waits or is verified; DOMAIN_TOO_MANY.
 */
export async function addDomain(db: Db, { orgNo, host }: Claim, { now, actor }: { now: Date; actor: AuditActor }): Promise<DomainRow> {
  return withActor(db, systemActor, async (trx) => {
    if (orgNo === PLATFORM || !(await holdOrganisation(trx, orgNo))) fail("NOT_FOUND");
    const there = await holdDomain(trx, host);
    if (there && there.orgNo === orgNo && there.state !== "failed") return there;
    if (there && there.orgNo !== orgNo && there.state !== "failed") fail("DOMAIN_TAKEN", { args: { host } });
    // What has failed begins anew, with a token of its own, whoever claims it.
    if (there) await deleteDomain(trx, host);
    if ((await countDomains(trx, { orgNo })) >= MOST_DOMAINS) fail("DOMAIN_TOO_MANY", { args: { limit: MOST_DOMAINS } });
    if (!(await insertDomain(trx, { host, orgNo, now }))) fail("DOMAIN_TAKEN", { args: { host } });
    await recordAudit(trx, { ...actor, action: "domain.add", orgNo, subject: `domain:${host}` });
    return (await holdDomain(trx, host)) ?? fail("NOT_FOUND");
  });
}

/** Gives a host up. NOT_FOUND; DOMAIN_IN_DOCUMENT where the site's own document names it, which would claim it again. */
export async function removeDomain(db: Db, claim: Claim, actor: AuditActor): Promise<void> {
  await withActor(db, systemActor, async (trx) => {
    const domain = ownOf(await holdDomain(trx, claim.host), claim);
    if (domain.source === "document") fail("DOMAIN_IN_DOCUMENT");
    await deleteDomain(trx, claim.host);
    await recordAudit(trx, { ...actor, action: "domain.remove", orgNo: claim.orgNo, subject: `domain:${claim.host}`, detail: { state: domain.state } });
  });
}

/** Makes a host the one that search engines are told. NOT_FOUND. */
export async function preferDomain(db: Db, claim: Claim): Promise<DomainRow> {
  return withActor(db, systemActor, async (trx) => {
    ownOf(await holdDomain(trx, claim.host), claim);
    await updateCanonical(trx, claim);
    return ownOf(await holdDomain(trx, claim.host), claim);
  });
}

/** Looks into the DNS for a claim now, or gives the answer of a moment ago. NOT_FOUND. */
export async function checkDomain({ actor, ...parts }: Looking & { actor: AuditActor }, claim: Claim): Promise<DomainRow> {
  const { db, now } = parts;
  const before = ownOf(await withActor(db, systemActor, (trx) => holdDomain(trx, claim.host)), claim);
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
  const hosts = await withActor(db, systemActor, (trx) => takeDue(trx, { now: now(), until, limit: BATCH }));
  await Promise.all(
    hosts.map(async (host) => {
      const claim = await withActor(db, systemActor, (trx) => holdDomain(trx, host));
      if (claim) await look({ db, dns, now }, claim);
    }),
  );
  return hosts.length;
}

/** The DNS is asked outside of any transaction; what it says counts if the claim is still the one that it was asked for. */
async function look({ db, dns, now }: Looking, claim: DomainRow, actor?: AuditActor): Promise<DomainRow> {
  const { name, value } = recordOf(claim);
  const sight = sightOf(await dns.txt(name), value);
  return withActor(db, systemActor, async (trx) => {
    const held = ownOf(await holdDomain(trx, claim.host), claim);
    if (held.token !== claim.token) return held;
    const after = judgeDomain(held, sight, now());
    await updateStanding(trx, held.host, after, now());
    // What the server finds by itself nobody did.
    if (actor && held.state !== "verified" && after.state === "verified") await recordAudit(trx, { ...actor, action: "domain.verify", orgNo: held.orgNo, subject: `domain:${held.host}` });
    return { ...held, ...after, gmtCheck: now() };
  });
}

function ownOf(domain: DomainRow | undefined, { orgNo }: { orgNo: string }): DomainRow {
  return domain && domain.orgNo === orgNo ? domain : fail("NOT_FOUND");
}

const PLATFORM = "default";
