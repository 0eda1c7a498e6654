import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { clear, draw } from "../../forms/testing/page.ts";
import { Cues } from "./Cues.tsx";

type Cue = Pick<VTTCue, "text" | "line" | "snapToLines" | "getCueAsHTML">;

const cue = (text: string, line: number | "auto" = "auto", snapToLines = true): Cue => ({
  text,
  line,
  snapToLines,
  getCueAsHTML: () => document.createRange().createContextualFragment(text),
});

/** A track as browsers have it: its cues change with the time. */
class Track extends EventTarget {
  mode = "showing";
  activeCues: Cue[] = [];
  show(...cues: Cue[]): void {
    this.activeCues = cues;
    this.dispatchEvent(new Event("cuechange"));
  }
}

class Tracks extends EventTarget {
  list: Track[] = [];
  [Symbol.iterator] = () => this.list[Symbol.iterator]();
  add(): Track {
    const track = new Track();
    this.list.push(track);
    this.dispatchEvent(new Event("addtrack"));
    return track;
  }
}

afterEach(clear);

/** A film and its captions, and what is drawn above and below. */
async function film() {
  const tracks = new Tracks();
  const video = document.createElement("video");
  Object.defineProperty(video, "textTracks", { value: tracks });
  await draw(<Cues video={{ current: video }} />);
  const drawn = (place: string) => [...document.querySelectorAll(`.${place} .cue`)].map(({ innerHTML }) => innerHTML);
  return { tracks, video, drawn };
}

test("captions that are shown are drawn, with their marks, and gone when they are turned off", async () => {
  const { tracks, drawn } = await film();
  const track = await act(async () => tracks.add());
  await act(async () => track.show(cue("第一<b>行</b>"), cue("第二行")));
  expect(drawn("low")).toEqual(["<span>第一<b>行</b></span>", "<span>第二行</span>"]);
  await act(async () => track.show(cue("后来")));
  expect(drawn("low")).toEqual(["<span>后来</span>"]);
  track.mode = "disabled";
  await act(async () => tracks.dispatchEvent(new Event("change")));
  expect(drawn("low")).toEqual([]);
});

test("captions that ask for the upper half of the picture stand there", async () => {
  const { tracks, drawn } = await film();
  const track = await act(async () => tracks.add());
  await act(async () => track.show(cue("上", 0), cue("三成", 30, false), cue("八成", 80, false), cue("末行", -1)));
  expect([drawn("high"), drawn("low")].map((lines) => lines.length)).toEqual([2, 2]);
});

test("where the browser shows the film itself, it draws them too; what was ended listens no more", async () => {
  const { tracks, video } = await film();
  video.dispatchEvent(new Event("enterpictureinpicture"));
  expect(video.className).toBe("away");
  video.dispatchEvent(new Event("leavepictureinpicture"));
  expect(video.className).toBe("");
  const track = await act(async () => tracks.add());
  await clear();
  expect(() => track.show(cue("后来"))).not.toThrow();
});
