import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contract } from "../../src/generated/contract.ts";

/** Where an operation is named by its path, and why. Everything else calls it by its name, with types. */
const byPath: Readonly<Record<string, string>> = {
  "src/browser/send-form.test.ts": "compares the address that is made",
  "src/browser/transport.test.ts": "compares the address that is made",
  "tests/api/admission.test.ts": "counts requests as they come",
  "tests/api/cross-site.test.ts": "sends what another site would",
  "tests/api/envelope.test.ts": "sends bodies that no client makes",
  "tests/api/log-secrets.test.ts": "sends a body that is no JSON",
  "tests/api/register.test.ts": "sends a body that no object becomes",
  "tests/api/studio-drafts.test.ts": "sends a body that no object becomes",
  "tests/api/traffic.test.ts": "compares lines of the log",
  "tests/api/uploads.test.ts": "sends forms that are broken off or out of order",
  "tests/bench/api.ts": "a load generator wants the address",
  "tests/bench/catalogue.ts": "measures a request without the client",
  "tests/bench/heartbeats.ts": "a load generator wants the address",
  "tests/e2e/blog.test.ts": "answers in place of the server",
  "tests/e2e/session.test.ts": "answers in place of the server, and watches what a browser sends",
  "tests/e2e/skip.test.ts": "asks as a telephone does",
};

const paths = Object.values(contract).map(({ path }) => path.replaceAll(/\{\w+\}/g, "PART"));
const pathsOfAll = new RegExp(
  `/apis(?:${paths
    .toSorted((one, other) => other.length - one.length)
    .map((path) => path.replaceAll("PART", "[^/`\"'?]+"))
    .join("|")})(?![\\w/])`,
);

it("a program or a test calls an operation by the typed client, not by its path", () => {
  const files = globSync(["src/**/*.{ts,tsx}", "tests/**/*.{ts,tsx}"]).filter(
    (file) => !/^src\/generated\/|\/typed-calls\.test\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(2000);
  const found = files.filter((file) => pathsOfAll.test(readFileSync(file, "utf8"))).toSorted();
  expect(found).toEqual(Object.keys(byPath).toSorted());
});

it("the path of an operation is found, with parts of it and with a query", () => {
  for (const address of [
    "fetch(`${url}/apis/course/api/course/list`)",
    'request("/apis/system/api/enum/list/SexEnum")',
    "fetch(`${url}/apis/studio/auth/site/draft/view?siteOrgNo=${siteOrgNo}`)",
  ])
    expect(address).toMatch(pathsOfAll);
  expect("/apis/tus").not.toMatch(pathsOfAll);
});
