import { qrMatrix } from "../../shared/qr-path.ts";

/** What stands on a poster. */
export interface Poster {
  siteTitle: string;
  title: string;
  scan: string;
  code: string;
  link: string;
}

export const POSTER_WIDTH = 750;
export const POSTER_HEIGHT = 1100;
const QR_SIZE = 420;
/** Dark on light, whatever the theme: cameras and printers need it. */
const INK = "#1c2430";
const PAPER = "#ffffff";
const EDGE = "#2f5d50";

/** Draws a poster: the site, a heading, the QR code of the link, and the code to be typed. */
export function drawPoster(context: CanvasRenderingContext2D, { siteTitle, title, scan, code, link }: Poster): void {
  const middle = POSTER_WIDTH / 2;
  context.fillStyle = PAPER;
  context.fillRect(0, 0, POSTER_WIDTH, POSTER_HEIGHT);
  context.fillStyle = EDGE;
  context.fillRect(0, 0, POSTER_WIDTH, 24);
  context.fillRect(0, POSTER_HEIGHT - 24, POSTER_WIDTH, 24);
  context.fillStyle = INK;
  context.textAlign = "center";
  const write = (text: string, y: number, size: number, weight = 400) => {
    context.font = `${weight} ${size}px system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif`;
    context.fillText(text, middle, y, POSTER_WIDTH - 80);
  };
  write(siteTitle, 140, 44);
  write(title, 240, 64, 700);
  const { size, cells } = qrMatrix(link);
  const cell = Math.floor(QR_SIZE / size);
  const left = Math.round(middle - (cell * size) / 2);
  for (const [x, y] of cells) context.fillRect(left + x * cell, 320 + y * cell, cell, cell);
  write(scan, 830, 34);
  write(`${code.slice(0, 4)}-${code.slice(4)}`, 930, 72, 700);
}

/** A poster as a file to keep; undefined where the browser cannot draw. */
export async function posterBlob(poster: Poster): Promise<Blob | undefined> {
  const canvas = Object.assign(document.createElement("canvas"), { width: POSTER_WIDTH, height: POSTER_HEIGHT });
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  drawPoster(context, poster);
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), "image/png"));
}
