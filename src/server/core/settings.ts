import { resolve } from "node:path";
import {
  isDatabaseUrl,
  parsePoolSize,
  readPostgresOptions,
  type PostgresOptions,
} from "../database/postgres/settings.ts";
import { readDemo } from "./demo-setting.ts";
import { readLiveSettings, type LiveSettings } from "../providers/live/settings.ts";
import type { S3Settings } from "../providers/storage/s3.ts";
import { readS3Settings } from "../providers/storage/settings.ts";
import { readPaymentSettings, type PaymentSettings } from "../providers/payment/settings.ts";

/** The settings of the server, from environment variables; README.md lists them. */
export interface Settings {
  port: number;
  host: string;
  /** The address people reach the platform at, without a trailing slash; undefined: whatever host a request names. */
  publicUrl: string | undefined;
  /** PostgreSQL; undefined for the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** What else is said of that PostgreSQL. */
  postgres: PostgresOptions;
  dataDir: string;
  tenantsDir: string;
  demo: boolean;
  /** Whether codes for mobile numbers are shown on the page: in a demo that only who is at the machine reaches. */
  demoHints: boolean;
  /** The token for `/metrics` and the details of `/readyz` from another machine; undefined: this machine only. */
  metricsToken: string | undefined;
  /** ms between a SIGTERM, from when `/readyz` says 503, and the closing of the server. */
  drainDelay: number;
  /** Whose X-Forwarded-* headers are trusted: false none, true all, or these addresses and networks. */
  trustProxy: boolean | string[];
  logLevel: string;
  /** Whether each request is a line of the log. */
  accessLog: boolean;
  /** Where codes for mobile numbers are posted to; undefined: they are written to the log. */
  smsUrl: string | undefined;
  /** Whether people may have messages of the portal by SMS too. */
  smsMessages: boolean;
  /**
   * How many keys a browser tries for a captcha, on average: 800 take half a second on a desktop and a few on an old
   * phone.
   */
  captchaEffort: number;
  /** Posts of an account of a few days that are reviewed before they are shown. */
  firstPostsReviewed: number;
  /** The bucket that files are kept in; undefined: in `dataDir`. */
  s3: S3Settings | undefined;
  /**
   * Gigabytes that the videos, documents and files of an organisation may take up, or of a person where the platform is
   * theirs.
   */
  mediaQuotaGb: number;
  /** Whether ffmpeg and ffprobe are used where the machine has them. */
  ffmpeg: boolean;
  /** Who collects money. */
  payment: PaymentSettings;
  /** What those who teach earn of sales. */
  earnings: EarningsSettings;
  /** Who takes in the pictures of live classes. */
  live: LiveSettings;
}

/** What those who teach earn, where nothing else is agreed with them, and when. */
export interface EarningsSettings {
  /** Hundredths of a percent of the price. */
  shareBps: number;
  /** Days after the payment until it can be withdrawn. */
  settleDays: number;
  /** Fen: a withdrawal of more than this takes two operators. */
  twoAboveFen: number;
}

