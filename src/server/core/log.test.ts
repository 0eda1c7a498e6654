import { expect, it } from "vitest";
import { createLog } from "./log.ts";

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = "";
  write(createLog("debug", { write: (line) => void (text += line) }));
  return text;
}

it("keeps passwords, tokens, codes and identity numbers out, however deep they are", () => {
  const text = logged((log) =>
    log.info({
      password: "hidden-1",
      headers: { Token: "hidden-2", cookie: "RC_WEB_TOKEN=hidden-3" },
      body: { form: [{ idcard: "hidden-4", name: "shown" }], smsCode: "hidden-5" },
      a: { b: { c: { d: { e: { f: { password: "hidden-6" } } } } } },
    }),
  );
  expect(text).not.toContain("hidden");
  expect(text).toContain("shown");
});

it("says of an error what it is and where, but not what a statement was given", () => {
  const cause = Object.assign(new Error("duplicate key"), {
    code: "23505",
    detail: "Key (idcard)=(hidden) already exists.",
    table: "user_profile",
  });
  const line = JSON.parse(logged((log) => log.error({ err: new Error("not kept", { cause }) }, "failed")));
  expect(line).toMatchObject({
    level: "error",
    msg: "failed",
    err: { message: "not kept", cause: { errorCode: "23505", table: "user_profile" } },
  });
  expect(JSON.stringify(line)).not.toContain("hidden");
});
