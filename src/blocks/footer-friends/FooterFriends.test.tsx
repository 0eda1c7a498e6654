import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { FooterFriends } from "./FooterFriends.tsx";

test("leads to friendly sites", () => {
  const friends = draw(FooterFriends, {
    items: [{ linkName: "国家图书馆", linkUrl: "https://www.nlc.cn/", linkTarget: "_blank" }],
  });
  expect(addresses(friends)).toEqual(["https://www.nlc.cn/"]);
  expect(draw(FooterFriends, { items: [] }).innerHTML).toBe("");
});
