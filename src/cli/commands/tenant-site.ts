import type { SiteFinding } from "../../generated/types.ts";
import { columns } from "../columns.ts";
import { CliError, exactly, exit, textOf, type Command, type CommandCall } from "../command.ts";
import { describeChange } from "../describe-change.ts";
import { withPortal } from "../portal/portal.ts";
import { newestVersion, revisionOf } from "../versions.ts";

const message = {
  type: "string",
  short: "m",
  value: "<words>",
  description: "what changed, in a sentence; shown in the history",
} as const;

/**
 * `lectern tenant diff`: what the draft, or a version, changes. Exits with 1 where there is a difference, as diff does.
 */
export const tenantDiff: Command = {
  name: "tenant diff",
  summary: "Show what a tenant's draft changes, or what differs between two versions",
  positionals: "<orgNo> [<from> [<to>]]",
  details:
    "Versions are those of `tenant history`. Without any the draft is compared with what is published; 0 is nothing at all, and `draft` the draft.\nExits with 1 where there is a difference.",
  options: {},
  async run({ positionals, json, terminal, env }) {
    const [siteOrgNo, from, to] =
      positionals.length > 0 && positionals.length < 4 ? positionals : exactly(positionals, "orgNo", "from", "to");
    const changes = await withPortal(env, async (portal) => {
      const orgNo = siteOrgNo ?? "";
      const base =
        from === undefined
          ? (await portal.call("getSiteDraft", { siteOrgNo: orgNo })).publishedRevision
          : await revisionOf(portal, orgNo, from);
      return (
        await portal.call("getSiteRevisionDiff", {
          siteOrgNo: orgNo,
          from: base,
          to: await revisionOf(portal, orgNo, to ?? "draft"),
        })
      ).changes;
    });
    if (json) terminal.print(JSON.stringify(changes, null, 2));
    else if (changes.length === 0) terminal.print("No difference.");
    else for (const change of changes) terminal.print(describeChange(change, terminal.paint));
    return changes.length === 0 ? exit.done : exit.findings;
  },
};

/** `lectern tenant publish`: the draft, as the studio does. */
export const tenantPublish: Command = {
  name: "tenant publish",
  summary: "Publish a tenant's draft",
  positionals: "<orgNo>",
  details:
    "A draft with mistakes is not published: they are shown, and the exit code is 1. Folders are published by saving them.",
  options: { message },
  async run(call) {
    const [siteOrgNo] = exactly(call.positionals, "orgNo");
    return withPortal(call.env, async (portal) => {
      const draft = await portal.call("getSiteDraft", { siteOrgNo });
      if (!draft.isChanged)
        throw new CliError(`${siteOrgNo} has no draft: what was saved last is published.`, exit.findings);
      const { findings } = await portal.call("checkSitePatch", { siteOrgNo, patch: draft.patch });
      if (findings.some(({ severity }) => severity === "error")) return refused(call, findings);
      const published = await portal.call("publishSite", { siteOrgNo, version: draft.version, ...messageOf(call) });
      const version = await newestVersion(portal, siteOrgNo);
      return said(call, { siteOrgNo, ...published, version }, `Version ${version} of ${siteOrgNo} is published.`);
    });
  },
};

/** `lectern tenant rollback`: an earlier revision again, as a new one. */
export const tenantRollback: Command = {
  name: "tenant rollback",
  summary: "Publish an earlier version of a tenant again",
  positionals: "<orgNo> <version>",
  details:
    "`tenant history` lists them. The history goes on: what was published until now can be gone back to as well.",
  options: { message },
  async run(call) {
    const [siteOrgNo, wanted] = exactly(call.positionals, "orgNo", "version");
    return withPortal(call.env, async (portal) => {
      const done = await portal.call("rollbackSite", {
        siteOrgNo,
        revision: await revisionOf(portal, siteOrgNo, wanted),
        ...messageOf(call),
      });
      const version = await newestVersion(portal, siteOrgNo);
      return said(
        call,
        { siteOrgNo, version, ...done },
        `${siteOrgNo} is as in version ${wanted} again; that is version ${version} now.`,
      );
    });
  },
};

