import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { CourseShare } from "./CourseShare.tsx";

test("shows a picture, a code that names the course, and the way to it", () => {
  const sharing = {
    courseId: "3",
    courseName: "表格整理",
    courseSubtitle: "四十分钟",
    courseCategory: 1 as const,
    lecturerName: "沈若溪",
    isFree: 0 as const,
    courseOriginal: "99.00",
    courseDiscount: "59.00",
    sharingUrl: "/view/3",
    sharingImg: "/share/course/3.jpg",
    qrCode: "/share/course/3.svg",
  };
  const card = draw(CourseShare, { sharing });
  expect(addresses(card)).toEqual(["/view/3"]);
  const pictures = [within(card).getByRole("presentation"), within(card).getByRole("img")];
  expect(pictures.map((img) => img.getAttribute("src"))).toEqual(["/share/course/3.jpg", "/share/course/3.svg"]);
  expect(within(card).queryByRole("img", { name: "《表格整理》的二维码" })).not.toBeNull();
});
