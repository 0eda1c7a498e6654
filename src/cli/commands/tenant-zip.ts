import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { CliError, exactly, exit, textOf, type Command } from "../command.ts";
import { withPortal } from "../portal/portal.ts";
import { newestVersion, revisionOf } from "../versions.ts";
import { refused, sayFindings } from "./tenant-site.ts";

/** `lectern tenant export`: the site's own part as a zip of the files that a folder would hold. */
export const tenantExport: Command = {
  name: "tenant export",
  summary: "Export a tenant's own part as a ZIP with the files of its folder",
  positionals: "<orgNo> [<file.zip>]",
  options: {
    state: {
      type: "string",
      value: "<version>",
      description: "a version of tenant history, or draft, which it is unless said",
    },
    force: { type: "boolean", description: "also over a file that is there" },
  },
  async run({ positionals, values, json, terminal, env }) {
    const [siteOrgNo, given] =
      positionals.length === 1 ? [...positionals, undefined] : exactly(positionals, "orgNo", "file.zip");
    const state = textOf(values["state"]);
    const made = await withPortal(env, async (portal) => {
      const orgNo = siteOrgNo ?? "";
      return portal.call("exportSite", {
        siteOrgNo: orgNo,
        ...(state === undefined ? {} : { state: await revisionOf(portal, orgNo, state) }),
      });
    });
    const file = placeOf(given ?? made.fileName, env);
    try {
      writeFileSync(file, Buffer.from(made.content, "base64"), { flag: values["force"] === true ? "w" : "wx" });
    } catch (error) {
      throw (error as NodeJS.ErrnoException).code === "EEXIST"
        ? new CliError(`${file} is there already; with --force it is written over.`, exit.findings)
        : error;
    }
    terminal.print(json ? JSON.stringify({ siteOrgNo, file }, null, 2) : `Written: ${file}`);
    return exit.done;
  },
};

/** `lectern tenant import`: such a zip as the draft, and published where that is said. */
export const tenantImport: Command = {
  name: "tenant import",
  summary: "Import such a ZIP as a tenant's draft, or publish it",
  positionals: "<orgNo> <file.zip>",
  details:
    "A draft that is there is refused to be written over unless --force is given. Exits with 1 where something in it is wrong.",
  options: {
    publish: { type: "boolean", description: "publish it, where nothing is wrong" },
    message: {
      type: "string",
      short: "m",
      value: "<words>",
      description: "what changed, in a sentence; shown in the history",
    },
    force: { type: "boolean", description: "also over a draft that somebody is at" },
  },
  async run(call) {
    const { positionals, values, json, terminal, env } = call;
    const [siteOrgNo, given] = exactly(positionals, "orgNo", "file.zip");
    const bytes = readFileSync(placeOf(given, env));
    return withPortal(env, async (portal) => {
      const draft = await portal.call("getSiteDraft", { siteOrgNo });
      if (draft.isChanged && values["force"] !== true)
        throw new CliError(
          `${siteOrgNo} has a draft${draft.authorName ? ` by ${draft.authorName}` : ""} already; with --force it is written over.`,
          exit.findings,
        );
      const { version, findings } = await portal.call("importSite", {
        siteOrgNo,
        version: draft.version,
        file: new Blob([bytes]),
      });
      if (findings.some(({ severity }) => severity === "error")) return refused(call, findings);
      const message = textOf(values["message"]);
      const published =
        values["publish"] === true
          ? await portal.call("publishSite", { siteOrgNo, version, ...(message === undefined ? {} : { message }) })
          : undefined;
      const words = published
        ? `Version ${await newestVersion(portal, siteOrgNo)} of ${siteOrgNo} is published.`
        : `It is the draft of ${siteOrgNo} now; tenant publish shows it to visitors.`;
      if (!json) sayFindings(terminal, findings);
      terminal.print(
        json
          ? JSON.stringify({ siteOrgNo, findings, ...(published ?? { version }) }, null, 2)
          : terminal.paint.green(words),
      );
      return exit.done;
    });
  },
};

/** npm runs this in the repository's folder, wherever it was called. */
const placeOf = (file: string, env: NodeJS.ProcessEnv): string => resolve(env["INIT_CWD"] ?? process.cwd(), file);
