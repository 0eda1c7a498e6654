import { act } from "react";
import { beforeEach, expect, test } from "vitest";
import { clear, draw, one, t, type, until } from "../../forms/testing/page.ts";
import { Captions } from "./Captions.tsx";
import { readSettings } from "./settings.ts";

/** The captions of a video, as browsers have them. */
class Tracks extends EventTarget {
  list = ["zh-CN", "en"].map((language) => ({ language, mode: language === "zh-CN" ? "showing" : "disabled" }));
  [Symbol.iterator] = () => this.list[Symbol.iterator]();
  set(mode: string): void {
    this.list[0]!.mode = mode;
    this.dispatchEvent(new Event("change"));
  }
}

async function watch(): Promise<{ tracks: Tracks; player: HTMLElement }> {
  const tracks = new Tracks();
  const player = document.createElement("media-controller");
  const video = player.appendChild(document.createElement("video"));
  Object.defineProperty(video, "textTracks", { value: tracks });
  await draw(<Captions languages={["zh-CN", "en"]} first="zh-CN" video={{ current: video }} t={t} />);
  return { tracks, player };
}

beforeEach(async () => {
  await clear();
  localStorage.clear();
});

test("captions that a video turns off while it goes are not turned off for the next lesson", async () => {
  const { tracks } = await watch();
  await act(async () => tracks.set("disabled"));
  expect(one<HTMLSelectElement>("select").value).toBe("");
  expect(readSettings().captions).toBeUndefined();
});

test("captions that a person turns off by the button or the key stay off in every lesson", async () => {
  const { tracks, player } = await watch();
  player.addEventListener("mediatogglesubtitlesrequest", () => tracks.set("disabled"));
  await act(async () => void player.dispatchEvent(new CustomEvent("mediatogglesubtitlesrequest")));
  await until(() => readSettings().captions === "");
});

test("captions that a person chooses from the list are kept for every lesson", async () => {
  const { tracks } = await watch();
  await type("select", "en");
  expect(tracks.list.map(({ mode }) => mode)).toEqual(["disabled", "showing"]);
  expect(readSettings().captions).toBe("en");
});
