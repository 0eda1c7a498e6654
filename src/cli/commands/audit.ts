import type { ListAuditLogBody, ListAuditLogReply } from "../../generated/types.ts";
import { columns } from "../columns.ts";
import { CliError, exit, textOf, type Command } from "../command.ts";
import { withPortal } from "../portal/portal.ts";

/** `lectern audit list`: who changed what, the newest first. */
export const auditList: Command = {
  name: "audit list",
  summary: "Show who changed what, newest first",
  options: {
    org: { type: "string", value: "<orgNo>", description: "only what is about this organisation", field: "siteOrgNo" },
    action: {
      type: "string",
      value: "<action>",
      description: "only this action, or with a dot at the end all that begin with it: site.",
    },
    user: { type: "string", value: "<userNo>", description: "only what this account did", field: "userNo" },
    from: { type: "string", value: "<YYYY-MM-DD>", description: "from this day on", field: "dateFrom" },
    until: { type: "string", value: "<YYYY-MM-DD>", description: "until this day, with it", field: "dateUntil" },
    limit: { type: "string", value: "<number>", description: "how many; 20, when absent" },
  },
  async run({ values, json, terminal, env }) {
    const limit = Number(textOf(values["limit"]) ?? 20);
    if (!Number.isInteger(limit) || limit < 1) throw new CliError("--limit takes a number of entries.", exit.usage);
    const asked = {
      siteOrgNo: textOf(values["org"]),
      action: textOf(values["action"]),
      userNo: textOf(values["user"]),
      dateFrom: textOf(values["from"]),
      dateUntil: textOf(values["until"]),
    };
    const filter: ListAuditLogBody = Object.fromEntries(
      Object.entries(asked).filter(([, value]) => value !== undefined),
    );
    const list = await withPortal(env, async (portal) => {
      const found: ListAuditLogReply["list"] = [];
      for (let before: string | undefined; found.length < limit;) {
        const page: ListAuditLogReply = await portal.call("listAuditLog", {
          ...filter,
          limit: Math.min(100, limit - found.length),
          ...(before === undefined ? {} : { before }),
        });
        found.push(...page.list);
        before = page.next;
        if (before === undefined) break;
      }
      return found;
    });
    if (json) terminal.print(JSON.stringify(list, null, 2));
    else
      for (const line of columns(
        list.map((entry) => [
          entry.gmtCreate,
          `${entry.actorKind} ${entry.actorName || entry.actorUserNo}`,
          entry.action,
          entry.orgNo || "-",
          entry.subject,
          terminal.paint.dim(JSON.stringify(entry.detail)),
        ]),
      ))
        terminal.print(line);
    return exit.done;
  },
};

/** `lectern audit verify`: whether the log is as it was written. */
export const auditVerify: Command = {
  name: "audit verify",
  summary: "Check that the log has not been changed and nothing is missing",
  details: [
    "Prints the end of the chain as <seq>:<hash>. Note it where the machine's people cannot write, and give it with",
    "--noted the next time: even a log that was rewritten as a whole is found. Exits with 1 when something is wrong.",
  ].join("\n"),
  options: {
    noted: { type: "string", value: "<seq>:<hash>", description: "an end of the chain that was noted before" },
  },
  async run({ values, json, terminal, env }) {
    const text = textOf(values["noted"]);
    const [, seq, hash] = /^(\d{1,18}):([0-9a-f]{64})$/.exec(text ?? "") ?? [];
    if (text !== undefined && (seq === undefined || hash === undefined))
      throw new CliError("--noted takes what audit verify printed: <seq>:<hash>.", exit.usage);
    const verdict = await withPortal(env, (portal) =>
      portal.call("checkAuditLog", seq !== undefined && hash !== undefined ? { noted: { seq, hash } } : {}),
    );
    if (json) terminal.print(JSON.stringify(verdict, null, 2));
    else {
      for (const { kind, seq: place, entryId } of verdict.problems)
        terminal.print(
          `${terminal.paint.red(words[kind])}${place ? `  at ${place}` : ""}${entryId ? `  (entry ${entryId})` : ""}`,
        );
      terminal.print(
        verdict.isWhole
          ? terminal.paint.green(`${verdict.entries} entries, all as they were written.`)
          : terminal.paint.red("The audit log was tampered with."),
      );
      if (verdict.head) terminal.print(`${verdict.head.seq}:${verdict.head.hash}`);
    }
    return verdict.isWhole ? exit.done : exit.findings;
  },
};

const words = {
  changed: "An entry is not as it was written",
  missing: "An entry is gone",
  gap: "Links of the chain are gone before this one",
  unlinked: "An entry was put in beside the chain",
  noted: "The place that was noted is not in the chain",
} as const;
