/** Fewer attempts than this say nothing. */
export const LEAST_ATTEMPTS = 20;
/** Fewer than this say little. */
export const FEW_ATTEMPTS = 50;

/** Whether a figure can be shown at all, shown with care, or shown. */
export type Confidence = "none" | "few" | "enough";

export interface ItemFigures {
  /** That have the item. */
  attempts: number;
  confidence: Confidence;
  /** Mean score by the most, 0 to 1. */
  facility: number;
  /** −100 to 100: how the item goes with the rest of the test; undefined where nobody differs. */
  discrimination: number | undefined;
  /** −100 to 100: the discrimination by the most that these scores allow; undefined as above. */
  efficiency: number | undefined;
  /** Per cent of the whole that the item really decides; undefined where the item goes against the test. */
  weight: number | undefined;
  /** Whether those who do well in the test do worse here: the key may be wrong. */
  isNegative: boolean;
}

export interface TestFigures {
  attempts: number;
  confidence: Confidence;
  /** In cents. */
  mean: number;
  /** In cents, of a sample. */
  deviation: number;
  /**
   * Cronbach's α, 0 to 1 where the items go together; undefined with fewer than two items, without variance, and where
   * not all have the same items.
   */
  alpha: number | undefined;
  /** In cents: standard error of measurement, deviation · √(1 − α). */
  standardError: number | undefined;
  items: readonly ItemFigures[];
}

/**
 * The figures of a test and of its items, by the formulas of classical test theory that Moodle's quiz statistics use
 * (docs.moodle.org, "Quiz statistics calculations"): variances and covariances of a sample, the item held against the
 * rest of the test and not against the whole, which would flatter short tests.
 *
 * An item that was drawn for some has its figures from their attempts alone.
 *
 * @param scores for each attempt the cents of each item, in one order of items; null where the attempt has it not
 * @param most the most cents of each item
 */
export function analyseItems(scores: readonly (readonly (number | null)[])[], most: readonly number[]): TestFigures {
  const attempts = scores.length;
  const totals = scores.map((row) => sum(row.map((cents) => cents ?? 0)));
  const taken = most.map((_, item) => columnOf(scores, totals, item));
  const variances = taken.map(({ column }) => covariance(column, column));
  const total = covariance(totals, totals);
  const isWhole = taken.every(({ column }) => column.length === attempts);
  const items = taken.map(({ column, all }, item) => {
    const rest = all.map((whole, index) => whole - (column[index] ?? 0));
    const withRest = covariance(column, rest);
    const spread = Math.sqrt((variances[item] ?? 0) * covariance(rest, rest));
    const best = covariance(Float64Array.from(column).sort(), Float64Array.from(rest).sort());
    return {
      attempts: column.length,
      confidence: confidenceOf(column.length),
      facility: column.length > 0 && most[item] ? mean(column) / most[item] : 0,
      discrimination: spread > 0 ? (100 * withRest) / spread : undefined,
      efficiency: best > 0 ? (100 * withRest) / best : undefined,
      isNegative: withRest < 0,
      withTotal: covariance(column, all),
    };
  });
  const roots = items.map(({ withTotal }) => (withTotal >= 0 ? Math.sqrt(withTotal) : undefined));
  const allRoots = sum(roots.map((root) => root ?? 0));
  const count = most.length;
  const alpha = isWhole && count > 1 && total > 0 ? (count / (count - 1)) * (1 - sum(variances) / total) : undefined;
  return {
    attempts,
    confidence: confidenceOf(attempts),
    mean: mean(totals),
    deviation: Math.sqrt(total),
    alpha,
    standardError: alpha === undefined ? undefined : Math.sqrt(total) * Math.sqrt(Math.max(0, 1 - alpha)),
    items: items.map(({ withTotal: _, ...item }, index) => ({
      ...item,
      weight: roots[index] === undefined || allRoots === 0 ? undefined : (100 * roots[index]) / allRoots,
    })),
  };
}

function confidenceOf(attempts: number): Confidence {
  return attempts < LEAST_ATTEMPTS ? "none" : attempts < FEW_ATTEMPTS ? "few" : "enough";
}

/** The scores of an item, with the totals of the attempts that have it. */
function columnOf(scores: readonly (readonly (number | null)[])[], totals: readonly number[], item: number) {
  const places = scores.flatMap((row, place) => (typeof row[item] === "number" ? [place] : []));
  return {
    column: Float64Array.from(places, (place) => scores[place]?.[item] ?? 0),
    all: Float64Array.from(places, (place) => totals[place] ?? 0),
  };
}

function sum(values: Iterable<number>): number {
  let all = 0;
  for (const value of values) all += value;
  return all;
}

function mean(values: ArrayLike<number> & Iterable<number>): number {
  return values.length === 0 ? 0 : sum(values) / values.length;
}

/** Of a sample: by n − 1; 0 for fewer than two. */
function covariance(a: ArrayLike<number> & Iterable<number>, b: ArrayLike<number> & Iterable<number>): number {
  if (a.length < 2) return 0;
  const [middleA, middleB] = [mean(a), mean(b)];
  let all = 0;
  for (let index = 0; index < a.length; index++) all += ((a[index] ?? 0) - middleA) * ((b[index] ?? 0) - middleB);
  return all / (a.length - 1);
}

export interface OptionShare {
  option: string;
  /** How many of the lower, middle and upper third of the class chose it, by their whole score. */
  thirds: readonly [number, number, number];
  /** Whether it is wrong and fewer than one in twenty chose it: it distracts nobody. */
  isIdle: boolean;
}

/**
 * Who chose which option, by thirds of the class.
 *
 * @param chosen for each option how many of the lower, middle and upper third chose it
 * @param attempts that have the question
 */
export function sharesOfOptions(
  chosen: ReadonlyMap<string, readonly [number, number, number]>,
  { options, right, attempts }: { options: readonly string[]; right: readonly string[]; attempts: number },
): OptionShare[] {
  return options.map((option) => {
    const thirds = chosen.get(option) ?? ([0, 0, 0] as const);
    const all = thirds[0] + thirds[1] + thirds[2];
    return { option, thirds, isIdle: !right.includes(option) && all * 20 < attempts };
  });
}
