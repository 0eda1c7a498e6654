import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { isObject } from "../../../shared/json.ts";
import type { DraftMark, StudioNews, StudioPerson } from "../../../shared/studio-live.ts";
import type { Log } from "../../core/log.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Bus } from "../../database/bus.ts";
import type { Db } from "../../database/connect.ts";

/** One tab with an open studio. */
export interface Tab {
  person: StudioPerson;
  send(news: StudioNews): void;
  /** Asks for a sign of life, and ends who gave none since the last time. */
  ping(): void;
  /** Looks whether they may still be here. */
  lookAgain(): Promise<void>;
  /** The server goes: pages come back by themselves. */
  leave(): void;
}

/** Who has the studio of which site open, on this server and, as the bus says, on the others. */
export interface Presence {
  join(orgNo: string, tab: Tab): void;
  /** They went to another page. */
  moved(orgNo: string): void;
  leave(orgNo: string, tab: Tab): void;
  close(): void;
}

const CHANNEL = "studio_presence";
/** How often each server says whom it has, and asks tabs for a sign of life. */
const BEAT_MS = 15_000;
/** ms after which what another server said is not believed any more: it is gone. */
const SILENCE_MS = 40_000;
/** People of one site that one server tells of: a message of the bus is short. */
const MAX_TOLD = 20;

interface PresenceParts {
  db: Db;
  bus: Bus;
  log: Log;
}

/** Hears of drafts by the trigger of `site_draft`: whatever changed one, each open studio is told where it stands. */
export async function createPresence({ db, bus, log }: PresenceParts): Promise<Presence> {
  const node = randomUUID();
  const here = new Map<string, Set<Tab>>();
  /** By site and server. */
  const elsewhere = new Map<string, Map<string, { people: StudioPerson[]; at: number }>>();
  const quietly = (work: Promise<unknown>, words: string) =>
    void work.catch((error: unknown) => log.warn({ err: error }, words));

  const peopleHere = (orgNo: string) => [...(here.get(orgNo) ?? [])].map(({ person }) => person);
  function tellTabs(orgNo: string): void {
    const since = performance.now() - SILENCE_MS;
    const others = [...(elsewhere.get(orgNo)?.values() ?? [])].filter(({ at }) => at > since);
    const people = [...peopleHere(orgNo), ...others.flatMap((one) => one.people)];
    for (const tab of here.get(orgNo) ?? []) tab.send({ type: "people", people });
  }
  function tellServers(orgNo: string): void {
    const people = peopleHere(orgNo).slice(0, MAX_TOLD);
    quietly(
      bus.publish(CHANNEL, JSON.stringify({ node, orgNo, people })),
      "other servers do not hear who edits a site",
    );
  }
  const changed = (orgNo: string) => {
    tellTabs(orgNo);
    tellServers(orgNo);
  };

  await bus.on(CHANNEL, (payload) => {
    const told: unknown = JSON.parse(payload);
    if (!isTold(told) || told.node === node) return;
    const { orgNo, people } = told;
    const ofSite = elsewhere.get(orgNo) ?? new Map<string, { people: StudioPerson[]; at: number }>();
    const before = ofSite.get(told.node)?.people ?? [];
    if (people.length > 0) ofSite.set(told.node, { people, at: performance.now() });
    else ofSite.delete(told.node);
    if (ofSite.size > 0) elsewhere.set(orgNo, ofSite);
    else elsewhere.delete(orgNo);
    if (JSON.stringify(before) !== JSON.stringify(people)) tellTabs(orgNo);
  });
  await bus.on("site_draft", (orgNo) => {
    if (here.has(orgNo)) quietly(tellDraft(orgNo), "an open studio does not hear of a draft");
  });
  await bus.on("site", (orgNo) => {
    if (here.has(orgNo)) quietly(tellDraft(orgNo), "an open studio does not hear of a publishing");
  });
  await bus.on("session", (userNo) => {
    for (const tab of [...here.values()].flatMap((tabs) => [...tabs]))
      if (tab.person.userNo === userNo) quietly(tab.lookAgain(), "whether somebody may still edit was not looked at");
  });
  // What was said while nothing could be heard.
  bus.onResync(() => {
    for (const orgNo of here.keys()) quietly(tellDraft(orgNo), "an open studio does not hear of a draft");
  });
  const beat = setInterval(() => {
    for (const [orgNo, tabs] of here) {
      for (const tab of tabs) tab.ping();
      tellServers(orgNo);
      // A server that went without a word goes out of the list.
      if (elsewhere.has(orgNo)) tellTabs(orgNo);
    }
  }, BEAT_MS);
  beat.unref();

  async function tellDraft(orgNo: string): Promise<void> {
    const mark = await readMark(db, orgNo);
    if (mark) for (const tab of here.get(orgNo) ?? []) tab.send({ type: "draft", ...mark });
  }

  return {
    join(orgNo, tab) {
      here.set(orgNo, (here.get(orgNo) ?? new Set()).add(tab));
      changed(orgNo);
      quietly(tellDraft(orgNo), "an open studio does not hear of a draft");
    },
    moved: changed,
    leave(orgNo, tab) {
      const tabs = here.get(orgNo);
      if (!tabs?.delete(tab)) return;
      if (tabs.size === 0) here.delete(orgNo);
      changed(orgNo);
    },
    close() {
      clearInterval(beat);
      for (const tab of [...here.values()].flatMap((tabs) => [...tabs])) tab.leave();
    },
  };
}

function isTold(told: unknown): told is { node: string; orgNo: string; people: StudioPerson[] } {
  return isObject(told) && typeof told["node"] === "string" && Array.isArray(told["people"]);
}

/** Where the draft of a site stands; undefined where there is no such organisation. */
function readMark(db: Db, orgNo: string): Promise<DraftMark | undefined> {
  return withActor(db, systemActor, async (trx) => {
    const { rows } = await sql<DraftMark>`select coalesce(draft.version, 0) as version, needs_two as "needsTwo",
        coalesce(site.published_revision, 0)::text as "publishedRevision",
        coalesce(case when asked.state in ('open', 'returned') then asked.id || asked.state end, '') as request
      from organisation left join site using (org_no) left join site_draft as draft using (org_no)
        left join lateral (select id, state from site_request where org_no = organisation.org_no
          order by id desc limit 1) as asked on draft.patch is not null
      where org_no = ${orgNo}`.execute(trx);
    return rows[0];
  });
}
