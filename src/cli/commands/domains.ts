import type { SiteDomain } from "../../generated/types.ts";
import { columns } from "../columns.ts";
import { CliError, exactly, exit, textOf, type Command, type CommandCall } from "../command.ts";
import { withPortal } from "../portal/portal.ts";

/** `lectern domain add`: claims a host for a site and says which TXT record proves it. */
export const domainAdd: Command = {
  name: "domain add",
  summary: "Add a domain to an organisation's site",
  positionals: "<orgNo> <host>",
  details: "Prints the TXT record that has to be put into the DNS; then `domain verify`.",
  options: {},
  async run(call) {
    const [siteOrgNo, host] = namedIn(call);
    return show(call, await withPortal(call.env, (portal) => portal.call("addSiteDomain", { siteOrgNo, host })));
  },
};

/** `lectern domain verify`: looks into the DNS now. Exits with 1 while the record is not seen. */
export const domainVerify: Command = {
  name: "domain verify",
  summary: "Check the TXT record of a domain now",
  positionals: "<orgNo> <host>",
  options: {},
  async run(call) {
    const [siteOrgNo, host] = namedIn(call);
    return show(call, await withPortal(call.env, (portal) => portal.call("checkSiteDomain", { siteOrgNo, host })));
  },
};

export const domainRemove: Command = {
  name: "domain remove",
  summary: "Remove a domain from a site",
  positionals: "<orgNo> <host>",
  options: {},
  async run({ positionals, json, terminal, env }) {
    const [siteOrgNo, host] = namedIn({ positionals });
    await withPortal(env, (portal) => portal.call("removeSiteDomain", { siteOrgNo, host }));
    terminal.print(json ? JSON.stringify({ siteOrgNo, host, removed: true }) : `${host} is not the site's any more.`);
    return exit.done;
  },
};

/** `lectern domain list`: the domains of one organisation, or of all. */
export const domainList: Command = {
  name: "domain list",
  summary: "List the domains of one organisation, or of all",
  positionals: "[<orgNo>]",
  options: {
    state: { type: "string", value: "<state>", description: "only these", choices: ["pending", "verified", "failed"] },
  },
  async run({ positionals, values, json, terminal, env }) {
    const [siteOrgNo] = positionals.length === 0 ? [undefined] : exactly(positionals, "orgNo");
    const state = textOf(values["state"]) as SiteDomain["state"] | undefined;
    const list = await withPortal(env, async (portal) => {
      const found: SiteDomain[] = [];
      for (let pageCurrent = 1, pages = 1; pageCurrent <= pages; pageCurrent += 1) {
        const page = await portal.call("listSiteDomains", {
          ...(siteOrgNo === undefined ? {} : { siteOrgNo }),
          ...(state === undefined ? {} : { state }),
          pageCurrent,
          pageSize: 100,
        });
        found.push(...page.list);
        pages = page.totalPage;
      }
      return found;
    });
    if (json) terminal.print(JSON.stringify(list, null, 2));
    else
      for (const line of columns(
        list.map(({ host, siteOrgNo: orgNo, state: standing, reason }) => [host, orgNo ?? "", standing, reason]),
      ))
        terminal.print(line);
    return exit.done;
  },
};

/** An organisation and a domain. What a folder refuses as a domain is refused here too, and nothing is guessed. */
function namedIn({ positionals }: Pick<CommandCall, "positionals">): readonly [siteOrgNo: string, host: string] {
  const [siteOrgNo, host] = exactly(positionals, "orgNo", "host");
  if (!host.includes("/")) return [siteOrgNo, host];
  const meant = URL.parse(host.includes("://") ? host : `https://${host}`)?.hostname;
  throw new CliError(
    `"${host}" is an address and no domain. ${meant ? `Give the domain alone: ${meant}` : "Give a name such as www.school.example."}`,
    exit.usage,
  );
}

function show({ json, terminal }: CommandCall, domain: SiteDomain): number {
  const isRight = domain.state === "verified";
  if (json) terminal.print(JSON.stringify(domain, null, 2));
  else {
    terminal.print(
      `${domain.host}  ${isRight ? terminal.paint.green(domain.state) : terminal.paint.yellow(domain.state)}${domain.reason ? `  ${domain.reason}` : ""}`,
    );
    if (!isRight) terminal.print(`Put this record into the DNS:\n  ${domain.recordName}  TXT  "${domain.recordValue}"`);
  }
  return isRight || domain.reason === "" ? exit.done : exit.findings;
}
