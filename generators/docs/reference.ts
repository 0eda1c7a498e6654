import type { Definitions } from "../model/bundle.ts";
import type { Operation } from "../model/operation.ts";
import type { BlockFile } from "../read/sources.ts";
import type { BlockWords } from "../../src/site/document/block-labels.ts";
import type { Layer } from "../../src/site/document/resolve.ts";
import type { SiteWords } from "../../src/site/document/site-labels.ts";
import type { Phrases } from "./phrases.ts";

/** Everything that the pages of one language are made of. */
export interface Reference {
  locale: string;
  /** The first page in each of the other languages, from the first page of this one. */
  others: readonly { name: string; href: string }[];
  /** From the first page to the folder of the reference: "" or "../". */
  up: string;
  /** The guide to a first site in this language, from the first page. */
  guide: string;
  phrases: Phrases;
  blocks: readonly BlockFile[];
  operations: readonly Operation[];
  definitions: Definitions;
  /** The flat input of each operation, `<Operation>Input`. */
  inputs: Definitions;
  /** The default site: its layouts, screens and theme. */
  site: Layer;
  blockWords: BlockWords<string>;
  siteWords: SiteWords;
  /** What a value of an enumeration is called: `CourseCategoryEnum`, 1. */
  label: (enumeration: string, value: unknown) => string | undefined;
}
