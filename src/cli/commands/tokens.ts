import { type TokenScope, tokenScopes } from "../../server/modules/identity/index.ts";
import { columns } from "../columns.ts";
import { CliError, exactly, exit, textOf, type Command, type CommandCall } from "../command.ts";
import { withPortal } from "../portal/portal.ts";

const options = {
  scopes: {
    type: "string",
    value: "<scopes>",
    description: `what it is for, with commas between: ${tokenScopes.join(", ")}`,
  },
  days: { type: "string", value: "<days>", description: "until it expires; never, when absent" },
} as const;

/** `lectern token add`: a token with which a program acts for an operator. */
export const tokenAdd: Command = {
  name: "token add",
  summary: "Create an operator token and show it once",
  positionals: "<name>",
  details: [
    "Programs send it in the header `token`, and this command line elsewhere takes it from LECTERN_TOKEN, with",
    "the server's address in LECTERN_URL. It acts for the operator named with --user; without one for the machine's own account.",
    "",
    "  npm run lectern -- token add deployment --scopes sites:write --days 90",
  ].join("\n"),
  options: {
    ...options,
    user: { type: "string", value: "<login>", description: "the operator whom it acts for", field: "loginName" },
  },
  run: (call) => addToken(call, { name: exactly(call.positionals, "name")[0], user: textOf(call.values["user"]) }),
};

/** `lectern user token`: the same for an operator by name. */
export const userToken: Command = {
  name: "user token",
  summary: "Create an operator token for an operator and show it once",
  positionals: "<login>",
  options,
  run: (call) => {
    const [user] = exactly(call.positionals, "login");
    return addToken(call, { name: `token of ${user}`.slice(0, 60), user });
  },
};

/** `lectern token list`: the tokens there are. */
export const tokenList: Command = {
  name: "token list",
  summary: "List the operator tokens",
  options: {},
  async run({ json, terminal, env }) {
    const { list } = await withPortal(env, (portal) => portal.call("listOperatorTokens", {}));
    if (json) terminal.print(JSON.stringify(list, null, 2));
    else if (list.length === 0) terminal.print("There are no operator tokens.");
    else {
      const rows = list.map((token) => [
        token.id,
        token.name,
        token.state,
        token.scopes.join(","),
        token.userName,
        token.gmtExpire ?? "-",
        token.gmtLastUse ?? "-",
      ]);
      for (const line of columns([["id", "name", "state", "scopes", "for", "until", "last used"], ...rows]))
        terminal.print(line);
    }
    return exit.done;
  },
};

/** `lectern token revoke`: ends one at once. */
export const tokenRevoke: Command = {
  name: "token revoke",
  summary: "Revoke an operator token",
  positionals: "<id>",
  options: {},
  async run({ positionals, json, terminal, env }) {
    const [id] = exactly(positionals, "id");
    const ended = await withPortal(env, (portal) => portal.call("removeOperatorToken", { id }));
    terminal.print(json ? JSON.stringify(ended) : `Token ${id} is of no use any more.`);
    return exit.done;
  },
};

async function addToken(
  { values, json, terminal, env }: CommandCall,
  { name, user }: { name: string; user: string | undefined },
): Promise<number> {
  const scopes = scopesOf(textOf(values["scopes"]) ?? "all");
  const days = textOf(values["days"]);
  if (days !== undefined && !/^[1-9]\d{0,3}$/.test(days))
    throw new CliError("--days takes a number of days.", exit.usage);
  const made = await withPortal(env, (portal) =>
    portal.call("addOperatorToken", {
      name,
      scopes,
      ...(days === undefined ? {} : { days: Number(days) }),
      ...(user === undefined ? {} : { loginName: user }),
    }),
  );
  if (json) terminal.print(JSON.stringify({ ...made, name, scopes }, null, 2));
  else {
    // The token alone on the standard output: TOKEN=$(lectern token add …) is what one wants to write.
    terminal.error(
      `${terminal.paint.green("Made.")} It is not shown again${made.gmtExpire ? `, and is good until ${made.gmtExpire}` : ""}:`,
    );
    terminal.print(made.token);
  }
  return exit.done;
}

function scopesOf(text: string): TokenScope[] {
  const asked = text.split(",").map((scope) => scope.trim());
  const known = asked.filter((scope): scope is TokenScope => (tokenScopes as readonly string[]).includes(scope));
  if (known.length < asked.length) throw new CliError(`--scopes knows ${tokenScopes.join(", ")}.`, exit.usage);
  return [...new Set(known)];
}
