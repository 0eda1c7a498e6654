import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { addresses, draw, handles } from "../testing/draw.tsx";
import { SiteVideo } from "./SiteVideo.tsx";

const bilibili = "https://www.bilibili.com/video/BV1xx411c7mD";
afterEach(cleanup);

function expectNothing(block: HTMLElement): void {
  expect(block.textContent).toBe("");
  for (const role of ["link", "button", "img"]) expect(within(block).queryByRole(role)).toBeNull();
  expect(within(block).queryByTitle("看学校") ?? within(block).queryByLabelText("看学校")).toBeNull();
}

test("fetches nothing of another host before it is pressed, and leads there without JavaScript", () => {
  const served = draw(SiteVideo, { video: bilibili, title: "看学校", poster: "/p.webp" });
  expect(within(served).queryByTitle("看学校")).toBeNull();
  expect(within(served).getByRole<HTMLButtonElement>("button", { name: "播放：看学校" }).disabled).toBe(true);
  expect(addresses(served)).toEqual([bilibili]);
  expect(served.textContent).toContain("bilibili.com");
});

test("plays in a frame that is kept apart once it is pressed", () => {
  render(<SiteVideo {...handles} video={bilibili} title="看学校" />);
  fireEvent.click(screen.getByRole("button", { name: "播放：看学校" }));
  const frame = screen.getByTitle("看学校");
  expect(frame.getAttribute("src")).toBe("https://player.bilibili.com/player.html?bvid=BV1xx411c7mD&autoplay=0");
  expect(frame.getAttribute("sandbox")).not.toContain("top-navigation");
  expect(screen.queryByRole("button")).toBeNull();
});

test("plays a file of this site by the browser, which waits for a press", () => {
  const video = within(draw(SiteVideo, { video: "/files/tour.mp4", title: "看学校" })).getByLabelText("看学校");
  expect([video.getAttribute("preload"), video.hasAttribute("autoplay")]).toEqual(["none", false]);
});

test("shows nothing of a host that is not allowed, whatever a document says", () => {
  for (const video of ["https://evil.example/a.mp4", "//evil.example/a.mp4", "javascript:alert(1)", ""])
    expectNothing(draw(SiteVideo, { video, title: "看学校" }));
});
