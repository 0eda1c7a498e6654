import { describe } from "vitest";
import { portal, test } from "./harness.ts";
import { signIn } from "./sign-in.ts";

const firstCourse = async (filter: object): Promise<string> => {
  const body = JSON.stringify({ ...filter, pageSize: 1 });
  const reply = await fetch(`${portal.url}/apis/course/api/course/list`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  return (await reply.json()).data.list[0].id;
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
