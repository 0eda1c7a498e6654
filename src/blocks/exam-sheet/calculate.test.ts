import { expect, test } from "vitest";
import { calculate, shown } from "./calculate.ts";

const gives = (line: string) => {
  const value = calculate(line);
  return value === undefined ? undefined : shown(value);
};

test.each([
  ["1+2×3", "7"],
  ["(1+2)×3", "9"],
  ["0.1+0.2", "0.3"],
  ["10÷4", "2.5"],
  ["10 − 4 − 3", "3"],
  ["−2^2", "-4"],
  ["2^3^2", "512"],
  ["2^-1", "0.5"],
  ["√16+√(9)", "7"],
  ["200×15%", "30"],
  ["2π", "6.28318530718"],
  ["3(4+5)", "27"],
  ["--5", "5"],
  ["１２＋３", "15"],
  [".5+5.", "5.5"],
])("%s is %s", (line, value) => expect(gives(line)).toBe(value));

test.each(["", "1+", "(1", "1)", "1÷0", "√(0-1)", "1..2", "alert(1)", "*2", "9".repeat(300)])(
  "%s is not arithmetic",
  (line) => expect(gives(line)).toBeUndefined(),
);
