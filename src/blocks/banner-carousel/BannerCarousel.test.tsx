import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { BannerCarousel } from "./BannerCarousel.tsx";

const item = (id: string) => ({
  id,
  advTitle: `第${id}张`,
  advImg: `/${id}.svg`,
  advUrl: "/list",
  advTarget: "_self" as const,
  advLocation: 1,
});

test("loads the first picture at once and the others when they come near", () => {
  const pictures = [...draw(BannerCarousel, { items: [item("a"), item("b")] }).querySelectorAll("img")];
  expect(pictures.map((picture) => picture.getAttribute("loading"))).toEqual([null, "lazy"]);
});

test("leads to each picture by a link of the page, without JavaScript", () => {
  const carousel = draw(BannerCarousel, { items: [item("a"), item("b")] });
  for (const dot of carousel.querySelectorAll(".dots a"))
    expect(carousel.querySelector(dot.getAttribute("href") ?? "")).not.toBeNull();
  expect(draw(BannerCarousel, { items: [item("a")] }).querySelector(".dots")).toBeNull();
});
