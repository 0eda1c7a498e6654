import { describe, expect } from "vitest";
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

describe("the cart on a course's page", () => {
  test("asks the signed out to sign in and brings them back with the course in it, counted in the header, and links to the cart", async ({
    visit,
  }) => {
    const path = `/view/${await firstCourse({ priceType: "paid", sort: "priceDesc", courseCategory: 1 })}`;
    const { page } = await visit(path);
    await page.locator("main a.btn", { hasText: "加入购物车" }).click();
    await page.waitForURL((url) => url.pathname === "/login");
    await signIn(page, "13800000001");
    await page.waitForURL((url) => url.pathname === path);
    await page.getByText("已加入购物车").waitFor();
    await page.getByRole("link", { name: "去购物车结算" }).waitFor();
    const count = async () => Number(await page.locator("header .badge").first().innerText());
    const listed = async () =>
      Number(
        (
          await (
            await fetch(`${portal.url}/apis/user/auth/shop/cart/user/list`, {
              headers: {
                token: (await page.context().cookies()).find(({ name }) => name === "RC_WEB_TOKEN")?.value ?? "",
              },
            })
          ).json()
        ).data.list.length,
      );
    await expect.poll(count).toBe(await listed());
    await page.reload();
    expect(await page.locator("main a.btn", { hasText: "去购物车结算" }).getAttribute("href")).toBe("/car");
  });
});

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
