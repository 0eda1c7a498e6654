import { expect, it } from "vitest";
import { readSettings, SettingsError } from "./settings.ts";

it("has a default for everything", () => {
  expect(readSettings({}, "/srv/lectern")).toEqual({
    port: 3000,
    host: "127.0.0.1",
    publicUrl: undefined,
    databaseUrl: undefined,
    postgres: { migrateUrl: undefined, directUrl: undefined, poolSize: 10, statements: true },
    dataDir: "/srv/lectern/.data",
    tenantsDir: "/srv/lectern/tenants",
    demo: true,
    demoHints: true,
    accessLog: false,
    metricsToken: undefined,
    drainDelay: 2000,
    trustProxy: false,
    logLevel: "info",
    smsUrl: undefined,
    smsMessages: false,
    captchaEffort: 800,
    firstPostsReviewed: 2,
    s3: undefined,
    mediaQuotaGb: 100,
    ffmpeg: true,
    payment: { sandbox: true, wechat: undefined, alipay: undefined },
    earnings: { shareBps: 7000, settleDays: 7, twoAboveFen: 500_000 },
    live: undefined,
  });
});

it("has the sandbox, where everything is paid with nothing, only with the demo or when it is told to", () => {
  const databaseUrl = "postgres://lectern:secret@db:5432/lectern";
  expect(readSettings({ DATABASE_URL: databaseUrl }).payment.sandbox).toBe(false);
  expect(readSettings({ DATABASE_URL: databaseUrl, PAY_SANDBOX: "on" }).payment.sandbox).toBe(true);
  expect(readSettings({ PAY_SANDBOX: "off" }).payment.sandbox).toBe(false);
});

it("wants all that a payment provider needs, or nothing", () => {
  const problemsOf = (environment: Record<string, string>) => {
    try {
      readSettings(environment);
      return [];
    } catch (error) {
      return (error as SettingsError).problems;
    }
  };
  expect(problemsOf({ LIVE_SERVER: "srs" })).toEqual(['LIVE_SERVER is "srs": it must be demo or mediamtx']);
  expect(problemsOf({ LIVE_SERVER: "mediamtx", LIVE_RTMP_URL: "http://x", LIVE_SECRET: "short" })).toEqual([
    "LIVE_RTMP_URL is not an address of the kind rtmp://host:1935, without a user and a query",
    "LIVE_WHIP_URL, LIVE_HLS_URL must be given too where LIVE_SERVER is mediamtx",
    "LIVE_SECRET must have 16 letters, digits or signs of - . _ ~ at least",
  ]);
  expect(problemsOf({ ALIPAY_APP_ID: "2021" })).toEqual([
    "ALIPAY_PRIVATE_KEY_FILE, ALIPAY_PUBLIC_KEY_FILE must be given too, or none of ALIPAY_APP_ID, ALIPAY_PRIVATE_KEY_FILE, ALIPAY_PUBLIC_KEY_FILE",
  ]);
  expect(
    problemsOf({ ALIPAY_APP_ID: "2021", ALIPAY_PRIVATE_KEY_FILE: "/no/such", ALIPAY_PUBLIC_KEY_FILE: "/no/such" }),
  ).toEqual([
    expect.stringContaining("PUBLIC_URL is missing"),
    expect.stringContaining("ALIPAY_PRIVATE_KEY_FILE does not name"),
    expect.stringContaining("ALIPAY_PUBLIC_KEY_FILE does not name"),
  ]);
});

it("shows the demo on the embedded database only, unless it is told to", () => {
  const databaseUrl = "postgres://lectern:secret@db:5432/lectern";
  expect(readSettings({ DATABASE_URL: databaseUrl }).demo).toBe(false);
  expect(readSettings({ DATABASE_URL: databaseUrl, DEMO: "on" }).demo).toBe(true);
  expect(readSettings({ DEMO: "0" }).demo).toBe(false);
});

it("takes proxies as a switch or as addresses", () => {
  expect(readSettings({ TRUST_PROXY: "on" }).trustProxy).toBe(true);
  expect(readSettings({ TRUST_PROXY: "loopback, 10.0.0.0/8" }).trustProxy).toEqual(["loopback", "10.0.0.0/8"]);
});

