/** A page of another host that a site may show in a frame. */
interface FrameSource {
  /** What people call the host. */
  name: string;
  kind: "video" | "page";
  /** Addresses as people copy them. */
  from: RegExp;
  /** What the frame shows, made of the groups of `from`. */
  to: string;
}

/**
 * The one list of what may stand in a frame: the checker, the blocks and the policy of pages (`frame-src`) go by it. Each
 * host was looked at: it is meant to be shown on pages of others. One that keeps pages of everybody at addresses of
 * their choice (a host of storage, an organisation's own) does not belong here.
 */
const sources: readonly FrameSource[] = [
  {
    name: "bilibili.com",
    kind: "video",
    from: /^https:\/\/(?:www\.|m\.)?bilibili\.com\/video\/(BV[0-9A-Za-z]{10})(?:[/?#]|$)/,
    to: "https://player.bilibili.com/player.html?bvid=$1&autoplay=0",
  },
  {
    name: "v.qq.com",
    kind: "video",
    from: /^https:\/\/v\.qq\.com\/x\/(?:page|cover\/\w{1,40})\/(\w{1,40})\.html(?:[?#]|$)/,
    to: "https://v.qq.com/txp/iframe/player.html?vid=$1",
  },
  {
    name: "youku.com",
    kind: "video",
    from: /^https:\/\/v\.youku\.com\/v_show\/id_([\w=]{1,60})\.html(?:[?#]|$)/,
    to: "https://player.youku.com/embed/$1",
  },
  {
    name: "youtube.com",
    kind: "video",
    from: /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/watch\?v=|youtu\.be\/)([\w-]{11})(?:[&?#]|$)/,
    to: "https://www.youtube-nocookie.com/embed/$1",
  },
  {
    name: "vimeo.com",
    kind: "video",
    from: /^https:\/\/(?:www\.)?vimeo\.com\/(\d{1,12})(?:[?#]|$)/,
    to: "https://player.vimeo.com/video/$1?dnt=1",
  },
  {
    name: "openstreetmap.org",
    kind: "page",
    from: /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?([\w=&%.,-]+)$/,
    to: "https://www.openstreetmap.org/export/embed.html?$1",
  },
  {
    name: "wj.qq.com",
    kind: "page",
    from: /^https:\/\/wj\.qq\.com\/s2\/(\d{1,12})\/(\w{1,20})\/?(?:[?#]|$)/,
    to: "https://wj.qq.com/s2/$1/$2/",
  },
  {
    name: "jinshuju.net",
    kind: "page",
    from: /^https:\/\/jinshuju\.net\/f\/(\w{1,20})(?:[?#]|$)/,
    to: "https://jinshuju.net/f/$1",
  },
  {
    name: "docs.google.com/forms",
    kind: "page",
    from: /^https:\/\/docs\.google\.com\/forms\/d\/e\/([\w-]{1,100})\/viewform(?:[?#]|$)/,
    to: "https://docs.google.com/forms/d/e/$1/viewform?embedded=true",
  },
  {
    name: "geogebra.org",
    kind: "page",
    from: /^https:\/\/www\.geogebra\.org\/m\/(\w{1,20})(?:[/?#]|$)/,
    to: "https://www.geogebra.org/material/iframe/id/$1",
  },
  {
    name: "scratch.mit.edu",
    kind: "page",
    from: /^https:\/\/scratch\.mit\.edu\/projects\/(\d{1,15})(?:[/?#]|$)/,
    to: "https://scratch.mit.edu/projects/$1/embed",
  },
];

/** What a frame shows of an address, and whom it is fetched from. */
export interface FramePage {
  /** The address for the frame. */
  player: string;
  /** The host as people know it. */
  name: string;
}

/**
 * What a frame may show of an address that somebody copied; undefined where its host, or what it leads to there, is not
 * among the allowed. `video` takes players only.
 */
export function framePageOf(address: unknown, kind: "video" | "any" = "any"): FramePage | undefined {
  if (typeof address !== "string" || address.length > 2048) return undefined;
  for (const source of sources) {
    const found = kind === "any" || source.kind === kind ? source.from.exec(address) : null;
    if (found)
      return {
        name: source.name,
        player: source.to.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? ""),
      };
  }
  return undefined;
}

/** The names of the hosts that are allowed, as people know them. */
export function frameHostNames(kind: "video" | "any" = "any"): string[] {
  return sources.filter((source) => kind === "any" || source.kind === kind).map(({ name }) => name);
}

/** The origins that frames are fetched from, for the policy of pages. */
export const frameOrigins: readonly string[] = [...new Set(sources.map(({ to }) => new URL(to).origin))];

/** Whether an address is a video file of this site. */
export function isOwnVideo(address: unknown): address is string {
  return typeof address === "string" && /^\/(?![/\\])[^\\?#]*\.(?:mp4|m4v|webm)(?:[?#]|$)/i.test(address);
}
