import { rect } from "./shapes.ts";

/**
 * A QR code of a short text as SVG: version 2, error correction L, mask 0, bytes (ISO/IEC 18004). Enough for the demo's
 * pictures of official accounts. Throws when the text has more than 32 bytes in UTF-8.
 */
export function drawQr(text: string, ink: string): string {
  const modules = qrModules(text);
  const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])));
  const side = SIZE + 2 * QUIET;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side * 8}" height="${side * 8}" shape-rendering="crispEdges">` +
    rect(0, 0, side, side, 0, "#fff") +
    `<path d="${dark.join("")}" fill="${ink}"/></svg>`
  );
}

/** Rows of modules, true is dark. */
export function qrModules(text: string): boolean[][] {
  const cells: (boolean | undefined)[][] = Array.from({ length: SIZE }, () => Array.from({ length: SIZE }, () => undefined));
  const set = (x: number, y: number, isDark: boolean): void => {
    const row = cells[y];
    if (row && x >= 0 && x < SIZE) row[x] = isDark;
  };
  for (const [left, top] of [
    [0, 0],
    [SIZE - 7, 0],
    [0, SIZE - 7],
  ] as const) {
    for (let y = -1; y <= 7; y++) {
      for (let x = -1; x <= 7; x++) {
        const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
        set(left + x, top + y, ring !== 2 && ring !== 4);
      }
    }
  }
  for (let y = -2; y <= 2; y++) for (let x = -2; x <= 2; x++) set(18 + x, 18 + y, Math.max(Math.abs(x), Math.abs(y)) !== 1);
  for (let at = 8; at < SIZE - 8; at++) {
    set(at, 6, at % 2 === 0);
    set(6, at, at % 2 === 0);
  }
  placeFormat(set);
  placeData(cells, codewords(text));
  return cells.map((row) => row.map((cell) => cell === true));
}

const SIZE = 25;
const QUIET = 4;
const DATA = 34;
const CORRECTION = 10;
/** Level L with mask 0, with its own error correction and mask. */
const FORMAT = 0b111011111000100;

function placeFormat(set: (x: number, y: number, isDark: boolean) => void): void {
  for (let bit = 0; bit < 15; bit++) {
    const isDark = ((FORMAT >> bit) & 1) === 1;
    set(8, bit < 6 ? bit : bit < 8 ? bit + 1 : SIZE - 15 + bit, isDark);
    const x = bit < 8 ? SIZE - 1 - bit : bit < 9 ? 15 - bit : 14 - bit;
    set(x, 8, isDark);
  }
  set(8, SIZE - 8, true);
}

/** Two columns at a time from the right, up and down in turn, past what is there already; mask 0 turns every second one. */
function placeData(cells: (boolean | undefined)[][], bytes: number[]): void {
  let bit = 0;
  for (let right = SIZE - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < SIZE; step++) {
      const y = isUpward ? SIZE - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = cells[y];
        if (!row || row[x] !== undefined) continue;
        const isSet = (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        row[x] = isSet !== ((x + y) % 2 === 0);
        bit += 1;
      }
    }
  }
}

function codewords(text: string): number[] {
  const bytes = [...new TextEncoder().encode(text)];
  if (bytes.length > DATA - 2) throw new Error(`"${text}" is too long for this QR code.`);
  const bits = ["0100", bytes.length.toString(2).padStart(8, "0"), ...bytes.map((byte) => byte.toString(2).padStart(8, "0")), "0000"].join("");
  const data = (bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, "0"), 2));
  for (let pad = 0; data.length < DATA; pad++) data.push(pad % 2 === 0 ? 0xec : 0x11);
  return [...data, ...correction(data)];
}

/** The remainder of the data by the generator polynomial over GF(256), that is Reed-Solomon. */
function correction(data: readonly number[]): number[] {
  let generator = [1];
  for (let power = 0; power < CORRECTION; power++) {
    const next = [...generator, 0];
    generator.forEach((factor, index) => (next[index + 1] = (next[index + 1] ?? 0) ^ times(factor, powerOfTwo(power))));
    generator = next;
  }
  const remainder = [...data, ...Array.from({ length: CORRECTION }, () => 0)];
  for (let at = 0; at < data.length; at++) {
    const lead = remainder[at] ?? 0;
    generator.forEach((factor, index) => (remainder[at + index] = (remainder[at + index] ?? 0) ^ times(factor, lead)));
  }
  return remainder.slice(data.length);
}

function powerOfTwo(power: number): number {
  let value = 1;
  for (let step = 0; step < power; step++) value = times(value, 2);
  return value;
}

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product & 0xff;
}
