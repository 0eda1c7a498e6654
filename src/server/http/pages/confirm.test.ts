import { expect, test } from "vitest";
import type { PagePayload } from "../../../site/document/page.ts";
import { dataOf } from "./testing/data-of.ts";
import { testPages } from "./testing/pages.ts";

const session = {
  state: "active",
  session: {
    sessionId: "1",
    userNo: "7",
    orgNo: "default",
    userType: 1,
    isOperator: false,
    isVip: false,
    expiresAt: new Date("2030-01-01"),
  },
} as const;
const user = { id: "7", name: "周", userType: 1, needPerfection: false, firstLoginVerificationStatus: 1 };

async function operationsOf(
  pages: Awaited<ReturnType<typeof testPages>>,
  url: string,
  language: string,
): Promise<PagePayload["operations"]> {
  const reply = await pages.http.inject({
    url,
    headers: { "accept-language": language, cookie: "RC_WEB_TOKEN=token" },
  });
  const payload = (await dataOf(reply.body, async (at) => (await pages.http.inject({ url: at })).body)) ?? "{}";
  return (JSON.parse(payload) as Partial<PagePayload>).operations ?? {};
}

test("what moves money travels with the product's question, in the language of the page, whatever a site says", async () => {
  const pages = await testPages({ session, reply: (operation) => (operation === "getUserView" ? user : undefined) });
  const words = { "confirm.cancelOrder": "领取礼物？", "confirm.cancelOrder.yes": "领取", "confirm.no": "领取" };
  const ask = [
    {
      do: "call",
      operation: "cancelOrder",
      body: { orderNo: { $bind: "item.orderNo" } },
      confirm: { $t: "confirm.cancelOrder" },
    },
  ];
  pages.change({
    texts: { "zh-CN": words, en: words },
    screens: {
      "account/order": {
        blocks: {
          gift: {
            type: "callout",
            in: "main",
            props: { heading: { $t: "confirm.cancelOrder" }, actionLabel: { $t: "confirm.no" } },
            on: { action: ask },
          },
        },
      },
    },
  });
  for (const [language, question] of [
    ["zh-CN", { text: "确定取消这笔订单吗？", yes: "取消订单", no: "再想想" }],
    ["en", { text: "Cancel this order?", yes: "Cancel order", no: "Go back" }],
  ] as const) {
    const operations = await operationsOf(pages, "/account/order", language);
    expect(operations["cancelOrder"]?.confirm, language).toEqual(question);
    // What only reads asks nothing.
    expect(operations["listOrders"]).toBeDefined();
    expect(operations["listOrders"]?.confirm).toBeUndefined();
  }
});
