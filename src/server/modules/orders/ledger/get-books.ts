import type { GetBooksReply } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { trialBalance } from "./books.ts";

/** The books as operators read them. */
export async function getBooks(context: OperationContext): Promise<GetBooksReply> {
  const { accounts, entries, findings } = await withActor(context.db, systemActor, trialBalance);
  return {
    isEven: findings.length === 0,
    entries,
    totalMoney: yuanOf(String(accounts.reduce((sum, { debitFen }) => sum + BigInt(debitFen), 0n))),
    accounts: accounts.map(({ kind, name, debitFen, creditFen, balanceFen }) => ({
      kind,
      name,
      debit: yuanOf(debitFen),
      credit: yuanOf(creditFen),
      balance: yuanOf(balanceFen),
    })),
    findings: findings.map(({ kind, subject, expectedFen, foundFen }) => ({
      kind,
      subject,
      expected: yuanOf(expectedFen),
      found: yuanOf(foundFen),
    })),
  };
}

/** Fen in text, which may be beyond what a number holds exactly. */
function yuanOf(fen: string): string {
  const digits = fen.replace("-", "").padStart(3, "0");
  return `${fen.startsWith("-") ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
