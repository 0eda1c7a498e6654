import { expect, it } from "vitest";
import { readSettings, SettingsError } from "./settings.ts";

it("has a default for everything", () => {
  expect(readSettings({}, "/srv/lectern")).toEqual({
    port: 3000,
    host: "127.0.0.1",
    publicUrl: undefined,
    databaseUrl: undefined,
    dataDir: "/srv/lectern/.data",
    tenantsDir: "/srv/lectern/tenants",
    demo: true,
    trustProxy: false,
    logLevel: "info",
    smsUrl: undefined,
  });
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
  expect(readSettings({ PORT: "", PUBLIC_URL: "https://lectern.example/" })).toMatchObject({ port: 3000, publicUrl: "https://lectern.example" });
});

it("takes the address that codes are posted to", () => {
  expect(readSettings({ SMS_URL: "https://sms.example/send?key=1" }).smsUrl).toBe("https://sms.example/send?key=1");
});

it("names everything that is wrong at once, without repeating a password", () => {
  const wrong = { PORT: "70000", DEMO: "maybe", LOG_LEVEL: "loud", DATABASE_URL: "mysql://root:hunter2@db", PUBLIC_URL: "lectern.example", TRUST_PROXY: "everyone", SMS_URL: "https://me:hunter2@sms.example/" };
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
