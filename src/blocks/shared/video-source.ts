/** A quality that a person can choose. */
export interface Quality {
  index: number;
  /** Lines of the picture. */
  height: number;
  label: string;
}

/** A video that was put into a video element. */
export interface VideoSource {
  /** Chooses a quality, from the next piece on; -1 leaves it to the connection. */
  choose(index: number): void;
  end(): void;
}

interface SourceOptions {
  video: HTMLVideoElement;
  url: string;
  isPlaylist: boolean;
  /** Seconds to begin at. */
  start: number;
  onQualities(qualities: Quality[]): void;
  /** It cannot go on: most of all because the right expired. */
  onFailure(): void;
}

/**
 * Puts a video into a video element: as it is where the browser can, by hls.js, loaded when it is needed, where it
 * cannot.
 */
export async function openVideo({
  video,
  url,
  isPlaylist,
  start,
  onQualities,
  onFailure,
}: SourceOptions): Promise<VideoSource> {
  if (!isPlaylist) return nativeSource({ video, url, start, onFailure });
  const { default: Hls } = await import("hls.js/light");
  if (!Hls.isSupported()) return nativeSource({ video, url, start, onFailure });
  // A worker of its own would be made from text, which the page's policy does not allow.
  const hls = new Hls({ enableWorker: false, ...(start > 0 ? { startPosition: start } : {}) });
  hls.on(Hls.Events.MANIFEST_PARSED, (_event, { levels }) => {
    onQualities(
      levels.map(({ height }, index) => ({ index, height, label: `${height}p` })).sort((a, b) => b.height - a.height),
    );
  });
  let isRecovered = false;
  hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return;
    if (type === Hls.ErrorTypes.MEDIA_ERROR && !isRecovered) {
      isRecovered = true;
      hls.recoverMediaError();
    } else onFailure();
  });
  hls.loadSource(url);
  hls.attachMedia(video);
  return { choose: (index) => void (hls.nextLevel = index), end: () => hls.destroy() };
}

function nativeSource({
  video,
  url,
  start,
  onFailure,
}: Pick<SourceOptions, "video" | "url" | "start" | "onFailure">): VideoSource {
  const begin = () => {
    if (start > 0) video.currentTime = start;
  };
  video.addEventListener("loadedmetadata", begin, { once: true });
  video.addEventListener("error", onFailure);
  video.src = url;
  return {
    choose: () => undefined,
    end() {
      video.removeEventListener("loadedmetadata", begin);
      video.removeEventListener("error", onFailure);
      video.removeAttribute("src");
      video.load();
    },
  };
}
