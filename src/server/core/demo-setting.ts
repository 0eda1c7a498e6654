import { isIP } from "node:net";

interface Told {
  /** What DEMO says. */
  text: string | undefined;
  host: string;
  publicUrl: string | undefined;
  /** Whether the database is the embedded one, which has the demo unless it is told not to. */
  isEmbedded: boolean;
  problems: string[];
}

/** `on`, but for whoever reaches this machine, and not only for who is at it. */
const PUBLIC = "public";

/**
 * Reads DEMO: whether the demo is filled in, and whether codes for mobile numbers are shown on the page that asks for
 * one. The passwords of the demo are published, an operator's too, so HOST has to be this machine's own unless DEMO is
 * `public`; codes are never shown to others than who is at the machine, because anybody could then sign in as anybody.
 */
export function readDemo({ text, host, publicUrl, isEmbedded, problems }: Told): { demo: boolean; demoHints: boolean } {
  const said = text?.toLowerCase();
  const isPublic = said === PUBLIC;
  const asSwitch = switches[said ?? (isEmbedded ? "on" : "off")];
  if (!isPublic && asSwitch === undefined)
    problems.push(`DEMO is "${text}": it must be on or off, or public for a demo that others reach`);
  const demo = isPublic || asSwitch === true;
  const isHere = isLoopback(host);
  if (demo && !isPublic && !isHere) {
    const why = said === undefined ? "is on by itself with the embedded database" : "is on";
    problems.push(
      `DEMO ${why}, and HOST is "${host}": everybody who reaches this machine could sign in with the published passwords, also as an operator. Set DEMO=off, or DEMO=public if that is what you want`,
    );
  }
  const address = publicUrl === undefined ? undefined : URL.parse(publicUrl)?.hostname;
  return { demo, demoHints: demo && isHere && (address === undefined || isLoopback(address)) };
}

/** Whether a name or an address is only reached from this machine. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, "$1").toLowerCase();
  if (isIP(name) === 4) return name.startsWith("127.");
  return name === "localhost" || name.endsWith(".localhost") || name === "::1" || name.startsWith("::ffff:127.");
}

const switches: Record<string, boolean> = {
  1: true,
  true: true,
  on: true,
  yes: true,
  0: false,
  false: false,
  off: false,
  no: false,
};
