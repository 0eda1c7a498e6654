import { expect, it } from "vitest";
import { contract } from "../../src/generated/contract.ts";
import grants from "../budgets/organisation-grants.json" with { type: "json" };

const operations = Object.values(contract);

it("lets an organisation's document read exactly what a person has reviewed", () =>
  expect(
    operations
      .filter(({ screen }) => (screen as readonly string[]).includes("organisation"))
      .map(({ operationId }) => operationId)
      .sort(),
  ).toEqual(grants.reads));

it("lets an organisation's document call exactly what a person has reviewed", () =>
  expect(
    Object.fromEntries(
      operations.flatMap(({ operationId, action }) =>
        "organisation" in action ? [[operationId, action.organisation]] : [],
      ),
    ),
  ).toEqual(grants.calls));
