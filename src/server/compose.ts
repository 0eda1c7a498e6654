import { mkdir } from "node:fs/promises";
import { createCaptcha } from "./captcha/captcha.ts";
import { createBus } from "./database/bus.ts";
import { openDatabase, type OpenDatabase } from "./database/connect.ts";
import { isUnavailable } from "./database/unavailable.ts";
import { platformHosts } from "./domains/platform-hosts.ts";
import { createLoginKeys } from "./features/identity/login-keys.ts";
import { createBeats } from "./features/study/beats.ts";
import { tellAudit } from "./features/making/tell-audit.ts";
import { createPayments } from "./features/orders/payments.ts";
import { createUploads } from "./features/uploads/uploads.ts";
import { startCleanup } from "./jobs/cleanup.ts";
import { startDomainJob } from "./jobs/domains.ts";
import { startSiteSchedule } from "./jobs/site-schedule.ts";
import { startOrderJob } from "./jobs/orders.ts";
import { createChannelKeys } from "./live/channel-key.ts";
import { createLiveRooms } from "./live/chat/rooms.ts";
import { createLiveServer } from "./live/live-server.ts";
import { createReplayWork } from "./live/replay-work.ts";
import type { Log } from "./log.ts";
import { createMediaWork } from "./media/work/media-work.ts";
import { createMediaRights } from "./media-right/media-right.ts";
import { removeUnnamed } from "./media/assets.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { showQueues } from "./queue-metrics.ts";
import { createOutbox } from "./outbox/outbox.ts";
import { refuseHalfRestored } from "./half-restored.ts";
import { closeDataDir, PRIVATE_FOLDER } from "./private-files.ts";
import type { Dns } from "./providers/dns/dns.ts";
import { systemDns } from "./providers/dns/system.ts";
import { createSms } from "./providers/sms/sms.ts";
import { diskStorage } from "./providers/storage/disk.ts";
import { s3Storage } from "./providers/storage/s3.ts";
import type { Storage } from "./providers/storage/storage.ts";
import { createSecrets } from "./secrets.ts";
import type { Services } from "./services.ts";
import { createSessions } from "./sessions/sessions.ts";
import type { Settings } from "./settings.ts";
import { createTenants, type Tenants } from "./tenants/index.ts";
import { createOperatorTokens } from "./tokens/operator-tokens.ts";
import { createWork } from "./work/work.ts";

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
}

/** Opens the database, brings TENANTS_DIR into it, and makes the services that calls are given. */
export async function compose({
  settings,
  log,
  watch,
  work = true,
  progress,
  now = () => new Date(),
  dns = systemDns(),
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
    const bus = await createBus({ pool, connection, onError });
    closing.push(() => bus.close());
    const threads = createWork({ onEnded: (ended) => log.warn(ended, "a piece of work was too much, and was ended") });
    closing.push(() => threads.close());
    const tenants = await createTenants({
      db,
      bus,
      tenantsDir: settings.tenantsDir,
      log,
      work: threads,
      platformHosts: platformHosts(settings),
    });
    closing.push(() => tenants.stop());
    if (work) await step("sites", () => tenants.start({ watch }));
    const sessions = await createSessions({ db, bus, now });
    const operatorTokens = createOperatorTokens({ db, now });
    const sms = createSms({ smsUrl: settings.smsUrl, log });
    const secrets = createSecrets(db);
    const captcha = createCaptcha({ db, secrets, now, effort: settings.captchaEffort });
    const mediaRight = createMediaRights(secrets);
    const storage = await openStorage(settings, () => secrets.get("files"));
    const uploads = createUploads({ db, storage, dataDir: settings.dataDir, now });
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
    const mediaWork = createMediaWork({ db, log, storage, dataDir: settings.dataDir, ffmpeg: settings.ffmpeg, now });
    const live = createLiveServer({ settings, mediaRight, now });
    const channelKeys = createChannelKeys(secrets);
    const liveRooms = await createLiveRooms({ db, bus, log, sessions, now });
    closing.push(() => liveRooms.close());
    const replayWork = createReplayWork({ db, log, storage, settings, live, liveRooms, now });
    const services: Services = {
      settings,
      db,
      bus,
      log,
      tenants,
      work: threads,
      sessions,
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
      uploads,
      beats: createBeats(db),
      outbox,
      payments,
      live,
      channelKeys,
      liveRooms,
      replayWork,
      now,
    };
    outbox.on("course.audited", (event) => tellAudit(event, services));
    if (work) startJobs(services, closing);
    const metrics = createMetrics(pool);
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

/** What a server does by itself; each is stopped by what it leaves in `closing`. */
function startJobs(services: Services, closing: (() => Promise<void> | void)[]): void {
  const { db, log, dns, uploads, outbox, payments, mediaWork, replayWork, settings, now } = services;
  closing.push(startCleanup({ db, log, uploads }));
  closing.push(startOrderJob({ db, log, outbox, payments, now }));
  closing.push(startDomainJob({ db, dns, log, now }));
  closing.push(startSiteSchedule({ db, log, check: services.tenants.check, now }));
  mediaWork.start();
  closing.push(() => mediaWork.stop());
  if (settings.live?.playbackUrl) replayWork.start();
  closing.push(() => replayWork.stop());
  outbox.start();
  closing.push(() => outbox.stop());
}

/** A bucket that cannot be used is said at once, and not when somebody has uploaded something. */
async function openStorage({ s3, dataDir }: Settings, secret: () => Promise<string>): Promise<Storage> {
  if (!s3) return diskStorage(dataDir, secret);
  const storage = s3Storage(s3, secret);
  await storage.check();
  return storage;
}

const PATIENCE_MS = 60_000;
const RETRY_MS = 1000;

/** PostgreSQL may be on its way up, as when a whole machine starts: wait for it a minute, and say so. */
async function openWhenThere(settings: Settings, log: Log, onError: (error: Error) => void): Promise<OpenDatabase> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await openDatabase({ ...settings, onError });
    } catch (error) {
      if (!isUnavailable(error) || Date.now() > until) throw error;
      log.warn(
        { reason: (error as NodeJS.ErrnoException).code ?? "no answer" },
        "PostgreSQL does not answer yet; trying again",
      );
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

function stepper(progress: CompositionOptions["progress"]) {
  return async <Result>(name: string, run: () => Promise<Result>): Promise<Result> => {
    const started = performance.now();
    const result = await run();
    progress?.(name, performance.now() - started);
    return result;
  };
}
