import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { Settings } from "../../server/core/settings.ts";
import { machineFile } from "../../server/modules/identity/index.ts";
import { postgresProgram } from "../backup/postgres-programs.ts";
import { ok, problem, warning, type Check } from "./check.ts";

const GB = 1024 ** 3;
const LEAST_NODE = 24;

/** The machine: Node, folders, disk space, programs. */
export async function machineChecks(settings: Settings): Promise<Check[]> {
  return [
    nodeCheck(),
    ...folderChecks(settings),
    spaceCheck(settings),
    ffmpegCheck(settings),
    await dumpCheck(settings),
  ].filter((check) => check !== undefined);
}

function nodeCheck(): Check {
  const major = Number(process.versions.node.split(".")[0]);
  return major >= LEAST_NODE
    ? ok("node", process.version)
    : problem("node", process.version, `Node ${LEAST_NODE} or newer is needed; npm start brings one along.`);
}

function folderChecks({ dataDir, tenantsDir }: Settings): Check[] {
  // One that is not there yet is made by the first start.
  const place = existsSync(dataDir) ? dataDir : dirname(dataDir);
  const data = may(place, constants.R_OK | constants.W_OK)
    ? ok("data folder", existsSync(dataDir) ? dataDir : `${dataDir} (made by the first start)`)
    : problem(
        "data folder",
        `${dataDir} cannot be written`,
        "Give it to the user that the server runs as, or set DATA_DIR.",
      );
  const tenants = may(tenantsDir, constants.R_OK)
    ? ok("tenants folder", tenantsDir)
    : problem("tenants folder", `${tenantsDir} cannot be read`, "Set TENANTS_DIR to the folder of the sites.");
  return [data, tenants, ...tokenFileCheck(dataDir)];
}

function tokenFileCheck(dataDir: string): Check[] {
  const file = machineFile(dataDir);
  if (!existsSync(file) || process.platform === "win32") return [];
  return (statSync(file).mode & 0o077) === 0
    ? []
    : [
        problem(
          "operator token",
          `${file} can be read by others`,
          "chmod 600 it, and start the server again for a new one.",
        ),
      ];
}

function spaceCheck({ dataDir }: Settings): Check {
  const { bavail, bsize } = statfsSync(existsSync(dataDir) ? dataDir : dirname(dataDir));
  const free = (bavail * bsize) / GB;
  const found = `${free.toFixed(1)} GB free in ${dataDir}`;
  if (free < 1)
    return problem("disk space", found, "Uploads will fail soon: make room, or keep files in a bucket (S3_BUCKET).");
  return free < 5
    ? warning("disk space", found, "A film takes some hundred megabytes: plan for more.")
    : ok("disk space", found);
}

function ffmpegCheck({ ffmpeg }: Settings): Check {
  if (!ffmpeg) return ok("ffmpeg", "switched off (FFMPEG)");
  const missing = ["ffmpeg", "ffprobe"].filter(
    (program) => spawnSync(program, ["-version"], { stdio: "ignore" }).status !== 0,
  );
  return missing.length === 0
    ? ok("ffmpeg", "there")
    : warning(
        "ffmpeg",
        `${missing.join(" and ")} not on this machine`,
        "Install it to take other films than MP4, and to offer each in two qualities.",
      );
}

async function dumpCheck({ databaseUrl }: Settings): Promise<Check | undefined> {
  if (databaseUrl === undefined) return undefined;
  const programs = ["pg_dump", "pg_restore", "psql"] as const;
  const versions = await Promise.all(programs.map(postgresProgram));
  const missing = programs.filter((_name, index) => versions[index] === undefined);
  return missing.length === 0
    ? ok("backup", versions[0] ?? "")
    : warning(
        "backup",
        `not on this machine: ${missing.join(", ")}`,
        "Install the client programs of PostgreSQL, or name their folder in PG_BIN: lectern backup and restore need them.",
      );
}

function may(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}
