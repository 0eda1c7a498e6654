import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contract, type OperationSpec, type StaffRole } from "../../src/generated/contract.ts";
import type { OperationId } from "../../src/generated/operations.ts";
import type { OperationContext } from "../../src/server/core/context.ts";
import { formattedJson } from "../formatted-json.ts";
import { policies } from "../../src/server/modules/index.ts";

const root = join(import.meta.dirname, "../..");
const roles: readonly StaffRole[] = ["owner", "editor", "author", "teaching", "finance", "reader"];
const operations: readonly OperationSpec[] = Object.values(contract);
const readFile = (path: string): unknown => JSON.parse(readFileSync(join(root, path), "utf8"));

/** An organisation's own account. */
const organisation = { session: { userNo: "1", orgNo: "1001", userType: 3, isOperator: false } };

/** Operations that a policy lets an organisation call. */
function ofOrganisations(): OperationId[] {
  const input = { siteOrgNo: "1001", orgNo: "1001", purpose: "cover" };
  return operations.flatMap(({ operationId, access }) => {
    const policy = policies[operationId];
    const isIn = access === "organisation" || policy?.(organisation as OperationContext, input as never) === true;
    return isIn && access !== "public" ? [operationId] : [];
  });
}

describe("what the staff of an organisation may call", () => {
  it("is exactly what a person has reviewed", async () => {
    const may = (role: StaffRole, reads: boolean) =>
      operations
        .flatMap(({ operationId, staff, reads: only }) =>
          staff?.includes(role) && (only === true) === reads ? [operationId] : [],
        )
        .toSorted();
    const found = {
      nobody: ofOrganisations()
        .filter((id) => !contract[id].staff)
        .toSorted(),
      ...Object.fromEntries(roles.map((role) => [role, { sees: may(role, true), does: may(role, false) }])),
    };
    await expect(await formattedJson(found)).toMatchFileSnapshot("../budgets/staff-roles.json");
  });

  it("has every call that an organisation may make, for its owners at least", () => {
    const without = ofOrganisations().filter((id) => !contract[id].staff?.includes("owner"));
    // What is everybody's own business, whoever asks.
    expect(without.toSorted()).toEqual([
      "getMemberOffer",
      "listOwnReviews",
      "saveAppeal",
      "saveReport",
      "startMembership",
    ]);
  });

  it("changes nothing for who only looks, but for their own session", () =>
    expect(
      operations
        .filter(({ staff, reads }) => staff?.includes("reader") && !reads)
        .map(({ operationId }) => operationId),
    ).toEqual(["logout", "startStaffWork", "leaveStaffWork"]));

  it("is for no operation that is a learner's, a lecturer's, an operator's or everybody's", () =>
    expect(
      operations
        .filter(({ access, staff }) => staff && access !== "auth" && access !== "organisation")
        .map(({ operationId }) => operationId),
    ).toEqual([]));
});

interface Screen {
  path?: string;
  data?: Record<string, { operation: string; when?: { path?: string; in?: string[] } } | null>;
}
interface Menu {
  type?: string;
  in?: string;
  when?: { path?: string; in?: string[] };
  props?: { href?: string };
}

it("leads each role in the menu to the pages of the organisation that it may see, and to no other", () => {
  const screens = globSync("tenants/default/screens/account/**/*.json", { cwd: root }).map(
    (path) => readFile(path) as Screen,
  );
  const mayEnter = (href: string): StaffRole[] => {
    const sources = Object.values(screens.find(({ path }) => path === href)?.data ?? {});
    return roles.filter((role) =>
      sources.every((source) => {
        const spec: OperationSpec | undefined = source ? contract[source.operation as OperationId] : undefined;
        const isAsked = source?.when?.path !== "viewer.staffRole" || source.when.in?.includes(role) === true;
        return !isAsked || !spec || spec.access === "public" || spec.staff?.includes(role) === true;
      }),
    );
  };
  const { blocks } = readFile("tenants/default/layouts/account.json") as { blocks: Record<string, Menu> };
  const links = Object.entries(blocks).filter(
    ([name, { type }]) => name.startsWith("organisation") && type === "menuLink",
  );
  expect(links.length).toBeGreaterThan(20);
  const shown = ({ when }: Menu) => (when?.path === "viewer.staffRole" ? when.in : roles);
  for (const [name, link] of links) expect(shown(link), name).toEqual(mayEnter(link.props?.href ?? ""));
  // A group is there for whoever has something in it.
  for (const [name, group] of Object.entries(blocks).filter(
    ([key, { type }]) => key.startsWith("organisation") && type === "menuGroup",
  )) {
    const inside = links.filter(([, link]) => link.in === `${name}.entries`);
    const some = roles.filter((role) => inside.some(([, link]) => shown(link)?.includes(role)));
    const isForAll = group.when?.path === "viewer.userType";
    expect(isForAll ? roles : shown(group), name).toEqual(some);
  }
});
