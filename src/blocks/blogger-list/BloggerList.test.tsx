import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import type { Blogger } from "../../generated/types.ts";
import { BloggerCard } from "../blogger-card/BloggerCard.tsx";
import { addresses, draw } from "../testing/draw.tsx";
import { BloggerList } from "./BloggerList.tsx";

const blogger: Blogger = {
  userNo: "7",
  userName: "周晓明",
  userPhoto: "",
  introduce: "电工十年",
  countBlog: 4,
  countQuestion: 0,
  countAnswer: 0,
  countFans: 12,
  countAttention: 3,
  countLike: 40,
  isOwn: 0,
  isAttended: 0,
  gmtCreate: "2026-10-28 09:00:00",
};

test("links to each person, with how many blogs and followers they have", () => {
  const list = draw(BloggerList, { items: [blogger] });
  expect(addresses(list)).toEqual(["/blog/blogger/7"]);
  expect(list.textContent).toContain("12");
});

test("shows a person with introduction and counts", () => {
  const card = draw(BloggerCard, { blogger });
  expect(within(card).queryByRole("heading", { name: "周晓明", level: 1 })).not.toBeNull();
  expect(card.textContent).toContain("电工十年");
  expect(texts(within(card).getAllByRole("definition"))).toEqual(["4", "40", "12", "3"]);
});
