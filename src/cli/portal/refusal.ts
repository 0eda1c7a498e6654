import { CliError, exit } from "../command.ts";

/** A refusal of the portal as it ends a command: what was wrong with the input is a matter of use, an unreachable database of reach. */
export function refusal({ code, msg, data }: { code: number; msg: string; data: unknown }): CliError {
  const fields = (data as { fields?: { path: string; message: string }[] } | null)?.fields ?? [];
  const lines = fields.map(({ path, message }) => `  ${path || "(whole)"}: ${message}`);
  return new CliError([msg, ...lines].join("\n"), code === 900 ? exit.usage : code === 1000 || code === 1007 || code === 1008 || code === 1001 || code < 900 ? exit.failed : exit.findings);
}
