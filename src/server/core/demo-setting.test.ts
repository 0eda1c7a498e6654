import { expect, it } from "vitest";
import { readSettings, type SettingsError } from "./settings.ts";

const problemsOf = (environment: Record<string, string>): string[] => {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    return (error as SettingsError).problems;
  }
};

it.each(["0.0.0.0", "::", "192.0.2.7", "portal.example"])(
  "refuses the demo on HOST=%s, be it on by itself or not",
  (HOST) => {
    expect(problemsOf({ HOST })).toEqual([
      expect.stringMatching(/^DEMO is on by itself with the embedded database, and HOST is .*DEMO=off, or DEMO=public/),
    ]);
    expect(problemsOf({ HOST, DEMO: "on" })).toEqual([expect.stringMatching(/^DEMO is on, and HOST is/)]);
    expect(problemsOf({ HOST, DEMO: "off" })).toEqual([]);
    expect(problemsOf({ HOST, DATABASE_URL: "postgres://u:p@db/l" })).toEqual([]);
  },
);

it("takes it where it is asked for expressly, without showing codes", () => {
  expect(readSettings({ HOST: "0.0.0.0", DEMO: "public" })).toMatchObject({ demo: true, demoHints: false });
  expect(readSettings({ DEMO: "Public" })).toMatchObject({ demo: true, demoHints: true });
});

it.each(["127.0.0.1", "127.1.2.3", "localhost", "::1", "[::1]"])("has it with codes on HOST=%s", (HOST) => {
  expect(readSettings({ HOST })).toMatchObject({ demo: true, demoHints: true });
});

it("shows no codes where another address leads here", () => {
  expect(readSettings({ PUBLIC_URL: "https://demo.example" })).toMatchObject({ demo: true, demoHints: false });
  expect(readSettings({ PUBLIC_URL: "http://localhost:3000" })).toMatchObject({ demoHints: true });
});

it("says what DEMO may be", () => {
  expect(problemsOf({ DEMO: "maybe" })).toEqual([
    'DEMO is "maybe": it must be on or off, or public for a demo that others reach',
  ]);
});
