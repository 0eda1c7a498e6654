import type { AccountReceipt } from "../../generated/types.ts";
import { isGoodPassword } from "../../shared/password-rule.ts";
import { CliError, exactly, exit, textOf, type Command, type CommandCall } from "../command.ts";
import { withPortal } from "../portal/portal.ts";
import { sealPassword } from "../seal-password.ts";

const kinds = { learner: 1, organisation: 3 } as const;

/** `lectern user add`: an account, with a password that is told once or comes from the standard input. */
export const userAdd: Command = {
  name: "user add",
  summary: "Create an account for a learner, an organisation or an operator",
  positionals: "<login>",
  details: [
    "The login is a mobile number, or a name of small letters, digits and . _ - @. Without --password-stdin a password is",
    "made and printed once. The first operator of a new installation:",
    "",
    "  npm run lectern -- user add admin --operator --name 平台运营",
    '  echo "$PASSWORD" | npm run lectern -- user add office --kind organisation --org 2001 --password-stdin',
  ].join("\n"),
  options: {
    name: { type: "string", value: "<name>", description: "what the person or organisation is called" },
    kind: {
      type: "string",
      value: "<kind>",
      description: "learner, when absent",
      choices: Object.keys(kinds),
      field: "userType",
    },
    operator: { type: "boolean", description: "may do everything on the platform" },
    org: {
      type: "string",
      value: "<orgNo>",
      description: "the organisation it belongs to; the platform, when absent",
      field: "siteOrgNo",
    },
    mobile: { type: "string", value: "<number>", description: "its mobile number, where the login is none" },
    "password-stdin": { type: "boolean", description: "take the password from the standard input" },
  },
  async run(call) {
    const { positionals, values, json, terminal } = call;
    const [loginName] = exactly(positionals, "login");
    const account = {
      loginName,
      userType: kinds[(textOf(values["kind"]) ?? "learner") as keyof typeof kinds],
      isOperator: values["operator"] === true,
      ...only({ name: textOf(values["name"]), siteOrgNo: textOf(values["org"]), mobile: textOf(values["mobile"]) }),
    };
    const given = values["password-stdin"] === true ? await pipedPassword(call) : undefined;
    const made = await withPortal(call.env, async (portal) =>
      portal.call("addAccount", { ...account, ...(given === undefined ? {} : await sealPassword(portal, given)) }),
    );
    if (json) terminal.print(JSON.stringify(made, null, 2));
    else sayAccount(call, made);
    return exit.done;
  },
};

/** `lectern user lock` and `unlock`. */
export const userLock: Command = {
  name: "user lock",
  summary: "Lock an account and sign it out",
  positionals: "<login>",
  options: {
    reason: { type: "string", value: "<words>", description: "why; kept with the account and in the audit log" },
  },
  run: (call) => {
    const reason = textOf(call.values["reason"]);
    return changed(call, "is locked", (loginName) =>
      withPortal(call.env, (portal) =>
        portal.call("suspendAccount", { loginName, ...(reason === undefined ? {} : { reason }) }),
      ),
    );
  },
};

export const userUnlock: Command = {
  name: "user unlock",
  summary: "Unlock an account",
  positionals: "<login>",
  options: {},
  run: (call) =>
    changed(call, "may sign in again", (loginName) =>
      withPortal(call.env, (portal) => portal.call("resumeAccount", { loginName })),
    ),
};

/** `lectern user password`: a new one, printed once. */
export const userPassword: Command = {
  name: "user password",
  summary: "Reset an account's password, print it once, and sign the account out",
  positionals: "<login>",
  options: {},
  async run(call) {
    const [loginName] = exactly(call.positionals, "login");
    const made = await withPortal(call.env, (portal) => portal.call("resetAccountPassword", { loginName }));
    if (call.json) call.terminal.print(JSON.stringify(made, null, 2));
    else sayAccount(call, made);
    return exit.done;
  },
};

/** Tells of an account that was made, and of its password where it is told once. */
export function sayAccount(
  { terminal }: Pick<CommandCall, "terminal">,
  { loginName, password }: { loginName: string; password?: string | undefined },
): void {
  terminal.print(`login     ${loginName}`);
  if (password === undefined) return;
  terminal.print(`password  ${password}`);
  terminal.error(terminal.paint.dim("The password is not shown again."));
}

/** The password that is piped in: the first line, by the rule for passwords. */
export async function pipedPassword({ terminal }: Pick<CommandCall, "terminal">): Promise<string> {
  const piped = (await terminal.piped?.())?.split(/\r?\n/)[0] ?? "";
  if (!isGoodPassword(piped))
    throw new CliError(
      "The password on the standard input needs 8 to 20 characters with a digit, a small letter, a capital letter and a special sign.",
      exit.usage,
    );
  return piped;
}

async function changed(
  { positionals, json, terminal }: CommandCall,
  said: string,
  change: (loginName: string) => Promise<AccountReceipt>,
): Promise<number> {
  const account = await change(exactly(positionals, "login")[0]);
  terminal.print(json ? JSON.stringify(account, null, 2) : `${account.loginName} ${said}.`);
  return exit.done;
}

/** Without what is undefined. */
function only<Name extends string>(values: Record<Name, string | undefined>): Partial<Record<Name, string>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<
    Record<Name, string>
  >;
}
