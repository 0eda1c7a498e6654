import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { permissions } from "../../src/server/modules/sites/tenants/permissions.ts";
import { isPlatformText } from "../../src/site/permissions/platform-texts.ts";
import { blockTable } from "../../src/generated/built/block-table.ts";
import { contract } from "../../src/generated/contract.ts";
import grants from "../budgets/organisation-grants.json" with { type: "json" };

const repository = join(import.meta.dirname, "../..");
const operations = Object.values(contract);
const reads = operations.filter(({ screen }) => (screen as readonly string[]).includes("organisation"));

it("lets an organisation's document read exactly what a person has reviewed", () =>
  expect(reads.map(({ operationId }) => operationId).sort()).toEqual(grants.reads));

it("lets an organisation's document call exactly what a person has reviewed", () =>
  expect(
    Object.fromEntries(
      operations.flatMap(({ operationId, action }) =>
        "organisation" in action ? [[operationId, action.organisation]] : [],
      ),
    ),
  ).toEqual(grants.calls));

it("lets an organisation's document place just those blocks that take files that a person has reviewed", () =>
  expect(
    Object.fromEntries(
      Object.values(blockTable).flatMap(({ type, owners, uploads }) =>
        owners.includes("organisation") && uploads.length > 0 ? [[type, uploads]] : [],
      ),
    ),
  ).toEqual(grants.uploads));

it("lets a click on whatever an organisation made of its page do only what one more click takes back", () => {
  const undoOf = new Map(
    globSync("schemas/api/*.api.json", { cwd: repository }).flatMap((file) => {
      const { operations: written } = JSON.parse(readFileSync(join(repository, file), "utf8")) as {
        operations: Record<string, { "x-undo"?: string }>;
      };
      return Object.entries(written).flatMap(([name, { "x-undo": undo }]) =>
        undo === undefined ? [] : [[name, undo]],
      );
    }) as [string, string][],
  );
  const undone = new Set(undoOf.values());
  const calls = operations.flatMap(({ operationId, action }) =>
    "organisation" in action && action.organisation === "gesture" ? [operationId] : [],
  );
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter((name) => !undoOf.has(name) && !undone.has(name))).toEqual([]);
});

it("leaves the platform the words of the buttons that give a person's name to who runs a course", () => {
  for (const key of ["priceBox.start", "priceBox.toFiles", "openCourseView.register", "openCourseView.registerReplay"])
    expect(isPlatformText(key, permissions), key).toBe(true);
  expect(isPlatformText("priceBox.addToCart", permissions)).toBe(false);
});

it("lets it read of the viewer's own only what the default pages show that are open to everybody", () => {
  const root = join(import.meta.dirname, "../../tenants/default");
  const shown = new Set(
    globSync("{layouts,screens}/**/*.json", { cwd: root }).flatMap((file) => {
      const { access, data = {} } = JSON.parse(readFileSync(join(root, file), "utf8")) as {
        access?: string;
        data?: Record<string, { operation: string } | null>;
      };
      // Pages of an account, of makers and of operators are the platform's on every site.
      return access === undefined ? Object.values(data).map((source) => source?.operation) : [];
    }),
  );
  const others = reads.filter(({ access, operationId }) => access !== "public" && !shown.has(operationId));
  expect(others.map(({ operationId }) => operationId)).toEqual([]);
});
