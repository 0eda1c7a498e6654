import { basename } from "node:path";
import { mkdir } from "node:fs/promises";
import {
  createCaptcha,
  createLoginKeys,
  createOperatorTokens,
  createPageViewers,
  createSessions,
} from "./modules/identity/index.ts";
import { createBus } from "./database/bus.ts";
import type { BusIntervals } from "./database/bus-listening.ts";
import { openDatabase, type OpenDatabase } from "./database/connect.ts";
import { createKeptReads } from "./database/kept-reads.ts";
import { whenReachable } from "./database/when-reachable.ts";
import { createPresence } from "./modules/presence/index.ts";
import { createTenants, createWork, platformHosts, withLaw, type Tenants, type Work } from "./modules/sites/index.ts";
import { createExamSaves, createExamStarts, createExamSubmits } from "./modules/exams/index.ts";
import { issueDue, stepBatch } from "./modules/certificates/index.ts";
import { createHeartbeats } from "./modules/study/index.ts";
import { tellAudit } from "./modules/authoring/index.ts";
import { createPayments } from "./modules/orders/index.ts";
import {
  createMediaRights,
  createMediaWork,
  createRemoteImages,
  createUploads,
  removeUnnamed,
} from "./modules/media/index.ts";
import { systemActor } from "./database/actor.ts";
import { createSiteImages } from "./modules/images/index.ts";
import { cleanupJob } from "./jobs/cleanup.ts";
import { announcementsJob } from "./jobs/announcements.ts";
import { smsJob } from "./jobs/sms.ts";
import { articlesJob } from "./jobs/articles.ts";
import { communityJob } from "./jobs/community.ts";
import { createPostViews } from "./modules/community/index.ts";
import { certificateJob } from "./jobs/certificates.ts";
import { examJob } from "./jobs/exams.ts";
import { daysJob } from "./jobs/days.ts";
import { domainJob } from "./jobs/domains.ts";
import { siteScheduleJob } from "./jobs/site-schedule.ts";
import { orderJob } from "./jobs/orders.ts";
import { createChannelKeys, createLiveRooms, createLiveServer, createReplayWork } from "./modules/live/index.ts";
import { createWordLists } from "./modules/moderation/index.ts";
import type { Log } from "./core/log.ts";
import { createMetrics, type Metrics } from "./core/metrics.ts";
import { showQueues } from "./core/queue-metrics.ts";
import { createOutbox } from "./core/outbox/outbox.ts";
import { createDisk, diskSpaceOf, type DiskSpace } from "./core/disk-space.ts";
import { createFilesHealth } from "./core/files-health.ts";
import { refuseHalfRestored } from "./core/half-restored.ts";
import { closeDataDir, PRIVATE_FOLDER } from "./core/private-files.ts";
import { demoVideo } from "../demo/demo-video.ts";
import type { Dns } from "./providers/dns/dns.ts";
import { systemDns } from "./providers/dns/system.ts";
import { createSms } from "./providers/sms/sms.ts";
import { diskStorage } from "./providers/storage/disk.ts";
import { s3Storage } from "./providers/storage/s3.ts";
import type { Storage } from "./providers/storage/storage.ts";
import { createImageAddresses } from "./core/image-address.ts";
import { createSecrets } from "./core/secrets.ts";
import type { Services } from "./core/services.ts";
import type { Settings } from "./core/settings.ts";

/** Everything the server stands on, opened and ready; closed again in the opposite order. */
export interface Composition {
  services: Services;
  database: OpenDatabase;
  tenants: Tenants;
  metrics: Metrics;
  close(): Promise<void>;
}

export interface CompositionOptions {
  settings: Settings;
  log: Log;
  /** Whether changes in TENANTS_DIR are followed while the server runs. */
  watch: boolean;
  /**
   * Whether what organisations have published is looked through at the start (`createRefusedParts`): true but for
   * tests, which start often on a database that was looked through when it was made.
   */
  lookThrough?: boolean;
  /**
   * False for the command line: sites are not brought in, jobs do not run, and a database that is not there is not
   * waited for.
   */
  work?: boolean;
  /** Told of each step, with its duration in ms. */
  progress?: (step: string, milliseconds: number) => void;
  /** What time it is; tests set it. */
  now?: () => Date;
  /** Where domains are looked for; the DNS of the machine unless given. */
  dns?: Dns;
  /** How soon the bus notices that it hears nothing; tests shorten it. */
  busIntervals?: BusIntervals | undefined;
  /** Threads that stay when this is closed; tests start many servers, one after another. Its own unless given. */
  workThreads?: Work | undefined;
  /** The space on the disk of DATA_DIR; as the system says unless given. */
  diskSpace?: (() => Promise<DiskSpace>) | undefined;
}

