import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bundleOf } from "../model/bundle.ts";
import { operationsOf } from "../model/operation.ts";
import { readSources } from "../read/sources.ts";
import { recordCallProblems } from "./record-calls.ts";

const sources = readSources(join(import.meta.dirname, "../.."));
const operations = operationsOf(sources);
const { definitions } = bundleOf(sources, operations);

const data = {
  coupons: {
    operation: "listOwnCoupons",
    params: { keyword: { $bind: "route.query.keyword" }, sort: { $bind: "route.query.sort" }, pageSize: 20 },
  },
};
const ask = { $t: "x.ask", with: { count: { $bind: "item.count" } } };
const call = { do: "call", operation: "suspendCoupons", body: { keyword: { $bind: "item.found.keyword" } } };
const list = (props: object, on: object = {}) => ({
  type: "recordList",
  props: { items: { $bind: "data.coupons.list" }, operation: "listOwnCoupons", ...props },
  on,
});

function problemsOf(block: object): string[] {
  const root = mkdtempSync(join(tmpdir(), "lists-"));
  mkdirSync(join(root, "tenants/default/screens"), { recursive: true });
  writeFileSync(join(root, "tenants/default/screens/x.json"), JSON.stringify({ data, blocks: { desk: block } }));
  const problems = recordCallProblems(root, { operations, definitions });
  rmSync(root, { recursive: true });
  return problems.map(({ message }) => message);
}

test("a list names the call of its data source, and sorts and pages as that does", () => {
  expect(problemsOf(list({ sort: ["gmtEnd"] }))).toEqual([]);
  expect(problemsOf(list({ exports: true, choosable: true }))).toEqual([
    "its columns are chosen in the address, and it does not read them there (chosen)",
  ]);
  expect(problemsOf(list({ operation: "listOrders" }))).toEqual(["its records do not come from listOrders"]);
  expect(problemsOf(list({ sort: ["couponName"], sizes: [50, 500] }))).toEqual([
    "listOwnCoupons does not sort by couponName",
    "listOwnCoupons gives no 500 records at once",
    "its data source does not ask for pageSize",
  ]);
});

test("what is done with all that is found is sent with every filter, and asks with the number", () => {
  const bulk = { bulk: [{ name: "stop" }] };
  expect(problemsOf(list(bulk, { stop: [{ ...call, confirm: ask }, { do: "refresh" }] }))).toEqual([]);
  expect(problemsOf(list(bulk, { stop: [{ ...call, body: {} }] }))).toEqual([
    "stop is sent without keyword",
    "stop does not ask with the number of records (item.count)",
  ]);
  // A form says the number itself.
  expect(problemsOf(list({ bulk: [{ name: "stop", form: "reason" }] }, { stop: [call] }))).toEqual([]);
});
