import { existsSync } from "node:fs";
import { join } from "node:path";
import { printTable, type BenchRow } from "./table.ts";

/**
 * `npm run bench -- [name…]` measures and prints, one table a bench. Nothing fails on a figure: machines differ.
 * A bench is a file here that exports `bench(): Promise<BenchRow[]>`; it is added by a line in this list.
 */
const benches: Record<string, { title: string; file: string }> = {
  tenants: { title: "Tenants: resolving, memory, publishing, saving", file: "tenants.ts" },
  revisions: { title: "Sites with a long history", file: "revisions.ts" },
  sites: { title: "100,000 sites on one node, and a second process on PostgreSQL", file: "sites.ts" },
  preview: { title: "The preview of a draft", file: "preview.ts" },
  hostile: { title: "Documents that are made to stop the portal", file: "hostile.ts" },
  fairness: { title: "One session that takes all it can, and another beside it", file: "fairness.ts" },
  renderer: { title: "Renderer: from configuration against by hand", file: "renderer.ts" },
  ssr: { title: "Server-rendered pages against bare Fastify", file: "ssr.ts" },
  "signed-in": { title: "Pages of somebody who is signed in", file: "signed-in.ts" },
  profile: { title: "What signed-in pages spend their time on", file: "profile.ts" },
  resident: { title: "Memory that a server holds", file: "resident.ts" },
  api: { title: "Calls against bare Fastify", file: "api.ts" },
  catalogue: { title: "The catalogue with 100,000 courses", file: "catalogue.ts" },
  exams: { title: "Exams: 2,000 sitting, starts at once, the end", file: "exams.ts" },
  beats: { title: "Beats of learners", file: "heartbeats.ts" },
  page: { title: "Pages on a slow phone", file: "page.ts" },
  player: { title: "The player: from the address to the first picture", file: "player.ts" },
  "exam-figures": { title: "Exams: questions from a file, and item analysis", file: "exam-figures.ts" },
  "exam-bank": { title: "Exams: a bank of 100,000 questions, and a board of 2,000", file: "exam-bank.ts" },
  "exam-save": { title: "Exams: what a save costs, and where", file: "exam-save.ts" },
  community: { title: `The community with ${process.env["POSTS"] ?? "1000000"} blogs`, file: "community.ts" },
  certificates: { title: "Certificates: drawing, issuing, checking", file: "certificates.ts" },
  moderation: { title: "Moderation: 60,000 words, and two nodes", file: "moderation.ts" },
  members: { title: "Learners of an organisation: the list, files, invitations", file: "members.ts" },
  money: { title: "Money: paid orders, withdrawals, statements", file: "money.ts" },
  platform: { title: "The platform in numbers: a year of orders", file: "platform.ts" },
  gradebook: { title: "Gradebook of a class: 500 members and 50 pieces of work", file: "gradebook.ts" },
  "sign-in": { title: "Sign-ins of known and unknown names", file: "sign-in.ts" },
};

const asked = process.argv.slice(2).filter((name) => name !== "-u");
const unknown = asked.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`There is no bench "${unknown.join('", "')}". There are: ${Object.keys(benches).join(", ")}.`);
  process.exit(2);
}
for (const [name, { title, file }] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const path = join(import.meta.dirname, file);
  if (!existsSync(path)) {
    console.log(`\n${title}\n  not measured: tests/bench/${file} is not there`);
    continue;
  }
  const { bench }: { bench(): Promise<BenchRow[]> } = await import(path);
  printTable(title, await bench());
}
process.exit(0);
