import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { contract } from "../../src/generated/contract.ts";
import grants from "../budgets/organisation-grants.json" with { type: "json" };

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
