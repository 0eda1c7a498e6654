import pg from "pg";
import { expect, it } from "vitest";
import { addressFor } from "./address.ts";

const partsOf = (url: string) => {
  const { host, port, database, user, password } = new pg.Client({ connectionString: url });
  return { host, port, database, user, password };
};

it.each([
  ["postgres://owner:first%2F%20one@db.example:6432/lectern?sslmode=disable", { host: "db.example", port: 6432 }],
  ["postgres://owner@localhost/lectern?host=%2Ftmp%2Fpg", { host: "/tmp/pg", port: 5432 }],
  [
    "postgresql:///lectern?host=/var/run/postgresql&user=owner&password=first",
    { host: "/var/run/postgresql", port: 5432 },
  ],
])("gives the same address for another user: %s", (url, place) => {
  expect(partsOf(addressFor(url, { user: "it's an app", password: "a b&c%" }))).toEqual({
    ...place,
    database: "lectern",
    user: "it's an app",
    password: "a b&c%",
  });
  expect(addressFor(url, { user: "app", password: undefined })).not.toMatch(/first|owner/);
});