it("takes an empty variable for an absent one, and the public address without its last slash", () => {
  expect(readSettings({ PORT: "", PUBLIC_URL: "https://lectern.example/" })).toMatchObject({
    port: 3000,
    publicUrl: "https://lectern.example",
  });
});

it("takes the address that codes are posted to", () => {
  expect(readSettings({ SMS_URL: "https://sms.example/send?key=1" }).smsUrl).toBe("https://sms.example/send?key=1");
});

it("names everything that is wrong at once, without repeating a password", () => {
  const wrong = {
    PORT: "70000",
    DEMO: "maybe",
    LOG_LEVEL: "loud",
    DATABASE_URL: "mysql://root:hunter2@db",
    PUBLIC_URL: "lectern.example",
    TRUST_PROXY: "everyone",
    SMS_URL: "https://me:hunter2@sms.example/",
  };
  let error: unknown;
  try {
    readSettings(wrong);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(SettingsError);
  const { message } = error as SettingsError;
  for (const name of Object.keys(wrong)) expect(message).toContain(name);
  expect(message).not.toContain("hunter2");
});

it("keeps files in a bucket when it is told all that is needed of one", () => {
  const environment = { S3_BUCKET: "lectern", S3_ACCESS_KEY: "a", S3_SECRET_KEY: "b" };
  expect(readSettings(environment).s3).toEqual({
    bucket: "lectern",
    endpoint: undefined,
    region: "us-east-1",
    accessKey: "a",
    secretKey: "b",
    forcePathStyle: false,
  });
  expect(readSettings({ ...environment, S3_ENDPOINT: "http://127.0.0.1:9000" }).s3?.forcePathStyle).toBe(true);
  const wrong = {
    S3_BUCKET: "No Bucket",
    S3_ENDPOINT: "minio:9000",
    S3_SECRET_KEY: "do not show",
    MEDIA_QUOTA_GB: "0",
    FFMPEG: "maybe",
    CAPTCHA_EFFORT: "1",
  };
  expect(() => readSettings(wrong)).toThrow(
    /S3_BUCKET[^]*S3_ENDPOINT[^]*S3_ACCESS_KEY is missing[^]*CAPTCHA_EFFORT[^]*MEDIA_QUOTA_GB[^]*FFMPEG/,
  );
  expect(() => readSettings(wrong)).not.toThrow(/do not show/);
  expect(() => readSettings({ S3_ENDPOINT: "https://s3.example" })).toThrow("S3_ENDPOINT is given without S3_BUCKET");
});

it("reads how a PostgreSQL is used, and repeats no address that is wrong", () => {
  const DATABASE_URL = "postgres://web:secret@pooler:6432/lectern";
  const MIGRATE_URL = "postgres://owner:secret@db:5432/lectern";
  const DATABASE_DIRECT_URL = "postgresql://web:secret@db:5432/lectern";
  expect(
    readSettings({
      DATABASE_URL,
      MIGRATE_URL,
      DATABASE_DIRECT_URL,
      DATABASE_POOL_SIZE: "25",
      DATABASE_STATEMENTS: "off",
    }).postgres,
  ).toEqual({
    migrateUrl: MIGRATE_URL,
    directUrl: DATABASE_DIRECT_URL,
    poolSize: 25,
    statements: false,
  });
  const problemsOf = (environment: Record<string, string>) => {
    try {
      readSettings(environment);
      return [];
    } catch (error) {
      return (error as SettingsError).problems;
    }
  };
  expect(problemsOf({ MIGRATE_URL, DATABASE_DIRECT_URL })).toEqual([
    "MIGRATE_URL is given without DATABASE_URL",
    "DATABASE_DIRECT_URL is given without DATABASE_URL",
  ]);
  const wrong = problemsOf({
    DATABASE_URL,
    MIGRATE_URL: "mysql://owner:secret@db/x",
    DATABASE_POOL_SIZE: "0",
    DATABASE_STATEMENTS: "perhaps",
  });
  expect(wrong).toHaveLength(3);
  expect(wrong.join()).not.toContain("secret");
});