/** Opens the database, brings TENANTS_DIR into it, and makes the services that calls are given. */
export async function compose({
  settings,
  log,
  watch,
  lookThrough = true,
  work = true,
  progress,
  now = () => new Date(),
  dns = systemDns(),
  busIntervals,
  workThreads,
  diskSpace,
}: CompositionOptions): Promise<Composition> {
  const step = stepper(progress);
  refuseHalfRestored(settings.dataDir);
  if (work) await closeToOthers(settings.dataDir, log);
  const onError = (error: unknown) => log.warn({ err: error }, "a connection to the database was lost");
  const database = await step("database", () =>
    work ? openWhenThere(settings, log, onError) : openDatabase({ ...settings, poolSize: 2, onError }),
  );
  for (const warning of database.warnings) log.warn(warning);
  const closing: (() => Promise<void> | void)[] = [() => database.close()];
  const close = async () => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  try {
    const { db, pool, connection } = database;
    const bus = await createBus({
      pool,
      connection,
      onError: (error) => log.warn({ err: error }, "this node does not hear the others: trying again until it does"),
      onBack: (seconds) => log.info({ seconds: Math.round(seconds) }, "this node hears the others again"),
      ...(busIntervals ? { intervals: busIntervals } : {}),
    });
    closing.push(() => bus.close());
    const threads =
      workThreads ?? createWork({ onEnded: (ended) => log.warn(ended, "a piece of work was too much, and was ended") });
    if (!workThreads) closing.push(() => threads.close());
    const secrets = createSecrets(db);
    const images = createImageAddresses(await secrets.get("images"));
    const storage = await openStorage(settings, () => secrets.get("files"));
    const disk = createDisk({ read: diskSpace ?? (() => diskSpaceOf(settings.dataDir)), log });
    const siteImages = createSiteImages({
      db,
      storage,
      disk,
      dataDir: settings.dataDir,
      usualStorageGb: settings.mediaQuotaGb,
    });
    const tenants = await createTenants({
      db,
      images,
      bus,
      tenantsDir: settings.tenantsDir,
      log,
      work: threads,
      platformHosts: platformHosts(settings),
      keepImage: ({ orgNo, path }) =>
        siteImages.keepCopy(path, { orgNo, actor: systemActor, fileName: basename(path), locale: "en", now: now() }),
    });
    closing.push(() => tenants.stop());
    if (work) await step("sites", () => tenants.start({ watch, lookThrough }));
    const sessions = await createSessions({ db, bus, now });
    const pageViewers = await createPageViewers({ db, bus, now });
    const operatorTokens = createOperatorTokens({ db, now });
    const sms = createSms({ smsUrl: settings.smsUrl, log });
    const captcha = createCaptcha({ db, secrets, now, effort: settings.captchaEffort });
    const mediaRight = createMediaRights(secrets);
    const filesProblem = createFilesHealth({ storage, disk, log, now });
    const uploads = createUploads({ db, storage, dataDir: settings.dataDir, now });
    const remoteImages = createRemoteImages({ db, storage, disk, dataDir: settings.dataDir, log, now });
    const loginKeys = createLoginKeys({ db, now });
    const outbox = createOutbox({ db, log, now });
    const payments = createPayments({
      db,
      log,
      settings,
      tenants,
      secrets,
      outbox,
      sessionChanged: sessions.changed,
      now,
    });
    outbox.on("storage.remove", ({ keys }) => removeUnnamed({ db, storage, keys }));
    const mediaWork = createMediaWork({
      db,
      log,
      storage,
      disk,
      dataDir: settings.dataDir,
      ffmpeg: settings.ffmpeg,
      now,
    });
    const live = createLiveServer({ settings, mediaRight, film: demoVideo, now });
    const channelKeys = createChannelKeys(secrets);
    const liveRooms = await createLiveRooms({ db, bus, log, sessions, now });
    closing.push(() => liveRooms.close());
    const presence = await createPresence({ db, bus, log });
    closing.push(() => presence.close());
    const wordLists = await createWordLists({ db, bus, log });
    const replayWork = createReplayWork({ db, log, storage, settings, live, liveRooms, now });
    const services: Services = {
      settings,
      db,
      isDatabaseHung: database.isHung,
      bus,
      log,
      tenants,
      work: threads,
      sessions,
      pageViewers,
      keptReads: createKeptReads({ bus, log }),
      operatorTokens,
      copyDatabase: database.copyTo,
      loginKeys,
      sms,
      dns,
      secrets,
      captcha,
      mediaRight,
      mediaWork,
      storage,
      disk,
      filesProblem,
      uploads,
      images,
      remoteImages,
      siteImages,
      heartbeats: createHeartbeats(db),
      examSaves: createExamSaves(db),
      examStarts: createExamStarts(db),
      examSubmits: createExamSubmits(db, log),
      postViews: createPostViews({ db, now }),
      outbox,
      wordLists,
      payments,
      live,
      channelKeys,
      liveRooms,
      presence,
      replayWork,
      now,
    };
    outbox.on("certificate.due", (event) => issueDue(event, services));
    outbox.on("certificate.batch", (event) => stepBatch(event, services));
    outbox.on("course.audited", (event) => tellAudit(event, services));
    const metrics = createMetrics(pool);
    if (work) startWork(services, { metrics, closing });
    metrics.gauge("lectern_database_hung", "1 while the database does not answer, else 0", () =>
      database.isHung() ? 1 : 0,
    );
    metrics.gauge("lectern_bus_last_heard_seconds", "Since when this node heard nothing of the others", () =>
      bus.lastHeardSeconds(),
    );
    metrics.gauge("lectern_live_connections", "Pages at live sessions", () => liveRooms.connected);
    metrics.gauge("lectern_sessions_cached", "Sessions in memory", () => sessions.cached);
    metrics.gauge("lectern_work_running", "Pieces of work of strangers that threads do", () => threads.counts.running);
    metrics.gauge(
      "lectern_work_waiting",
      "Pieces of work of strangers that wait for a thread",
      () => threads.counts.waiting,
    );
    metrics.gauge(
      "lectern_work_ended",
      "Pieces of work that were ended at a limit, since the start",
      () => threads.counts.ended,
    );
    metrics.gauge(
      "lectern_work_cpu_seconds",
      "Processor time of threads, since the start",
      () => threads.counts.cpuMs / 1000,
    );
    showQueues(metrics, { db, now });
    metrics.gauges(
      { reachable: { name: "lectern_files_reachable", help: "1 where uploaded files can be read and kept, else 0" } },
      async () => ({ reachable: (await filesProblem()) === undefined ? 1 : 0 }),
    );
    metrics.gauges(
      { free: { name: "lectern_disk_free_bytes", help: "Free bytes of the disk of DATA_DIR" } },
      async () => ({ free: (await disk.space()).freeBytes }),
    );
    return { services, database, tenants, metrics, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Before anything is in it. What older versions left open inside is closed meanwhile: nobody else gets there any more.
 */
async function closeToOthers(dataDir: string, log: Log): Promise<void> {
  const refused = (error: unknown) =>
    log.warn(
      { err: error, dataDir },
      "DATA_DIR or something in it stays open to other users of this machine: its mode could not be changed",
    );
  await mkdir(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
  await closeDataDir(dataDir).then(({ rest }) => void rest.catch(refused), refused);
}

/** What a server does by itself; each is stopped by what it leaves in `closing`, the jobs before what they stand on. */
function startWork(
  services: Services,
  { metrics, closing }: { metrics: Metrics; closing: (() => Promise<void> | void)[] },
): void {
  const { db, log, dns, uploads, outbox, payments, mediaWork, replayWork, settings, now } = services;
  mediaWork.start();
  closing.push(() => mediaWork.stop());
  if (settings.live?.playbackUrl) replayWork.start();
  closing.push(() => replayWork.stop());
  outbox.start();
  closing.push(() => outbox.stop());
  const jobs = [
    cleanupJob({ db, uploads, remoteImages: services.remoteImages, siteImages: services.siteImages, log, metrics }),
    orderJob({ db, log, outbox, payments, metrics, now }),
    examJob({ db, log, metrics, now }),
    announcementsJob(services, metrics),
    smsJob(services, metrics),
    articlesJob(services, metrics),
    communityJob(services, metrics),
    certificateJob(services, metrics),
    daysJob(services, metrics),
    domainJob({ db, dns, log, metrics, now }),
    siteScheduleJob({ db, log, metrics, check: withLaw({ db, check: services.tenants.check }), now }),
  ];
  for (const job of jobs) job.start();
  closing.push(async () => void (await Promise.all(jobs.map((job) => job.stop()))));
}

/** A bucket that cannot be used is said at once, and not when somebody has uploaded something. */
async function openStorage({ s3, dataDir }: Settings, secret: () => Promise<string>): Promise<Storage> {
  if (!s3) return diskStorage(dataDir, secret);
  const storage = s3Storage(s3, secret);
  await storage.check();
  return storage;
}

/** PostgreSQL may be on its way up, as when a whole machine starts: wait for it a minute, and say so. */
function openWhenThere(settings: Settings, log: Log, onError: (error: Error) => void): Promise<OpenDatabase> {
  const hang = {
    onHang: () => log.error("the database does not answer: calls are refused until it does"),
    onBack: (seconds: number) => log.info({ seconds: Math.round(seconds) }, "the database answers again"),
  };
  return whenReachable(
    () => openDatabase({ ...settings, hang, onError }),
    (error) =>
      log.warn(
        { reason: (error as NodeJS.ErrnoException).code ?? "no answer" },
        "PostgreSQL does not answer yet; trying again",
      ),
  );
}

function stepper(progress: CompositionOptions["progress"]) {
  return async <Result>(name: string, run: () => Promise<Result>): Promise<Result> => {
    const started = performance.now();
    const result = await run();
    progress?.(name, performance.now() - started);
    return result;
  };
}
