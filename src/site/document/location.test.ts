import { describe, expect, it } from "vitest";
import { isOrgNo, readAddress, reservedOrgNos } from "./location.ts";

describe("readAddress", () => {
  it("reads a path of the platform", () =>
    expect(readAddress("/view/12")).toEqual({ orgNo: "", base: "", segments: ["view", "12"], canonical: "/view/12" }));

  it("reads the home page", () =>
    expect(readAddress("/")).toEqual({ orgNo: "", base: "", segments: [], canonical: "/" }));

  it("reads an organisation's pages", () => {
    expect(readAddress("/org/1001")).toEqual({
      orgNo: "1001",
      base: "/org/1001",
      segments: [],
      canonical: "/org/1001",
    });
    expect(readAddress("/org/1001/list")).toMatchObject({ orgNo: "1001", segments: ["list"] });
  });

  it.each([...reservedOrgNos, "List"])("takes /org/%s for a path of the platform", (orgNo) =>
    expect(readAddress(`/org/${orgNo}`)).toMatchObject({ orgNo: "", base: "", segments: ["org", orgNo] }),
  );

  it("gives a tenant's own host its site at /", () => {
    expect(readAddress("/list", "1001")).toEqual({ orgNo: "1001", base: "", segments: ["list"], canonical: "/list" });
    expect(readAddress("/org/1002", "1001")).toMatchObject({ orgNo: "1001", base: "", segments: ["org", "1002"] });
  });

  it("overlooks one slash at the end", () => {
    expect(readAddress("/list/")).toMatchObject({ segments: ["list"], canonical: "/list" });
    expect(readAddress("/org/1001/")).toMatchObject({ segments: [], canonical: "/org/1001" });
  });

  it("decodes each segment by itself", () => {
    expect(readAddress("/search/%E5%8F%89%E8%BD%A6")?.segments).toEqual(["search", "叉车"]);
    expect(readAddress("/search/C%2FC%2B%2B")?.segments).toEqual(["search", "C/C++"]);
    expect(readAddress("/search/%252e")?.segments).toEqual(["search", "%2e"]);
  });

  it.each([
    "",
    "list",
    "//list",
    "/list//",
    "/a//b",
    "/./list",
    "/../etc",
    "/%2e%2e/etc",
    "/a/%2E/b",
    "/%",
    "/%zz",
    "/%ff",
    "/a%00b",
    "/a%0d%0ab",
    "/\\evil",
    "/a\\b",
    `/${"a".repeat(2100)}`,
  ])("finds no page at %j", (path) => expect(readAddress(path)).toBeUndefined());

  it.each(["/org/%2e%2e/list", "/org/"])("does not take %s for an organisation", (path) =>
    expect(readAddress(path)?.orgNo ?? "").toBe(""),
  );
});

describe("isOrgNo", () => {
  it.each(["1001", "school-7", "A_b"])("allows %s", (orgNo) => expect(isOrgNo(orgNo)).toBe(true));
  it.each(["", "view", "-1", "a/b", "a b", "组织", "a".repeat(33), "__proto__"])("refuses %j", (orgNo) =>
    expect(isOrgNo(orgNo)).toBe(false),
  );
});
