import type { PaletteName } from "../artwork/palette.ts";

/** What the demo content is written in; seed.ts turns it into rows. Every key is unique over all files. */
export interface CategorySeed {
  key: string;
  zh: string;
  en: string;
  children?: CategorySeed[];
}

export interface LecturerSeed {
  key: string;
  orgNo: string;
  mobile: string;
  name: string;
  position: string;
  introduce: string;
  look: Portrait;
}

/** What the drawn portrait shows; indices into the palettes of artwork/portrait.ts. */
export interface Portrait {
  hair: "short" | "bob" | "long" | "bun" | "curly" | "bald" | "side" | "tail";
  hairTone: number;
  skin: number;
  cloth: "suit" | "shirt" | "overall" | "apron" | "coat" | "knit";
  clothTone: number;
  glasses?: true;
  beard?: true;
  helmet?: true;
  ground: number;
}

export interface CourseSeed {
  slug: string;
  name: string;
  subtitle: string;
  /** Key of a third-level category. */
  at: string;
  /** Key of a lecturer. */
  by: string;
  /** CourseCategoryEnum; 1 when absent. */
  kind?: 1 | 2 | 3 | 4;
  /** Yuan; 0 is a free course. */
  price: number;
  /** SVIP price in yuan; absent: free for SVIP members. */
  member?: number;
  /** How many people study it. */
  study: number;
  /** Overrides the motif of the subject. */
  motif?: string;
  about: string;
  gains: string[];
  /** One chapter a line: `title：period｜period`. */
  outline: string;
}

export interface Subject {
  orgNo: string;
  motif: string;
  /** What its covers may be coloured with. */
  palettes: PaletteName[];
  locale?: "en";
  audience: string;
  method: string;
  courses: CourseSeed[];
}

export interface ArticleZoneSeed {
  key: string;
  orgNo: string;
  zh: string;
  en: string;
  descZh: string;
  descEn: string;
}

export interface ArticleSeed {
  slug: string;
  zone: string;
  title: string;
  summary: string;
  author: string;
  motif: string;
  palette: PaletteName;
  views: number;
  /** Days before the day of seeding on which it was published. */
  daysAgo: number;
  /**
   * Blocks: `## ` a heading, `- ` list entries line by line, `> ` a quotation, anything else a paragraph; apart by
   * empty lines.
   */
  body: string;
}

export interface GradeSeed {
  slug: string;
  orgNo: string;
  by: string;
  name: string;
  intro: string;
  /** Yuan; 0 is free. */
  price: number;
  members: number;
  /** Days from the day of seeding. */
  begins: number;
  days: number;
  motif: string;
  palette: PaletteName;
  /** Slugs of its courses. */
  courses: string[];
}

export interface ZoneSeed {
  key: string;
  /** zone_location: 1, the home page, unless said; 2 is the landing page /tpl. */
  place?: number;
  orgNo: string;
  zh: string;
  en: string;
  descZh: string;
  descEn: string;
  courses: string[];
}

/** What is written in both languages. */
interface InBoth {
  zh: string;
  en: string;
  descZh: string;
  descEn: string;
  /** Light markup, see `rich-text.ts`. */
  bodyZh: string;
  bodyEn: string;
  motif: string;
  palette: PaletteName;
}

export interface OpenCourseSeed extends InBoth {
  slug: string;
  /** Slug of the live course that it leads to. */
  course: string;
  /** Which of that course's sessions it is, from 1. Its times are those of the class. */
  session: number;
  /** Places; 0: as many as come. */
  most: number;
  members: number;
}

export interface CustomPackageSeed extends InBoth {
  slug: string;
  /** Key of a third-level category, or with `fromCourse` the slug of a course in it. */
  at: string;
  fromCourse?: true;
  gains: [zh: string, en: string][];
  days: number;
  least: number;
  most: number;
  /** Yuan for a group; absent: on request. */
  price?: number;
}
