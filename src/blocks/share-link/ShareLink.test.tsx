import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { ShareLink } from "./ShareLink.tsx";

test("leads to the page from which the course is shared", () => {
  const link = draw(ShareLink, { courseId: "7", label: "分享" });
  expect([addresses(link), link.textContent]).toEqual([["/course/sharing/course/7"], "分享"]);
});
