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
  /** @param news `StudioNews` as JSON. */
  send(news: string): void;
  /** Asks for a sign of life, and ends who gave none since the last time. */
  ping(): void;
  /** Looks whether they may still be here. */
  lookAgain(): Promise<void>;
  /** The server goes: pages come back by themselves. */
  leave(): void;
  /** The person opened more tabs than are told of anything. */
  giveUp(): void;
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
/** Tabs of one person at one site; the oldest goes. */
const MAX_TABS = 8;
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
  const elsewhere = createElsewhere();
  const quietly = (work: Promise<unknown>, words: string) =>
    void work.catch((error: unknown) => log.warn({ err: error }, words));

  const sendAll = (orgNo: string, news: StudioNews) => {
    const text = JSON.stringify(news);
    for (const tab of here.get(orgNo) ?? []) tab.send(text);
  };
  const peopleHere = (orgNo: string) => [...(here.get(orgNo) ?? [])].map(({ person }) => person);
  function tellTabs(orgNo: string): void {
    sendAll(orgNo, { type: "people", people: [...peopleHere(orgNo), ...elsewhere.peopleOf(orgNo)] });
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
    if (isTold(told) && told.node !== node && elsewhere.note(told)) tellTabs(told.orgNo);
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
      for (const tab of tabs) {
        tab.ping();
        // A session that ran out is told to nobody.
        quietly(tab.lookAgain(), "whether somebody may still edit was not looked at");
      }
      tellServers(orgNo);
      // A server that went without a word goes out of the list.
      if (elsewhere.has(orgNo)) tellTabs(orgNo);
    }
  }, BEAT_MS);
  beat.unref();

  async function tellDraft(orgNo: string): Promise<void> {
    const mark = await readMark(db, orgNo);
    if (mark) sendAll(orgNo, { type: "draft", ...mark });
  }

  return {
    join(orgNo, tab) {
      const tabs = here.get(orgNo) ?? new Set();
      giveUpSurplus(tabs, tab);
      here.set(orgNo, tabs.add(tab));
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

/** Makes room for one more tab of a person. */
function giveUpSurplus(tabs: Set<Tab>, { person: { userNo } }: Tab): void {
  const mine = [...tabs].filter(({ person }) => person.userNo === userNo);
  for (const surplus of mine.slice(0, Math.max(0, mine.length + 1 - MAX_TABS))) {
    tabs.delete(surplus);
    surplus.giveUp();
  }
}

/** Whom other servers have. */
function createElsewhere() {
  /** By site and server. */
  const told = new Map<string, Map<string, { people: StudioPerson[]; at: number }>>();
  return {
    has: (orgNo: string) => told.has(orgNo),
    peopleOf(orgNo: string): StudioPerson[] {
      const since = performance.now() - SILENCE_MS;
      return [...(told.get(orgNo)?.values() ?? [])].filter(({ at }) => at > since).flatMap(({ people }) => people);
    },
    /** Whether it is another than what the server said before. */
    note({ node, orgNo, people }: Told): boolean {
      const ofSite = told.get(orgNo) ?? new Map<string, { people: StudioPerson[]; at: number }>();
      const before = ofSite.get(node)?.people ?? [];
      if (people.length > 0) ofSite.set(node, { people, at: performance.now() });
      else ofSite.delete(node);
      if (ofSite.size > 0) told.set(orgNo, ofSite);
      else told.delete(orgNo);
      return JSON.stringify(before) !== JSON.stringify(people);
    },
  };
}

/** What a server says of a site. */
interface Told {
  node: string;
  orgNo: string;
  people: StudioPerson[];
}

function isTold(told: unknown): told is Told {
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
