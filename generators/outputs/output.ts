/** A file that the generator writes. */
export interface Output {
  /** Path below src/generated. */
  path: string;
  text: string;
}

/** The first line of every generated TypeScript or JavaScript file. */
export const banner = "// Made by `npm run generate` from schemas/ and src/blocks; never edit it by hand.\n";

/** The same for compiled code, which no linter should read. */
export const compiledBanner = `/* oxlint-disable */\n${banner}`;
