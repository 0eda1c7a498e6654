import type { Captcha, LoginKeys, OperatorTokens, PageViewers, Sessions } from "../modules/identity/index.ts";
import type { Layer } from "../../site/document/resolve.ts";
import type { PostViews } from "../modules/community/index.ts";
import type { Bus } from "../database/bus.ts";
import type { Db } from "../database/connect.ts";
import type { KeptReads } from "../database/kept-reads.ts";
import type { Disk } from "./disk-space.ts";
import type { FilesProblem } from "./files-health.ts";
import type { Payments } from "../modules/orders/index.ts";
import type { ExamSaves, ExamStarts, ExamSubmits } from "../modules/exams/index.ts";
import type { Heartbeats } from "../modules/study/index.ts";
import type { SiteImages } from "../modules/images/index.ts";
import type { MediaRights, MediaWork, RemoteImages, Uploads } from "../modules/media/index.ts";
import type { ChannelKeys, LiveRooms, ReplayWork } from "../modules/live/index.ts";
import type { WordLists } from "../modules/moderation/index.ts";
import type { Log } from "./log.ts";
import type { Outbox } from "./outbox/outbox.ts";
import type { Dns } from "../providers/dns/dns.ts";
import type { LiveServer } from "../providers/live/live.ts";
import type { Sms } from "../providers/sms/sms.ts";
import type { Storage } from "../providers/storage/storage.ts";
import type { ImageAddresses } from "./image-address.ts";
import type { Secrets } from "./secrets.ts";
import type { Settings } from "./settings.ts";
import type { Presence } from "../modules/presence/index.ts";
import type { DraftSite, OwnCheck, PreviewRight, Tenant, Tenants, Work } from "../modules/sites/index.ts";

/** What lives as long as the server does and is shared by all calls. */
export interface Services {
  settings: Settings;
  db: Db;
  /** Whether the database has stopped answering, so that whoever needs it is refused at once. */
  isDatabaseHung(): boolean;
  bus: Bus;
  log: Log;
  tenants: TenantFinder;
  /** Threads for what strangers send. */
  work: Pick<Work, "run" | "counts">;
  sessions: Sessions;
  pageViewers: PageViewers;
  keptReads: KeptReads;
  operatorTokens: OperatorTokens;
  /** Copies the embedded database into a folder; undefined with PostgreSQL. */
  copyDatabase: ((folder: string) => Promise<void>) | undefined;
  loginKeys: LoginKeys;
  sms: Sms;
  dns: Dns;
  storage: Storage;
  disk: Disk;
  /** Whether files can be used just now. */
  filesProblem: FilesProblem;
  uploads: Uploads;
  siteImages: SiteImages;
  /** How pages name images of other hosts. */
  images: ImageAddresses;
  remoteImages: RemoteImages;
  heartbeats: Heartbeats;
  examSaves: ExamSaves;
  examStarts: ExamStarts;
  examSubmits: ExamSubmits;
  secrets: Secrets;
  captcha: Captcha;
  mediaRight: MediaRights;
  mediaWork: MediaWork;
  live: LiveServer;
  channelKeys: ChannelKeys;
  liveRooms: LiveRooms;
  /** Who has the studio of a site open. */
  presence: Presence;
  replayWork: ReplayWork;
  outbox: Outbox;
  /** Who reads posts of the community. */
  postViews: PostViews;
  wordLists: WordLists;
  payments: Payments;
  now(): Date;
}

/** Finds the published site that a call is about. */
export interface TenantFinder {
  /**
   * "" and "default" are the platform; undefined for an organisation that does not exist or whose site is taken off.
   */
  resolve(orgNo: string): Promise<Tenant | undefined>;
  /** The same if it is in memory, without waiting. undefined says nothing about whether it exists. */
  peek(orgNo: string): Tenant | undefined;
  /** The site whose own, verified host it is (lower case, without a port). */
  byHost(host: string): Promise<Tenant | undefined>;
  /**
   * The site of an organisation as somebody is editing it; what is published where nobody is. undefined as for
   * `resolve`.
   */
  draft(orgNo: string): Promise<DraftSite | undefined>;
  /** Whether who made a preview link still may: see `mayStillPreview`. */
  mayPreview(right: PreviewRight): Promise<boolean>;
  /** The organisation whose own, verified host it is, whether or not its site is shown. */
  hostOwner(host: string): Promise<string | undefined>;
  /** Whether operators have suspended the site of an organisation. */
  isSuspended(orgNo: string): Promise<boolean>;
  /**
   * The validator of a form that a site changed, by the address in the form's definition; a script that never changes.
   */
  formScript(address: string): Promise<string | undefined>;
  /** What is wrong in an organisation's own layer, on what is published below it. */
  check: OwnCheck;
  /** A layer from outside as it is kept, or why it cannot be; and the same of an archive. */
  open: Tenants["open"];
  unpack: Tenants["unpack"];
  /** What a layer stands on: the default with the flavour over it, resolved, and the flavour's layer alone. */
  below(flavour: string | undefined): Promise<{ base: Layer; flavour?: Layer }>;
  /** The flavours that sites can stand on. */
  flavours(): Promise<string[]>;
  /** The address of the picture of a flavour's home, which its folder brings; empty where it brings none. */
  pictureOf(flavour: string): Promise<string>;
}