/** `lectern tenant history`: what was published, when and by whom. */
export const tenantHistory: Command = {
  name: "tenant history",
  summary: "Show what was published of a tenant, when and by whom",
  positionals: "<orgNo>",
  options: { limit: { type: "string", value: "<number>", description: "how many; 20, when absent" } },
  async run({ positionals, values, json, terminal, env }) {
    const [siteOrgNo] = exactly(positionals, "orgNo");
    const pageSize = Number(textOf(values["limit"]) ?? 20);
    if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > 100)
      throw new CliError("--limit takes a number from 1 to 100.", exit.usage);
    const { list } = await withPortal(env, (portal) => portal.call("listSiteRevisions", { siteOrgNo, pageSize }));
    if (json) terminal.print(JSON.stringify(list, null, 2));
    else
      for (const line of columns(
        list.map((one) => [
          one.isPublished ? "*" : " ",
          String(one.ordinal),
          one.gmtCreate,
          one.source,
          one.authorName || "-",
          one.message,
        ]),
      ))
        terminal.print(line);
    return exit.done;
  },
};

/** `lectern tenant suspend` and `resume`. */
export const tenantSuspend: Command = {
  name: "tenant suspend",
  summary: "Suspend a tenant's site; visitors see a notice",
  positionals: "<orgNo>",
  options: {
    reason: { type: "string", value: "<words>", description: "why (needed); kept with the site and in the audit log" },
  },
  async run(call) {
    const [siteOrgNo] = exactly(call.positionals, "orgNo");
    await withPortal(call.env, (portal) =>
      portal.call("suspendSite", { siteOrgNo, reason: textOf(call.values["reason"]) ?? "" }),
    );
    return said(call, { siteOrgNo, state: "suspended" }, `${siteOrgNo} is taken off.`);
  },
};

export const tenantResume: Command = {
  name: "tenant resume",
  summary: "Resume a suspended site",
  positionals: "<orgNo>",
  options: {},
  async run(call) {
    const [siteOrgNo] = exactly(call.positionals, "orgNo");
    await withPortal(call.env, (portal) => portal.call("resumeSite", { siteOrgNo, reason: "" }));
    return said(call, { siteOrgNo, state: "active" }, `${siteOrgNo} is on again.`);
  },
};

/** Tells of a draft that cannot be published. */
export function refused({ json, terminal }: CommandCall, findings: readonly SiteFinding[]): number {
  if (json) terminal.print(JSON.stringify({ valid: false, findings }, null, 2));
  else {
    sayFindings(terminal, findings);
    terminal.print(terminal.paint.red("Not published."));
  }
  return exit.findings;
}

/** Tells each finding of a draft: its place, what is wrong, what was meant, what is allowed. */
export function sayFindings({ paint, print }: CommandCall["terminal"], findings: readonly SiteFinding[]): void {
  for (const finding of findings) {
    print(
      `${paint.bold(finding.file ?? "")}  ${paint.dim(finding.pointer)}\n  ${finding.severity === "error" ? paint.red(finding.message) : paint.yellow(finding.message)}${finding.suggestion ? `  ${paint.dim(`(${finding.suggestion}?)`)}` : ""}`,
    );
    if (finding.allowed) print(paint.dim(`  allowed: ${finding.allowed.join(", ")}`));
  }
}

function said({ json, terminal }: CommandCall, data: object, words: string): number {
  terminal.print(json ? JSON.stringify(data, null, 2) : terminal.paint.green(words));
  return exit.done;
}

function messageOf({ values }: CommandCall): { message?: string } {
  const text = textOf(values["message"]);
  return text === undefined ? {} : { message: text };
}
