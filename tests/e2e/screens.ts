import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { portal, widths } from "./harness.ts";
import { layoutProblems, textProblems, type Locale } from "./page-problems.ts";
import { isForTeachers, left, queries, samples } from "../address-samples.ts";

interface Screen {
  path?: string | string[];
  access?: string;
}

const folder = join(import.meta.dirname, "../../tenants/default/screens");
const screens = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json"))
  .map((file) => ({ name: file.slice(0, -5), ...(JSON.parse(readFileSync(join(folder, file), "utf8")) as Screen) }));

export const accounts: Record<string, string | undefined> = {
  "signed out": undefined,
  learner: "13800000001",
  lecturer: "13800000002",
  organisation: "13800000003",
  operator: "13800000009",
};

/** The account with which a screen is looked at. */
const accountFor = ({ name, access }: Screen & { name: string }) => {
  if (isForTeachers(name)) return "lecturer";
  return access === undefined ? "signed out" : access === "login" ? "learner" : access;
};

const pathsOf = ({ path }: Screen) => (path === undefined ? [] : typeof path === "string" ? [path] : path);

/** The address of a sample of this path, looked up at the portal at `url`. */
export async function addressOf(path: string, url = portal.url): Promise<string> {
  if (!path.includes("{")) return path + (queries[path] ?? "");
  const sample = samples[path];
  if (sample === undefined) throw new Error(`no sample for the address ${path}: add one above`);
  if ("value" in sample) return path.replace(/\{\w+\}/, encodeURIComponent(sample.value));
  const list = await (await fetch(url + sample.list)).text();
  const found = new RegExp(`href="(${path.replace(/\{\w+\}/, "[\\w-]+")})"`).exec(list)?.[1];
  if (found === undefined) throw new Error(`${sample.list} links to no ${path}`);
  return found;
}

/** The addresses that an account looks at, ten at a time. */
export function addressesFor(who: string): string[][] {
  const paths = screens
    .filter((screen) => accountFor(screen) === who)
    .flatMap(pathsOf)
    .filter((path) => !left.has(path));
  return Array.from({ length: Math.ceil(paths.length / 10) }, (_, part) => paths.slice(part * 10, part * 10 + 10));
}

/** What is wrong with the page as it stands, at each width: one line each. */
export async function problemsOf(page: Page, locale: Locale): Promise<string[]> {
  const problems: string[] = [];
  for (const width of Object.values(widths)) {
    await page.setViewportSize({ width, height: 900 });
    problems.push(...(await layoutProblems(page)));
  }
  return [...problems, ...(await textProblems(page, locale))];
}
