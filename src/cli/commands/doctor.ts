import { s3Storage } from "../../server/providers/storage/s3.ts";
import { readSettings, SettingsError, type Settings } from "../../server/core/settings.ts";
import { checkFolders, hasErrors } from "../../server/modules/sites/index.ts";
import { columns } from "../columns.ts";
import { exit, type Command } from "../command.ts";
import { ok, problem, warning, type Check } from "../doctor/check.ts";
import { databaseChecks } from "../doctor/database-checks.ts";
import { machineChecks } from "../doctor/machine-checks.ts";
import { settingsChecks } from "../doctor/settings-checks.ts";
import { runningServer } from "../portal/portal.ts";

/** `lectern doctor`: looks at everything and says what to do. Changes nothing. */
export const doctor: Command = {
  name: "doctor",
  summary: "Check machine, settings, database, sites and log, and say what to do",
  details:
    "Changes nothing; run it with the environment of the server. Exits with 1 where there is a problem; warnings alone do not.",
  options: {},
  async run({ json, terminal, env }) {
    const checks = await allChecks(env);
    const isWell = !checks.some(({ state }) => state === "problem");
    if (json) terminal.print(JSON.stringify({ healthy: isWell, checks }, null, 2));
    else {
      const { paint } = terminal;
      const marks = { ok: paint.green("ok     "), warning: paint.yellow("warning"), problem: paint.red("PROBLEM") };
      const lines = columns(checks.map(({ state, name, found }) => [marks[state], name, found]));
      checks.forEach(({ advice }, at) =>
        terminal.print([lines[at], ...(advice ? [`         → ${advice}`] : [])].join("\n")),
      );
    }
    return isWell ? exit.done : exit.findings;
  },
};

async function allChecks(env: NodeJS.ProcessEnv): Promise<Check[]> {
  let settings: Settings;
  try {
    settings = readSettings(env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.problems.map((found) => problem("settings", found, "The server does not start with it."));
  }
  const server = await runningServer(env);
  return [
    ...(await machineChecks(settings)),
    ...settingsChecks(settings),
    ...(await databaseChecks(settings, env, server)),
    ...(await bucketChecks(settings)),
    await siteCheck(settings),
  ];
}

/** Where files are kept in a bucket: whether it is there and lets the server in. */
async function bucketChecks({ s3 }: Settings): Promise<Check[]> {
  if (!s3) return [];
  try {
    await s3Storage(s3, async () => "").check();
    return [ok("bucket", `${s3.bucket} can be used`)];
  } catch (error) {
    return [
      problem(
        "bucket",
        error instanceof Error ? error.message : String(error),
        "Without it no file can be uploaded or played, and a server does not start; one that runs goes on with pages.",
      ),
    ];
  }
}

async function siteCheck({ tenantsDir }: Settings): Promise<Check> {
  try {
    const { checks } = await checkFolders({ root: tenantsDir });
    const faulty = checks.filter(({ findings }) => hasErrors(findings)).map(({ folder }) => folder);
    const odd = checks.filter(({ findings }) => findings.length > 0).length;
    if (faulty.length > 0)
      return problem(
        "sites",
        `${faulty.slice(0, 5).join(", ")}${faulty.length > 5 ? ` and ${faulty.length - 5} more` : ""} would be refused`,
        "lectern tenant check says where; the last good site of each stays up.",
      );
    return odd > 0
      ? warning("sites", `${checks.length} folders, ${odd} with warnings`, "lectern tenant check shows them.")
      : ok("sites", `${checks.length} folders, all valid`);
  } catch (error) {
    return problem(
      "sites",
      error instanceof Error ? error.message : String(error),
      "Set TENANTS_DIR to the folder of the sites.",
    );
  }
}
