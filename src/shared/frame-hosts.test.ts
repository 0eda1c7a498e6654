import { expect, test } from "vitest";
import { contentSecurityPolicy } from "../server/http/pages/csp.ts";
import { frameHostNames, frameOrigins, framePageOf, isOwnVideo } from "./frame-hosts.ts";

test("makes the player's address of what people copy", () => {
  const copied = {
    "https://www.bilibili.com/video/BV1xx411c7mD/?spm_id_from=333":
      "https://player.bilibili.com/player.html?bvid=BV1xx411c7mD&autoplay=0",
    "https://v.qq.com/x/cover/mzc002/a0044.html": "https://v.qq.com/txp/iframe/player.html?vid=a0044",
    "https://v.youku.com/v_show/id_XNTk=.html": "https://player.youku.com/embed/XNTk=",
    "https://youtu.be/dQw4w9WgXcQ?t=3": "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3": "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
    "https://vimeo.com/76979871": "https://player.vimeo.com/video/76979871?dnt=1",
  };
  for (const [address, player] of Object.entries(copied)) expect(framePageOf(address, "video")?.player).toBe(player);
});

test("takes no other host, however it is written", () => {
  for (const address of [
    "https://evil.example/video/BV1xx411c7mD",
    "https://www.bilibili.com.evil.example/video/BV1xx411c7mD",
    "https://evil.example/https://www.bilibili.com/video/BV1xx411c7mD",
    "https://user@www.bilibili.com/video/BV1xx411c7mD",
    "http://www.bilibili.com/video/BV1xx411c7mD",
    "//www.bilibili.com/video/BV1xx411c7mD",
    "https://www.bilibili.com/video/BV1xx411c7mD&autoplay=1",
    "javascript:alert(1)//https://vimeo.com/1",
    "https://docs.google.com/document/d/e/x/pub",
    // Whoever likes keeps any page there, at an address of that form.
    "https://codepen.io/somebody/pen/abcdef",
    "",
    undefined,
  ])
    expect(framePageOf(address), String(address)).toBeUndefined();
  // A page that is no video is none for the block of videos.
  expect(framePageOf("https://scratch.mit.edu/projects/1", "video")).toBeUndefined();
  expect(frameHostNames("video")).not.toContain("scratch.mit.edu");
});

test("the policy of pages lets frames be fetched from the listed hosts and nowhere else", () => {
  const policy = contentSecurityPolicy({ scriptHashes: [], styleHashes: [] });
  expect(/frame-src ([^;]*)/.exec(policy)?.[1]).toBe(["'self'", ...frameOrigins].join(" "));
  for (const origin of frameOrigins) expect(origin).toMatch(/^https:\/\/[a-z0-9.-]+$/);
});

test("knows a video file of this site", () => {
  expect(["/files/a.mp4", "/demo/a.webm?v=1"].every(isOwnVideo)).toBe(true);
  expect(
    ["//evil.example/a.mp4", "https://a.example/a.mp4", "/a.svg", "/a.mp4.html", "/\\a.mp4"].some(isOwnVideo),
  ).toBe(false);
});
