import { columns } from "../columns.ts";
import { exit, type Command } from "../command.ts";
import { withPortal } from "../portal/portal.ts";

/** `lectern books`: the trial balance of the ledger. */
export const books: Command = {
  name: "books",
  summary: "Print the trial balance: every account, what left it and came, and whether the books are even",
  details: "Changes nothing. Amounts are yuan. Exits with 1 when something is uneven, and says what.",
  options: {},
  async run({ json, terminal, env }) {
    const found = await withPortal(env, (portal) => portal.call("getBooks", {}));
    if (json) {
      terminal.print(JSON.stringify(found, null, 2));
      return found.isEven ? exit.done : exit.findings;
    }
    const { paint } = terminal;
    const { accounts, findings } = found;
    for (const line of columns([
      ["ACCOUNT", "NAME", "DEBITS", "CREDITS", "BALANCE"],
      ...accounts.map(({ kind, name, debit, credit, balance }) => [kind, name || "-", debit, credit, balance]),
    ]))
      terminal.print(line);
    for (const { kind, subject, expected, found: is } of findings)
      terminal.print(`${paint.red(problems[kind])}  ${subject}  ${is}, and should be ${expected}`);
    terminal.print(
      found.isEven
        ? paint.green(`${found.entries} entries over ${found.totalMoney}, sum 0.00: the books are even.`)
        : paint.red("The books are uneven."),
    );
    return found.isEven ? exit.done : exit.findings;
  },
};

const problems = {
  sum: "All accounts together are not 0",
  balance: "A balance is not the sum of its entries",
  below: "An account has less than it may have",
  line: "The shares of a line are not what was paid for it",
  pending: "What is pending is not what waits to be settled",
  held: "What is held is not what is asked to be paid out",
  day: "A day was summed otherwise than its entries say",
} as const;
