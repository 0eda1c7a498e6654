import { expect, it } from "vitest";
import { liveWindow } from "./live-window.ts";

const video = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:4
#EXT-X-MEDIA-SEQUENCE:0
#EXT-X-PLAYLIST-TYPE:VOD
#EXT-X-MAP:URI="a.mp4",BYTERANGE="10@0"
${[0, 1, 2, 3].map((place) => `#EXTINF:4.000,\n#EXT-X-BYTERANGE:5@${10 + place * 5}\na.mp4`).join("\n")}
#EXT-X-ENDLIST
`;
const offsets = (playlist: string) =>
  [...playlist.matchAll(/BYTERANGE:5@(\d+)/g)].map(([, offset]) => (Number(offset) - 10) / 5);

it("shows the last segments and counts from the beginning of the stream", () => {
  const playlist = liveWindow(video, { seconds: 41 });
  expect(playlist).toContain("#EXT-X-MEDIA-SEQUENCE:4\n");
  expect(offsets(playlist)).toEqual([0, 1, 2, 3, 0, 1]);
  expect(playlist).not.toContain("ENDLIST");
  expect(playlist).not.toContain("VOD");
});

it("marks where the film begins again, and counts the marks that are gone", () => {
  const playlist = liveWindow(video, { seconds: 41 });
  expect(playlist.match(/#EXT-X-DISCONTINUITY\n#EXT-X-MAP/g)).toHaveLength(2);
  expect(playlist).toContain("#EXT-X-DISCONTINUITY-SEQUENCE:0\n");
  expect(liveWindow(video, { seconds: 45 })).toContain("#EXT-X-DISCONTINUITY-SEQUENCE:1\n");
});

it("has something to play at once, and an end", () => {
  expect(offsets(liveWindow(video, { seconds: -5 }))).toEqual([0, 1, 2]);
  expect(liveWindow(video, { seconds: 40, ended: true }).trimEnd().endsWith("#EXT-X-ENDLIST")).toBe(true);
});
