import { expect, test } from "vitest";
import * as errorCode from "../generated/error-codes.ts";
import { explain } from "./explain.ts";
import { refusal } from "./portal/refusal.ts";

const missing = refusal({
  code: errorCode.NOT_FOUND,
  msg: "What you are looking for does not exist or is no longer offered",
  data: null,
});
const wrong = (path: string) =>
  refusal({
    code: errorCode.VALIDATION,
    msg: "Please check what you entered",
    data: { fields: [{ path, message: "is not in the right form" }] },
  });

test("what is not there is named as it was typed, with the command that lists what there is", () => {
  expect(explain(missing, { positionals: "<orgNo>", options: {} }, ["9999"])).toBe(
    'There is no tenant "9999". What there is: lectern tenant published.',
  );
  expect(explain(missing, { positionals: "<orgNo> <host>", options: {} }, ["1001", "a.example"])).toContain(
    'There is no tenant "1001", or no domain "a.example".',
  );
  expect(explain(missing, { options: {} }, [])).toBe("What you are looking for does not exist or is no longer offered");
});

test("a value that is wrong is named by its option or its place, and not by the field of the API", () => {
  const options = {
    from: { type: "string", description: "", field: "dateFrom" },
    reason: { type: "string", description: "" },
  } as const;
  expect(explain(wrong("dateFrom"), { options }, [])).toBe(
    "Please check what you entered\n  --from: is not in the right form",
  );
  expect(explain(wrong("reason"), { options }, [])).toContain("--reason: ");
  expect(explain(wrong("id"), { positionals: "<id>", options }, ["ci"])).toContain("<id>: ");
});
