import type { SiteCard, SiteUsage } from "../../generated/types.ts";
import { columns } from "../columns.ts";
import { exactly, exit, textOf, type Command } from "../command.ts";
import { withPortal } from "../portal/portal.ts";

/** `lectern tenant show`: one site as the portal has it. Exits with 1 where its folder has mistakes. */
export const tenantShow: Command = {
  name: "tenant show",
  summary: "Show a tenant as the portal has it: status, domain, plan, usage, errors in its folder",
  positionals: "<orgNo>",
  options: {},
  async run({ positionals, json, terminal, env }) {
    const [siteOrgNo] = exactly(positionals, "orgNo");
    const { site, faults, usage } = await withPortal(env, async (portal) => ({
      ...(await portal.call("getSite", { siteOrgNo })),
      usage: await portal.call("getSiteUsage", { siteOrgNo }),
    }));
    if (json) terminal.print(JSON.stringify({ site, usage, faults }, null, 2));
    else {
      for (const line of columns(facts(site, usage))) terminal.print(line);
      for (const { place, message } of faults)
        terminal.print(`${terminal.paint.bold(place)}  ${terminal.paint.red(message)}`);
    }
    return faults.length === 0 ? exit.done : exit.findings;
  },
};

/** `lectern tenant published`: the sites that the portal has, wherever they came from. */
export const tenantPublished: Command = {
  name: "tenant published",
  summary: "List the tenants that the portal has, from folders and from the studio",
  options: {
    search: { type: "string", value: "<words>", description: "part of a number, a name or a domain" },
    state: { type: "string", value: "<state>", description: "only these", choices: ["active", "suspended", "faulty"] },
  },
  async run({ values, json, terminal, env }) {
    const [keyword, standing] = [
      textOf(values["search"]),
      textOf(values["state"]) as "active" | "suspended" | "faulty" | undefined,
    ];
    const filter = { ...(keyword === undefined ? {} : { keyword }), ...(standing === undefined ? {} : { standing }) };
    const list = await withPortal(env, async (portal) => {
      const found: SiteCard[] = [];
      for (let pageCurrent = 1, pages = 1; pageCurrent <= pages; pageCurrent += 1) {
        const page = await portal.call("listSites", { ...filter, pageCurrent, pageSize: 100 });
        found.push(...page.list);
        pages = page.totalPage;
      }
      return found;
    });
    if (json) terminal.print(JSON.stringify(list, null, 2));
    else
      for (const line of columns(
        list.map((site) => [
          site.siteOrgNo ?? "",
          site.orgName,
          site.state,
          site.host || "-",
          site.source || "-",
          site.faultCount > 0 ? terminal.paint.red(`${site.faultCount} mistakes`) : "",
        ]),
      ))
        terminal.print(line);
    return exit.done;
  },
};

function facts(site: SiteCard, usage: SiteUsage): string[][] {
  const gigabytes = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(1)} GB`;
  return [
    ["number", site.siteOrgNo ?? ""],
    ["name", site.orgName],
    ["state", site.stateReason ? `${site.state} (${site.stateReason})` : site.state],
    ["address", site.siteUrl],
    ["domain", site.host ? `${site.host} (${site.hostState ?? "pending"})` : "-"],
    ["stands on", site.flavour || "the platform's own site"],
    ["came from", site.source || "nothing of its own"],
    ["changed", site.gmtChange ?? "-"],
    ["plan", site.planName || "the usual one"],
    ["pages", `${usage.pageCount} of ${usage.pageLimit}`],
    ["storage", `${gigabytes(usage.storageBytes)} of ${usage.storageGb} GB`],
    ["members", String(usage.memberCount)],
  ];
}
