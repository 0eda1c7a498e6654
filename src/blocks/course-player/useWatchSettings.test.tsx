import { renderHook } from "@testing-library/react";
import { act } from "react";
import { beforeEach, expect, test } from "vitest";
import { clear } from "../../forms/testing/page.ts";
import type { Quality } from "../shared/video-source.ts";
import { readSettings } from "./settings.ts";
import { useWatchSettings } from "./useWatchSettings.ts";

/** The captions of a video, as browsers have them. */
class Tracks extends EventTarget {
  list: { language: string; mode: string }[];
  constructor(languages: readonly string[]) {
    super();
    this.list = languages.map((language) => ({ language, mode: "disabled" }));
  }
  [Symbol.iterator] = () => this.list[Symbol.iterator]();
}

const qualities: Quality[] = [
  { index: 1, height: 720, label: "720p" },
  { index: 0, height: 360, label: "360p" },
];

/** A lesson whose captions are in these languages, with the video as the player puts it in. */
async function lesson(languages: readonly string[] = ["zh-CN", "en"]) {
  await clear();
  const tracks = new Tracks(languages);
  const player = document.createElement("media-controller");
  const video = player.appendChild(document.createElement("video"));
  Object.defineProperty(video, "textTracks", { value: tracks });
  // As the player does it where nobody else answers, in whatever language it likes.
  player.addEventListener("mediatogglesubtitlesrequest", () => void (tracks.list[0]!.mode = "showing"));
  const options = { video: { current: video }, languages, locale: "zh-CN", isLive: false, qualities };
  const { result } = renderHook(() => useWatchSettings(options));
  // The browser shows the track that the page says.
  for (const track of tracks.list) if (track.language === result.current.first) track.mode = "showing";
  return {
    now: () => result.current,
    shown: () => tracks.list.find(({ mode }) => mode === "showing")?.language ?? "",
    /** What a button or a key of the player asks for. */
    ask: (name: string, detail?: unknown) =>
      act(async () => void player.dispatchEvent(new CustomEvent(name, { detail }))),
    /** What the video does by itself. */
    change: (mode: string) =>
      act(async () => {
        for (const track of tracks.list) track.mode = mode;
        tracks.dispatchEvent(new Event("change"));
      }),
  };
}

beforeEach(() => localStorage.clear());

test("captions that a video turns off while it goes are not turned off for the next lesson", async () => {
  const { now, change } = await lesson();
  await change("disabled");
  expect(now().captions).toBe("");
  expect(readSettings().captions).toBeUndefined();
  expect((await lesson()).shown()).toBe("zh-CN");
});

test("the language that was chosen is kept over three lessons, and comes back when captions are turned on again", async () => {
  const first = await lesson();
  expect(first.shown()).toBe("zh-CN");
  await act(async () => first.now().chooseCaptions("en"));
  expect(first.shown()).toBe("en");
  await first.change("disabled");

  const second = await lesson();
  expect(second.shown()).toBe("en");
  await second.ask("mediatogglesubtitlesrequest");
  expect(second.shown()).toBe("");

  const third = await lesson();
  expect(third.shown()).toBe("");
  await third.ask("mediatogglesubtitlesrequest");
  expect(third.shown()).toBe("en");
});

test("a lesson that has other captions changes nothing of what was chosen", async () => {
  const first = await lesson();
  await act(async () => first.now().chooseCaptions("en"));
  const second = await lesson(["zh-CN"]);
  expect(second.shown()).toBe("");
  expect((await lesson()).shown()).toBe("en");
  await second.ask("mediatogglesubtitlesrequest");
});

test("speed, quality, size and what follows are kept when somebody chooses them, by menu or by key", async () => {
  const { now, ask } = await lesson();
  await act(async () => now().chooseRate(1.5));
  await ask("mediaplaybackraterequest", "1.75");
  expect(now().rate).toBe(1.75);
  // The keys go on where the list ends.
  await ask("mediaplaybackraterequest", "0.25");
  expect(now().rate).toBe(0.5);
  await act(async () => now().chooseQuality(0));
  await act(async () => now().chooseSize("large"));
  await act(async () => now().chooseGoesOn(false));
  const next = (await lesson()).now();
  expect(next).toMatchObject({ rate: 0.5, quality: 0, size: "large", goesOn: false });
  await act(async () => next.chooseQuality(-1));
  expect((await lesson()).now().quality).toBe(-1);
});

test("a speed that the browser sets by itself is shown and not kept", async () => {
  const { now } = await lesson();
  await act(async () => now().showRate(2));
  expect(now().rate).toBe(2);
  expect(readSettings().rate).toBe(1);
});

test("what else stands where settings are kept is as nothing", () => {
  for (const text of ["", "null", "[1]", '{"rate":9,"size":"huge","captions":7,"height":"x"}']) {
    localStorage.setItem("lectern.watch", text);
    expect(readSettings()).toEqual({ rate: 1, size: "usual", goesOn: true });
  }
});
