/** Gives the texts of the QR codes that a camera sees. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string[]>;

/** What browsers that can read codes have; TypeScript does not know it yet. */
interface DetectorClass {
  new (options: { formats: string[] }): { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
  getSupportedFormats?(): Promise<string[]>;
}

/** Pixels of the longer side that are looked at: a code that fills a third of it is read. */
const LONGER_SIDE = 800;

/** The browser's own reader; where it has none that reads QR codes, one that is loaded for it. */
export async function loadCodeReader(): Promise<CodeReader> {
  const Detector = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  if (Detector && (await canReadCodes(Detector))) {
    const detector = new Detector({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
  }
  const { default: readCode } = await import("jsqr");
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, LONGER_SIDE / Math.max(video.videoWidth, video.videoHeight, 1));
    const width = Math.floor(video.videoWidth * scale);
    const height = Math.floor(video.videoHeight * scale);
    if (!context || width === 0 || height === 0) return [];
    canvas.width = width;
    canvas.height = height;
    context.drawImage(video, 0, 0, width, height);
    const found = readCode(context.getImageData(0, 0, width, height).data, width, height, {
      inversionAttempts: "dontInvert",
    });
    return found ? [found.data] : [];
  };
}

async function canReadCodes(detector: DetectorClass): Promise<boolean> {
  if (!detector.getSupportedFormats) return true;
  return (await detector.getSupportedFormats().catch((): string[] => [])).includes("qr_code");
}
