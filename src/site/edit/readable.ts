import { contrastRatio } from "../document/contrast.ts";
import { hexOf, oklchOf } from "../document/oklch.ts";
import { contrastPairs } from "../document/theme.ts";

/** The colours of one mode by their tokens. */
export type Colours = Partial<Record<string, string>>;

/** A colour, what it is read on, and the contrast that is asked, from 1 to 21. */
export type Pair = Readonly<{ front: string; back: string; least: number }>;

/** The pairs of a mode's colours below what WCAG AA asks, with their contrast; none of colours that cannot be read. */
export function faintPairs(colours: Colours): (Pair & { ratio: number })[] {
  return contrastPairs.flatMap((pair) => {
    const ratio = contrastRatio(colours[pair.front] ?? "", colours[pair.back] ?? "");
    return ratio === undefined || ratio >= pair.least ? [] : [{ ...pair, ratio }];
  });
}

/**
 * The colours with one pair made readable: what is read is made lighter or darker, no more than is needed to be read
 * wherever it stands, and only where no lightness does that, what lies behind it. Hue stays, and chroma as far as a
 * screen can show it. The same colours where one of the two is no colour.
 */
export function withReadable(colours: Colours, { front, back, least }: Pair): Colours {
  const movable = [front, back].sort((a, b) => rankOf(b) - rankOf(a));
  for (const token of movable) {
    const moved = nearest(colours[token], needsOf(token, colours));
    if (moved !== undefined) return { ...colours, [token]: moved };
  }
  // One colour cannot hold all its pairs: this one it can, and what then fails is mended in its turn.
  const [token = front, other = back] = movable;
  const moved = nearest(colours[token], [{ other: colours[other], least }]);
  return moved === undefined ? colours : { ...colours, [token]: moved };
}

/**
 * The colours with every pair readable. Each is moved as little as can be, in an order in which it always can: what
 * lies behind goes to the side of the page, then what is read on that, then the texts on those. Colours that cannot be
 * read are left as they are.
 */
export function allReadable(colours: Colours): Colours {
  const made = { ...colours };
  const page = made["page"] ?? "#ffffff";
  const ink = (contrastRatio("#000000", page) ?? 21) >= (contrastRatio("#ffffff", page) ?? 1) ? "#000000" : "#ffffff";
  for (const token of order) {
    const isGround = grounds.includes(token);
    const earlier = order.slice(0, order.indexOf(token));
    const needs = isGround
      ? [{ other: ink, least: ROOM_FOR_INK }]
      : needsOf(token, made).filter(({ name }) => earlier.includes(name));
    const moved = nearest(made[token], needs);
    if (moved !== undefined) made[token] = moved;
  }
  return made;
}

interface Need {
  other: string | undefined;
  least: number;
}

/** What lies behind others, without a text of its own. */
const grounds = words(
  "page surface surfaceAlt surfaceRaised primarySoft accentSoft successSoft warningSoft dangerSoft infoSoft vipSoft",
);

/** Each after what it has to be read on. Under the pointer is what its text allows. */
const order = [
  ...grounds,
  ...words("text textMuted borderStrong primary accent link success warning danger info price vip focus"),
  ...words("header footer hero primaryText accentText headerText footerText heroText primaryHover"),
];

/** Black or white can be read on a ground of this contrast to it, and something that is not quite either. */
const ROOM_FOR_INK = 5;

/** Between two lightnesses that are tried: less is not seen. */
const STEP = 0.004;

function rankOf(token: string): number {
  return order.indexOf(token);
}

function needsOf(token: string, colours: Colours): (Need & { name: string })[] {
  return contrastPairs.flatMap(({ front, back, least }) => {
    if (front !== token && back !== token) return [];
    const name = front === token ? back : front;
    return [{ name, other: colours[name], least }];
  });
}

/** The colour itself where it meets what is needed, else the one of the nearest lightness that does; undefined if none. */
function nearest(colour: string | undefined, needs: readonly Need[]): string | undefined {
  const meets = (one: string): boolean =>
    needs.every(({ other = "", least }) => (contrastRatio(one, other) ?? least) >= least);
  if (colour === undefined) return undefined;
  if (meets(colour)) return colour;
  const from = oklchOf(colour);
  if (!from) return undefined;
  for (let way = STEP; way <= 1; way += STEP)
    for (const lightness of [from.lightness - way, from.lightness + way]) {
      if (lightness < 0 || lightness > 1) continue;
      const moved = hexOf({ ...from, lightness });
      if (meets(moved)) return moved;
    }
  // The steps need not end on them.
  return ["#000000", "#ffffff"].find(meets);
}

function words(text: string): string[] {
  return text.split(" ");
}
