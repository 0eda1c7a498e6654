import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { inflate, setupLambdaEnvironment } from "@sparticuz/chromium";
import { withTemporaryFilesOnDisk } from "../memory-folder.ts";

/** A browser that starts on this machine: its program, and what it needs in its environment. */
export interface ChromiumProgram {
  path: string;
  environment: Record<string, string>;
}

/**
 * Finds Chromium: `CHROMIUM_PATH`, or the one that npm brought, unpacked once into the temporary folder. Where the
 * system lacks libnss3 it brings those libraries too.
 */
export function findChromium(): Promise<ChromiumProgram> {
  return withTemporaryFilesOnDisk(findWorking);
}

async function findWorking(): Promise<ChromiumProgram> {
  const own = process.env["CHROMIUM_PATH"];
  const path = own ?? (await unpackedOnce());
  const fonts = { FONTCONFIG_FILE: await fontsWithChinese() };
  if (starts(path)) return { path, environment: fonts };
  if (!own) {
    const packaged = createRequire(import.meta.url).resolve("@sparticuz/chromium");
    await inflate(join(dirname(packaged), "..", "bin", "al2023.tar.br"));
    setupLambdaEnvironment(join(tmpdir(), "al2023", "lib"));
    if (starts(path)) return { path, environment: { ...fonts, LD_LIBRARY_PATH: process.env["LD_LIBRARY_PATH"] ?? "" } };
  }
  throw new Error(`Chromium does not start (${path}). Set CHROMIUM_PATH to one that does.`);
}

/**
 * The browser of the package, in a folder that has its name only when it is whole: another run may look for it while
 * this one unpacks. In a process of its own, because the package unpacks to where TMPDIR says.
 */
async function unpackedOnce(): Promise<string> {
  const kept = join(tmpdir(), "lectern-chromium");
  if (!existsSync(kept)) {
    const folder = await mkdtemp(`${kept}-`);
    const unpack = 'import chromium from "@sparticuz/chromium"; await chromium.executablePath();';
    await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", unpack], {
      cwd: import.meta.dirname,
      env: { ...process.env, TMPDIR: folder },
    });
    await rename(folder, kept).catch(async (error: unknown) => {
      await rm(folder, { recursive: true });
      // Another run was faster.
      if (!existsSync(kept)) throw error;
    });
  }
  return join(kept, "chromium");
}

/** The system's fonts, and one with Chinese characters: not every machine has one. Gives the file that names them. */
async function fontsWithChinese(): Promise<string> {
  const file = join(tmpdir(), "lectern-fonts.conf");
  const folder = dirname(createRequire(import.meta.url).resolve("@expo-google-fonts/noto-sans-sc/package.json"));
  const folders = ["400Regular", "700Bold"].map((weight) => `<dir>${join(folder, weight)}</dir>`);
  await writeFile(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>${folders.join("")}
<cachedir>${join(tmpdir(), "lectern-fonts")}</cachedir></fontconfig>
`,
  );
  return file;
}

function starts(path: string): boolean {
  return spawnSync(path, ["--version", "--no-sandbox"], { timeout: 20_000 }).status === 0;
}
