import { within } from "@testing-library/react";
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
  const carousel = draw(BannerCarousel, { items: [item("a"), item("b")] });
  const pictures = within(carousel).getAllByRole("presentation");
  expect(pictures.map((picture) => picture.getAttribute("loading"))).toEqual([null, "lazy"]);
});

test("leads to each picture by a link of the page, without JavaScript", () => {
  const carousel = draw(BannerCarousel, { items: [item("a"), item("b")] });
  const dots = within(carousel).getAllByRole("link", { name: /^查看第/ });
  expect(dots).toHaveLength(2);
  for (const dot of dots) expect(carousel.querySelector(dot.getAttribute("href") ?? "")).not.toBeNull();
  expect(within(draw(BannerCarousel, { items: [item("a")] })).queryByRole("link", { name: /^查看第/ })).toBeNull();
});
