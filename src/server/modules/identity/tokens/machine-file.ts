import { chmodSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Where the command line on the same machine finds the server that runs, and what to show it. */
export interface MachineAccess {
  url: string;
  token: string;
}

/** The file in DATA_DIR; who may read it may do everything, as who may read the database may. */
export const machineFile = (dataDir: string): string => join(dataDir, "operator-token");

/** Writes it for its owner alone; gives how to take it away again. A file of an earlier process is replaced. */
export function writeMachineFile(dataDir: string, { address, token }: { address: string; token: string }): () => void {
  const file = machineFile(dataDir);
  const text = `${JSON.stringify({ url: reachable(address), token })}\n`;
  // A file that is there keeps its rights: a new one gets these from its first moment on.
  rmSync(file, { force: true });
  writeFileSync(file, text, { mode: 0o600, flag: "wx" });
  chmodSync(file, 0o600);
  return () => {
    // Another server of this folder may have written its own meanwhile.
    if (read(file) === text) rmSync(file, { force: true });
  };
}

/** What the server that runs on this folder wrote, or one that was killed; undefined without one. */
export function readMachineFile(dataDir: string): MachineAccess | undefined {
  try {
    const { url, token } = JSON.parse(readFileSync(machineFile(dataDir), "utf8")) as Partial<MachineAccess>;
    return typeof url === "string" && typeof token === "string" ? { url, token } : undefined;
  } catch {
    return undefined;
  }
}

/** "Every address" is one to listen on, not one to call. */
function reachable(address: string): string {
  return address.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:");
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
