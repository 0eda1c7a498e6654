import { afterEach, describe, expect, test, vi } from "vitest";
import { scopeWith } from "../site/testing/scope.ts";
import { keptReferralCode, startSession, token } from "./session.ts";
import { adoptTemporaryUrl, keepTemporaryUrl, takeTemporaryUrl } from "./temporary-url.ts";

afterEach(() => {
  localStorage.clear();
  document.cookie = "RC_WEB_TOKEN=; max-age=0";
  document.cookie = "temporaryUrl=; max-age=0";
});

const visitor = scopeWith().viewer;
const person = scopeWith({ viewer: { signedIn: true, id: "7", name: "周" } }).viewer;
const answer = (code: number) => vi.fn(async () => ({ code, msg: "", data: { id: "7" } }));

describe("the session at start-up", () => {
  test("is as the page says, without a call, and what the page does not know of the person stays", async () => {
    localStorage.setItem(
      "RcUserInfo",
      JSON.stringify({ id: "7", name: "李", customizeDomain: "zhou", mobile: "138****0001" }),
    );
    const userView = answer(200);
    expect(await startSession(person, userView)).toBe("valid");
    const kept = JSON.parse(localStorage.getItem("RcUserInfo")!);
    expect(kept).toMatchObject({ id: "7", name: "周", customizeDomain: "zhou", mobile: "138****0001" });
    expect(Object.keys(kept)).not.toEqual(expect.arrayContaining(["signedIn"]));
    expect(Object.keys(kept)).not.toEqual(expect.arrayContaining(["mustComplete"]));
    expect(userView).not.toHaveBeenCalled();
  });

  test.for([undefined, "no JSON", JSON.stringify({ id: "6", mobile: "another's" })])(
    "asks for the whole person where %s is kept",
    async (kept) => {
      if (kept !== undefined) localStorage.setItem("RcUserInfo", kept);
      const userView = vi.fn(async () => ({
        code: 200,
        msg: "",
        data: { id: "7", mobile: "138****0001", token: "secret" },
      }));
      expect(await startSession(person, userView)).toBe("valid");
      expect(JSON.parse(localStorage.getItem("RcUserInfo")!)).toEqual({ id: "7", mobile: "138****0001" });
    },
  );

  test("is none without a token, and old user information goes", async () => {
    localStorage.setItem("RcUserInfo", "{}");
    expect(await startSession(visitor, answer(200))).toBe("none");
    expect(localStorage.getItem("RcUserInfo")).toBeNull();
  });

  test.for([
    [301, "lost"],
    [999, "lost"],
    [304, "elsewhere"],
  ] as const)("is cleared when the user view answers %i", async ([code, state]) => {
    document.cookie = "RC_WEB_TOKEN=old";
    expect(await startSession(visitor, answer(code))).toBe(state);
    expect(token()).toBeUndefined();
  });

  test("is left alone when the server has other troubles", async () => {
    document.cookie = "RC_WEB_TOKEN=kept";
    expect(await startSession(visitor, answer(1000))).toBe("none");
    expect(token()).toBe("kept");
  });
});

describe("the address to come back to", () => {
  test("is kept, taken once, and never the sign-in page", () => {
    keepTemporaryUrl("/list?sort=new");
    keepTemporaryUrl("/login?t=login");
    expect(takeTemporaryUrl()).toBe("/list?sort=new");
    expect(takeTemporaryUrl()).toBeUndefined();
    localStorage.setItem("temporaryUrl", "/login?t=login");
    expect(takeTemporaryUrl()).toBe("/");
  });

  test.for(["/register", "/reset?x=1", "/examlogin", "/login?t=login&way=code"])(
    "is none of the ways in: %s",
    (address) => {
      keepTemporaryUrl("/view/3");
      keepTemporaryUrl(address);
      expect(takeTemporaryUrl()).toBe("/view/3");
    },
  );

  test("may be a page whose name only begins like a way in", () => {
    keepTemporaryUrl("/resources");
    expect(takeTemporaryUrl()).toBe("/resources");
  });

  test.for([
    "https://evil.example/",
    "//evil.example/x",
    "/\t/evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "\\\\evil.example",
  ])("never leads to %s", (address) => {
    localStorage.setItem("temporaryUrl", address);
    expect(takeTemporaryUrl()).toBe("/");
  });

  test("is taken over from the server's redirect", () => {
    document.cookie = `temporaryUrl=${encodeURIComponent("/account/order")}`;
    adoptTemporaryUrl();
    expect(document.cookie).not.toContain("temporaryUrl");
    expect(takeTemporaryUrl()).toBe("/account/order");
  });
});

describe("the code of a recommendation", () => {
  test("is given for signing up as it is kept; what no such code can be is not", () => {
    expect(keptReferralCode()).toBeUndefined();
    localStorage.setItem("referralCode", "friend-7");
    expect(keptReferralCode()).toBe("friend-7");
    localStorage.setItem("referralCode", "<script>");
    expect(keptReferralCode()).toBeUndefined();
  });
});
