import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";

/** What ffprobe says of a video. */
export interface Probe {
  seconds: number;
  width: number;
  height: number;
  hasSound: boolean;
}

interface Running {
  /** Lines of its output, as they come. */
  onLine?: (line: string) => void;
  /** ms after which it is ended. */
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  cwd?: string;
}

const PROBE_TIMEOUT_MS = 60_000;
const MAX_OUTPUT = 1024 * 1024;

let found: Promise<boolean> | undefined;

/** Whether the machine has ffmpeg and ffprobe; looked once. */
export function hasFfmpeg(): Promise<boolean> {
  found ??= Promise.all(
    (["ffmpeg", "ffprobe"] as const).map((name) => run(name, ["-version"], { timeoutMs: 10_000 })),
  ).then(
    () => true,
    () => false,
  );
  return found;
}

/** Looks at a video; undefined where there is no moving picture that it can read. Reads this file and nothing else. */
export async function probe(path: string, signal?: AbortSignal): Promise<Probe | undefined> {
  const shown = "format=duration:stream=codec_type,width,height,duration:stream_disposition=attached_pic";
  const options = ["-v", "error", "-protocol_whitelist", "file", "-print_format", "json", "-show_entries", shown, path];
  const text = await run("ffprobe", options, { timeoutMs: PROBE_TIMEOUT_MS, signal }).catch(() => "");
  signal?.throwIfAborted();
  const { format, streams = [] } = parse(text);
  const picture = streams.find(
    ({ codec_type, disposition }) => codec_type === "video" && disposition?.attached_pic !== 1,
  );
  const seconds = Number(format?.duration ?? picture?.duration);
  if (!picture?.width || !picture.height || !(seconds > 0)) return undefined;
  return {
    seconds,
    width: picture.width,
    height: picture.height,
    hasSound: streams.some(({ codec_type }) => codec_type === "audio"),
  };
}

interface Stream {
  codec_type?: string;
  width?: number;
  height?: number;
  duration?: string;
  disposition?: { attached_pic?: number };
}

function parse(text: string): { format?: { duration?: string }; streams?: Stream[] } {
  try {
    return JSON.parse(text) as ReturnType<typeof parse>;
  } catch {
    return {};
  }
}

/**
 * Runs a program of ffmpeg's at the lowest priority and gives what it said. Rejects where it ends with an error, takes
 * too long, or is told to stop; then it is gone.
 */
export async function run(
  program: "ffmpeg" | "ffprobe",
  options: string[],
  { onLine, timeoutMs, signal, cwd }: Running,
): Promise<string> {
  signal?.throwIfAborted();
  const child = spawn(program, options, { stdio: ["ignore", "pipe", "pipe"], ...(cwd === undefined ? {} : { cwd }) });
  const kill = () => void child.kill("SIGKILL");
  const timer = setTimeout(kill, timeoutMs);
  signal?.addEventListener("abort", kill);
  try {
    return await new Promise<string>((resolve, reject) => {
      let output = "";
      let said = "";
      child.stdout.setEncoding("utf8").on("data", (text: string) => {
        if (output.length < MAX_OUTPUT) output += text;
        if (onLine) for (const line of text.split("\n")) onLine(line);
      });
      child.stderr.setEncoding("utf8").on("data", (text: string) => (said = (said + text).slice(-2000)));
      child.once("spawn", () => lower(child.pid));
      child.once("error", reject);
      child.once("close", (code) =>
        code === 0 ? resolve(output) : reject(new Error(`${program} ended with ${code ?? "a signal"}: ${said.trim()}`)),
      );
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", kill);
  }
}

/** Learners come first. Where the system does not allow it, nothing is lost. */
function lower(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // As said.
  }
}
