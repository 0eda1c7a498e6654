import { describe } from "vitest";
import type { OperationInput } from "../../src/generated/operations.ts";
import { createClient, ok } from "../api/client.ts";
import { portal, test } from "./harness.ts";
import { signIn } from "./sign-in.ts";

const firstCourse = async (filter: OperationInput<"listCourses">): Promise<string> => {
  const { list } = ok(await createClient(portal.url).call("listCourses", { ...filter, pageSize: 1 }));
  return list[0]!.id;
};

describe("what was wanted before signing in", () => {
  test.for([
    ["收藏", "已收藏"],
    ["关注讲师", "已关注"],
    ["登录后学习", "已加入我的课程"],
  ] as const)("%s is done after it, which is said", async ([wish, said], { visit }) => {
    const path = `/view/${await firstCourse({ priceType: "free", courseCategory: 1, sort: "new" })}`;
    const { page } = await visit(path);
    await page.locator("main a", { hasText: wish }).click();
    await page.waitForURL((url) => url.pathname === "/login");
    await signIn(page, "13800000006");
    await page.waitForURL((url) => url.pathname === path || url.pathname === path.replace("view", "study"));
    await page.getByRole("status").filter({ hasText: said }).waitFor();
  });
});
