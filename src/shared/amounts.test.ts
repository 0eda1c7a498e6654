import { expect, test } from "vitest";
import { amountOf, fenOf } from "./amounts.ts";

test("amounts become fen and come back, without a fraction in between", () => {
  for (const amount of ["0.00", "0.01", "0.29", "19.90", "199.00", "1234567.89"])
    expect(amountOf(fenOf(amount))).toBe(amount);
});