/** Thrown with every problem of the environment at once. */
export class SettingsError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`The settings are not right:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.name = "SettingsError";
    this.problems = problems;
  }
}

type Environment = Record<string, string | undefined>;

/** Reads the settings. Throws a SettingsError that names everything that is wrong. */
export function readSettings(environment: Environment, folder: string = process.cwd()): Settings {
  const problems: string[] = [];
  const given = (name: string) => environment[name]?.trim() || undefined;
  const read = <Value extends number | boolean>(
    name: string,
    fallback: Value,
    parse: (text: string) => Value | string,
  ): Value => {
    const text = given(name);
    const value = text === undefined ? fallback : parse(text);
    if (typeof value !== "string") return value;
    problems.push(`${name} is "${text}": ${value}`);
    return fallback;
  };
  const databaseUrl = given("DATABASE_URL");
  if (databaseUrl !== undefined && !isDatabaseUrl(databaseUrl)) {
    // Not repeated in the message: it holds a password.
    problems.push("DATABASE_URL is not an address like postgres://user:password@host:5432/database");
  }
  const publicUrl = given("PUBLIC_URL");
  if (publicUrl !== undefined && !isPublicUrl(publicUrl)) {
    problems.push(`PUBLIC_URL is "${publicUrl}": it must be http://host or https://host, without a path`);
  }
  const smsUrl = given("SMS_URL");
  if (smsUrl !== undefined && !isSmsUrl(smsUrl)) {
    // Not repeated in the message: it may hold a key.
    problems.push("SMS_URL is not an address like https://sms.example/send, without a user and password");
  }
  const logLevel = given("LOG_LEVEL") ?? "info";
  if (!LOG_LEVELS.includes(logLevel))
    problems.push(`LOG_LEVEL is "${logLevel}": it must be one of ${LOG_LEVELS.join(", ")}`);
  const host = given("HOST") ?? "127.0.0.1";
  const { demo, demoHints } = readDemo({
    text: given("DEMO"),
    host,
    publicUrl,
    isEmbedded: databaseUrl === undefined,
    problems,
  });
  const metricsToken = given("METRICS_TOKEN");
  // Not repeated in the message: it is a secret.
  if (metricsToken !== undefined && metricsToken.length < 16)
    problems.push("METRICS_TOKEN is too short: it must have 16 characters at least");
  const sandbox = read<boolean>("PAY_SANDBOX", demo, parseSwitch);
  const settings: Settings = {
    port: read<number>("PORT", 3000, parsePort),
    host,
    publicUrl: publicUrl?.replace(/\/$/, ""),
    databaseUrl,
    postgres: readPostgresOptions(given, {
      problems,
      databaseUrl,
      poolSize: (fallback) => read<number>("DATABASE_POOL_SIZE", fallback, parsePoolSize),
      statements: (fallback) => read<boolean>("DATABASE_STATEMENTS", fallback, parseSwitch),
    }),
    dataDir: resolve(folder, given("DATA_DIR") ?? ".data"),
    tenantsDir: resolve(folder, given("TENANTS_DIR") ?? "tenants"),
    demo,
    demoHints,
    metricsToken,
    drainDelay: read<number>("DRAIN_SECONDS", 2, parseSeconds) * 1000,
    trustProxy: parseTrustProxy(given("TRUST_PROXY"), problems),
    logLevel,
    accessLog: read<boolean>("ACCESS_LOG", false, parseSwitch),
    smsUrl,
    smsMessages: read<boolean>("SMS_MESSAGES", false, parseSwitch),
    s3: readS3Settings(given, {
      problems,
      pathStyle: (fallback) => read<boolean>("S3_FORCE_PATH_STYLE", fallback, parseSwitch),
    }),
    captchaEffort: read<number>("CAPTCHA_EFFORT", 800, parseEffort),
    firstPostsReviewed: read<number>("FIRST_POSTS_REVIEWED", 2, parseFirstPosts),
    mediaQuotaGb: read<number>("MEDIA_QUOTA_GB", 100, parseQuota),
    ffmpeg: read<boolean>("FFMPEG", true, parseSwitch),
    payment: readPaymentSettings(given, { sandbox, hasPublicUrl: publicUrl !== undefined, problems }),
    earnings: readEarnings(read),
    live: readLiveSettings(given, problems),
  };
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"];

function parsePort(text: string): number | string {
  const port = Number(text);
  return /^\d{1,5}$/.test(text) && port <= 65_535 ? port : "it must be a number from 0 to 65535";
}

function parseFirstPosts(text: string): number | string {
  return /^\d{1,2}$/.test(text) ? Number(text) : "it must be a number from 0 to 99";
}

function parseSeconds(text: string): number | string {
  return /^\d{1,3}$/.test(text) ? Number(text) : "it must be a number of seconds from 0 to 999";
}

function parsePercent(text: string): number | string {
  return /^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : "it must be a whole percentage from 0 to 100";
}

function parseDays(text: string): number | string {
  return /^\d{1,3}$/.test(text) ? Number(text) : "it must be a number of days from 0 to 999";
}

function readEarnings(
  read: (name: string, fallback: number, parse: (text: string) => number | string) => number,
): EarningsSettings {
  return {
    shareBps: read("EARNINGS_SHARE", 70, parsePercent) * 100,
    settleDays: read("EARNINGS_SETTLE_DAYS", 7, parseDays),
    twoAboveFen: read("PAYOUT_TWO_ABOVE", 5000, parseYuan) * 100,
  };
}

function parseYuan(text: string): number | string {
  return /^\d{1,9}$/.test(text) ? Number(text) : "it must be a whole number of yuan";
}

function parseQuota(text: string): number | string {
  return /^\d{1,7}$/.test(text) && Number(text) > 0 ? Number(text) : "it must be a number of gigabytes, at least 1";
}

function parseEffort(text: string): number | string {
  return /^\d{1,6}$/.test(text) && Number(text) >= 2 ? Number(text) : "it must be a number of keys, at least 2";
}

function parseSwitch(text: string): boolean | string {
  if (["1", "true", "on", "yes"].includes(text.toLowerCase())) return true;
  if (["0", "false", "off", "no"].includes(text.toLowerCase())) return false;
  return "it must be on or off";
}

function parseTrustProxy(text: string | undefined, problems: string[]): boolean | string[] {
  if (text === undefined) return false;
  const asSwitch = parseSwitch(text);
  if (typeof asSwitch === "boolean") return asSwitch;
  const networks = text.split(",").map((part) => part.trim());
  const wrong = networks.filter(
    (network) => !/^(loopback|linklocal|uniquelocal|[0-9a-f.:]+(\/\d{1,3})?)$/i.test(network),
  );
  if (wrong.length > 0)
    problems.push(
      `TRUST_PROXY has "${wrong.join('", "')}": it must be on, off, or addresses and networks with commas between`,
    );
  return networks;
}

function isSmsUrl(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "" && url.hash === ""
  );
}

function isPublicUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === "/" && url.search === "" && url.hash === "";
}
