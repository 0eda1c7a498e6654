import "./core/production-mode.ts";
import { relative } from "node:path";
import { accounts, demoPassword } from "../demo/content/accounts.ts";
import { createLog } from "./core/log.ts";
import { keepToOurselves } from "./core/private-files.ts";
import { readSettings, SettingsError, type Settings } from "./core/settings.ts";
import { startServer, type RunningServer } from "./start.ts";
import { stopGently } from "./stop.ts";

/** ms: how long calls that have begun may take to finish once the server closes. */
const DRAIN_MS = 10_000;

keepToOurselves();
const settings = settingsOrExit();
const log = createLog(settings.logLevel);
const started = performance.now();
say(
  settings.databaseUrl
    ? "starting on PostgreSQL …"
    : `starting on the embedded database in ${relative(process.cwd(), settings.dataDir) || "."} …`,
);
try {
  const server = await startServer({
    settings,
    log,
    watch: true,
    progress: (step, ms) => say(`  ${step.padEnd(8)} ${Math.round(ms)} ms`),
  });
  stopOnSignals(server);
  greet(server.address);
} catch (error) {
  // What a person can do something about has a message of its own; the stack is for the log.
  log.debug({ err: error }, "the server did not start");
  console.error(`lectern: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

function greet(address: string): void {
  say(`ready in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  const lines = [
    `  ${settings.publicUrl ?? address}`,
    `  API: ${address}/apis/docs`,
    `  Documents: ${address}/docs`,
    "",
  ];
  if (settings.demo) {
    lines.push(`  Demo accounts, all with the password ${demoPassword}:`, "    13800000002  a lecturer");
    for (const { mobile, shows } of accounts) lines.push(`    ${mobile}  ${shows}`);
    lines.push("");
  }
  const tenants = relative(process.cwd(), settings.tenantsDir) || ".";
  lines.push(
    `  Add a tenant: copy a folder in ${tenants}/ (such as ${tenants}/1001) to ${tenants}/<number>, change it and save;`,
  );
  lines.push("  it answers at /org/<number> at once. `npm run lectern -- tenant check` checks all of them.");
  console.error(`${lines.join("\n")}\n`);
}

/** The first signal drains, the second ends at once. */
function stopOnSignals(server: RunningServer): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    say(`${signal}: finishing what has begun …`);
    // Who stops it by hand at a terminal has sent nobody here.
    const delay = signal === "SIGTERM" ? settings.drainDelay : 0;
    setTimeout(() => {
      say("some calls did not finish in time");
      process.exit(1);
    }, delay + DRAIN_MS).unref();
    await stopGently(server, delay);
    say("stopped");
    process.exit(0);
  };
  process.on("SIGTERM", (signal) => void stop(signal));
  process.on("SIGINT", (signal) => void stop(signal));
  process.on("unhandledRejection", (error) => {
    log.fatal({ err: error }, "a promise was left without an answer to its failure");
    process.exit(1);
  });
}

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(`lectern: ${error.message}`);
    return process.exit(2);
  }
}

function say(text: string): void {
  console.error(`lectern: ${text}`);
}
