import { CliError, exit } from "../command.ts";
import * as errorCode from "../../generated/error-codes.ts";

/** What a call of the portal was refused with; `run.ts` says it in the words of the command line that was typed. */
export class Refused extends CliError {
  /** The code of the envelope. */
  readonly reply: number;
  readonly msg: string;
  readonly fields: readonly { path: string; message: string }[];

  constructor({ code, msg, data }: { code: number; msg: string; data: unknown }) {
    const fields = (data as { fields?: { path: string; message: string }[] } | null)?.fields ?? [];
    super([msg, ...fields.map(({ path, message }) => `  ${path || "(whole)"}: ${message}`)].join("\n"), exitOf(code));
    this.reply = code;
    this.msg = msg;
    this.fields = fields;
  }
}

/**
 * A refusal of the portal as it ends a command: what was wrong with the input is a matter of use, an unreachable
 * database of reach.
 */
export function refusal(reply: { code: number; msg: string; data: unknown }): Refused {
  return new Refused(reply);
}

function exitOf(code: number): number {
  if (code === errorCode.VALIDATION) return exit.usage;
  return code < errorCode.VALIDATION || failures.has(code) ? exit.failed : exit.findings;
}

/** Codes that say nothing of what was asked for. */
const failures: ReadonlySet<number> = new Set([
  errorCode.UNEXPECTED,
  errorCode.NO_SUCH_CALL,
  errorCode.UNAVAILABLE,
  errorCode.TOO_BUSY,
]);
