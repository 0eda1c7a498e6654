import { describe, expect, it } from "vitest";
import { entranceTo } from "./studio-access.ts";

const consolePath = "/studio/operator";
const organisation = { orgNo: "1001", userType: 3, isOperator: false } as const;
const operator = { orgNo: "default", userType: 1, isOperator: true } as const;
const learner = { orgNo: "1001", userType: 1, isOperator: false } as const;

describe("the studio", () => {
  it.each([
    ["/studio", organisation, { kind: "redirect", to: "/studio/site/1001/screens/home" }],
    ["/studio", operator, { kind: "redirect", to: consolePath }],
    ["/studio", learner, { kind: "noAccess" }],
    ["/studio/site/1001/history", organisation, { kind: "studio", orgNo: "1001" }],
    ["/studio/site/1002", organisation, { kind: "noAccess" }],
    ["/studio/site/1002", operator, { kind: "studio", orgNo: "1002" }],
    ["/studio/site/1001", learner, { kind: "noAccess" }],
    ["/studio/site/default", operator, { kind: "notFound" }],
    ["/studio/site/%2e%2e/x", operator, { kind: "notFound" }],
  ])("%s", (path, session, entrance) => expect(entranceTo({ path, session, consolePath })).toEqual(entrance));
});
