/** Segments that a live playlist shows at a time. */
const SHOWN = 6;

/**
 * The playlist of a stream that has played a video in a loop for so many seconds: the last segments of it, numbered from
 * the beginning of the stream (RFC 8216, 6.2.2). `video` is a playlist of type VOD whose segments each have three lines.
 */
export function liveWindow(video: string, { seconds, ended = false }: { seconds: number; ended?: boolean }): string {
  const lines = video.split("\n").map((line) => line.trim());
  const segments = lines.flatMap((line, at) =>
    line.startsWith("#EXTINF:")
      ? [{ seconds: Number.parseFloat(line.slice(8)), text: lines.slice(at, nextAddress(lines, at) + 1) }]
      : [],
  );
  const head = lines
    .slice(
      0,
      lines.findIndex((line) => line.startsWith("#EXTINF:")),
    )
    .filter((line) => !/^#EXT-X-(MEDIA-SEQUENCE|PLAYLIST-TYPE|MAP)/.test(line));
  const map = lines.find((line) => line.startsWith("#EXT-X-MAP:"));
  const played = countPlayed(segments, seconds);
  const first = Math.max(0, played - SHOWN);
  const out = [
    ...head,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${first === 0 ? 0 : Math.floor((first - 1) / segments.length)}`,
  ];
  for (let number = first; number < played; number += 1) {
    const place = number % segments.length;
    if (place === 0 && number > 0) out.push("#EXT-X-DISCONTINUITY");
    if (map && (number === first || place === 0)) out.push(map);
    out.push(...(segments[place]?.text ?? []));
  }
  if (ended) out.push("#EXT-X-ENDLIST");
  return `${out.join("\n")}\n`;
}

function nextAddress(lines: string[], from: number): number {
  return lines.findIndex((line, at) => at > from && line !== "" && !line.startsWith("#"));
}

/** How many segments are over; of a stream that just began, the first ones, so that there is something to play. */
function countPlayed(segments: { seconds: number }[], seconds: number): number {
  const round = segments.reduce((sum, segment) => sum + segment.seconds, 0);
  if (!(round > 0)) return 0;
  const rounds = Math.floor(Math.max(0, seconds) / round);
  let rest = Math.max(0, seconds) - rounds * round;
  let played = rounds * segments.length;
  for (const segment of segments) {
    if (rest < segment.seconds) break;
    rest -= segment.seconds;
    played += 1;
  }
  return Math.max(3, played);
}
