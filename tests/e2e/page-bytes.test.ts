import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { servePortal, type ServedPortal } from "../bench/serve.ts";
import { formattedJson } from "../formatted-json.ts";
import { createClient } from "../api/client.ts";
import { accounts, addressesFor, addressOf } from "./screens.ts";

const client = join(import.meta.dirname, "../../dist/client");
const committed = join(import.meta.dirname, "../budgets/page-bytes.json");

/** Of a page, in kB as sent: its HTML, and its JavaScript before and after it is touched. */
type Budget = Record<string, { html: number; untouched: number; touched: number }>;

/**
 * What is committed, as long as it is neither passed nor undercut by more than the demo's dates make of it; else what it
 * comes to now.
 */
function within(budget: number | undefined, bytes: number): number {
  const now = bytes / 1000;
  return budget !== undefined && now <= budget && now > budget - 1.5 ? budget : Math.ceil(now + 0.2);
}

/** A file as it is sent: what is small is sent as it is. */
function sentBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** As kept pages are sent. */
function packedBytes(html: string): number {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 9,
  };
  return brotliCompressSync(html, { params }).length;
}

/** With the demo alone: what other tests wrote would be weighed too. */
let portal: ServedPortal | undefined;
const folder = mkdtempSync(join(tmpdir(), "lectern-page-bytes-"));
beforeAll(async () => {
  cpSync(inject("embeddedTemplate"), folder, { recursive: true });
  portal = await servePortal({ DATA_DIR: folder, DEMO: "on", FFMPEG: "off", LOG_LEVEL: "fatal" });
});
afterAll(async () => {
  await portal?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("every page keeps to its budget of bytes, for who is signed in too", async () => {
  const known: Budget = existsSync(committed) ? JSON.parse(readFileSync(committed, "utf8")) : {};
  const pages: Budget = {};
  const { url = "" } = portal ?? {};
  for (const [account, name] of Object.entries(accounts)) {
    const cookie = name === undefined ? "" : `RC_WEB_TOKEN=${await createClient(url).signIn(name)}`;
    for (const path of addressesFor(account).flat()) {
      const reply = await fetch(url + (await addressOf(path, url)), {
        headers: { "accept-language": "zh-CN", cookie },
      });
      const html = await reply.text();
      const modules = /data-modules="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? [];
      const scripts = modules.reduce((sum, name) => sum + sentBytes(join(client, name)), 0);
      pages[path] = {
        html: within(known[path]?.html, packedBytes(html)),
        untouched: / data-wakes/.test(html) ? within(known[path]?.untouched, scripts) : 0,
        touched: within(known[path]?.touched, scripts),
      };
    }
  }
  await expect(await formattedJson(pages)).toMatchFileSnapshot(committed);
});
