import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Schema } from "../schema.ts";
import { listFiles, readJson, type JsonFile } from "./files.ts";

/** Whose document it is: the default site and the flavours are the platform's. */
export type DocumentOwner = "platform" | "organisation";

/** What somebody may who acts for an organisation with an account of their own. */
export type StaffRole = "owner" | "editor" | "author" | "teaching" | "finance" | "reader";

/** An operation as `schemas/api/*.api.json` writes it. */
export interface OperationSource {
  method: "GET" | "POST";
  path: string;
  summary: string;
  description?: string;
  "x-access": "public" | "auth" | "learner" | "lecturer" | "organisation" | "operator";
  /** Which staff of an organisation may call it, where that is not what its file says. */
  "x-staff"?: StaffRole[];
  /** It changes nothing. */
  "x-reads"?: true;
  /** A session of the exam room may make it. */
  "x-room"?: true;
  /** It counts how often a network asks: no page with its reply is kept for others. */
  "x-counts"?: true;
  /** true: a key sent with it makes it count once; otherwise why it needs none. */
  "x-once"?: true | "state" | "version" | "unique" | "secret";
  "x-screen"?: DocumentOwner[];
  "x-action"?: Partial<Record<DocumentOwner, "gesture" | "own">>;
  /** It is about what is the caller's own beside what a site shows everybody. */
  "x-viewer"?: true;
  /** The operation that takes it back. */
  "x-undo"?: string;
  "x-confirm"?: true | string;
  "x-bytes"?: number;
  /** Whoever reads it may take the whole list away as a file; a number says of how many records, where that is not the usual. */
  "x-export"?: true | number;
  /** Names of error codes that it answers by rules of its own. */
  "x-faults"?: string[];
  params?: Schema;
  body?: Schema;
  reply: Schema;
}

export interface ApiSource {
  tag: string;
  description: string;
  /** Which staff may call those that change nothing, and all others. */
  staff?: { see?: StaffRole[]; do?: StaffRole[] };
  operations: Record<string, OperationSource>;
}

/** A call of the demo as `schemas/examples/calls.json` keeps it. */
export interface CallExample {
  /** The account of the demo that makes it; absent, nobody is signed in. */
  as?: string;
  input: Record<string, unknown>;
  /** What it gives: the `data` of the envelope, with one or two entries of each list. */
  reply: unknown;
}

/** A form as `schemas/forms/*.form.json` writes it. */
export interface FormSource {
  title: string;
  /** The call that it is sent with; what that says of its fields, the form does not. */
  operation?: string;
  /** The property of its body that has the fields. */
  part?: string;
  /** Fields that are not sent. */
  /** The property of the call's body that its fields are in. */
  within?: string;
  local?: string[];
  schema: Schema;
  uiSchema?: Record<string, unknown>;
  messages?: Record<string, Record<string, string>>;
  /** Error code of the call → the field that it is about. */
  errors?: Record<string, string | { field: string; empty: string }>;
  submit?: unknown;
}

/** A piece of a screen that shows a block. */
export interface Example {
  /** The data sources that its blocks bind. */
  data?: Record<string, unknown>;
  /** The block itself first, then what stands in its slots. */
  blocks: Record<string, Record<string, unknown>>;
}

/** A block as `src/blocks/<name>/block.schema.json` writes it. */
export interface BlockSource {
  type: string;
  component: string;
  title: string;
  description: string;
  group: string;
  owners: DocumentOwner[];
  words?: "platform";
  wakes?: "load" | "session";
  textsOf?: string[];
  gestures?: string[];
  /** Props whose entries name events. */
  eventsBy?: string[];
  /** The prop that names the entity whose records it shows. */
  records?: string;
  own?: Record<string, string[]>;
  /** The prop with the list that it is there to show. */
  list?: string;
  /** Props that every use has to give, though their values may come late. */
  needs?: string[];
  slots?: string[];
  events?: Record<string, Schema>;
  operations?: string[];
  /** What it uploads files for. */
  uploads?: string[];
  /** Why it makes calls of its own. */
  live?: string;
  props: Schema;
}

export interface BlockFile extends JsonFile<BlockSource> {
  /** Whether the component's file stands beside it. */
  hasComponent: boolean;
  /** What example.json beside it shows: a piece of a screen. */
  example?: Example;
}

/** Everything that the generator reads. */
export interface Sources {
  root: string;
  entities: JsonFile<Schema>[];
  site: JsonFile<Schema>[];
  apis: JsonFile<ApiSource>[];
  forms: JsonFile<FormSource>[];
  blocks: BlockFile[];
  /** Block type → how many operations it may have without saying why, until its screen is made of generic blocks. */
  ownCalls: Record<string, number>;
  /** Operation → a call of it. */
  examples: Record<string, CallExample>;
  /** The languages that src/locales has texts in: the first one first. */
  languages: string[];
  /** Text key → text of the first language. */
  texts: Record<string, string>;
  /** The same in English, which documents for programmers are in. */
  englishTexts: Record<string, string>;
  /** Text key → text of the studio, in the first language. */
  studioTexts: Record<string, string>;
  /** Language → what the reference of the configuration says between the words of blocks. */
  docs: Record<string, Record<string, string>>;
  /** Language → words of blocks and of a site's parts, with the labels of enumerations. */
  words: Record<string, Record<string, string>>;
  /** Migration files, in order. */
  migrations: string[];
}

/** The blocks that make calls of their own and do not say why: the list only becomes shorter. */
export const ownCallsFile = "src/blocks/own-calls.json";

/** Reads all sources of a project. Folders that are not there yet have nothing in them. */
export function readSources(root: string): Sources {
  const languages = languagesOf(root);
  return {
    root,
    entities: listFiles(root, "schemas/entities", ".schema.json").map((file) => readJson<Schema>(root, file)),
    site: listFiles(root, "schemas/site", ".schema.json").map((file) => readJson<Schema>(root, file)),
    apis: listFiles(root, "schemas/api", ".api.json").map((file) => readJson<ApiSource>(root, file)),
    forms: listFiles(root, "schemas/forms", ".form.json").map((file) => readJson<FormSource>(root, file)),
    blocks: listFiles(root, "src/blocks", "block.schema.json").map((file) => readBlock(root, file)),
    ownCalls: readIfThere(root, ownCallsFile),
    examples: readIfThere(root, "schemas/examples/calls.json"),
    languages,
    texts: readIfThere(root, `src/locales/${firstLanguage}.json`),
    englishTexts: readIfThere(root, "src/locales/en.json"),
    studioTexts: readIfThere(root, `src/locales/studio/${firstLanguage}.json`),
    docs: Object.fromEntries(
      languages.map((locale) => [locale, readIfThere<string>(root, `src/locales/docs/${locale}.json`)]),
    ),
    words: readWords(root),
    migrations: listFiles(root, "src/server/database/migrations", ".sql"),
  };
}

/** The language of the product that is written first; it comes first in every list. */
export const firstLanguage = "zh-CN";

/** A language is there when src/locales has a file of its name. */
function languagesOf(root: string): string[] {
  const found = listFiles(root, "src/locales", ".json").flatMap(
    (file) => /^src\/locales\/([^/]+)\.json$/.exec(file)?.[1] ?? [],
  );
  return found.toSorted((one, other) => Number(other === firstLanguage) - Number(one === firstLanguage));
}

function readIfThere<Content>(root: string, file: string): Record<string, Content> {
  return existsSync(join(root, file)) ? readJson<Record<string, Content>>(root, file).content : {};
}

function readBlock(root: string, file: string): BlockFile {
  const read = readJson<BlockSource>(root, file);
  const example = join(dirname(file), "example.json");
  return {
    ...read,
    hasComponent: existsSync(join(root, dirname(file), `${read.content.component}.tsx`)),
    ...(existsSync(join(root, example)) ? { example: readJson<Example>(root, example).content } : {}),
  };
}

function readWords(root: string): Sources["words"] {
  const folder = "src/locales/blocks";
  return Object.fromEntries(
    listFiles(root, folder, ".json").map((file) => {
      const locale = file.slice(folder.length + 1, -".json".length);
      const labels = Object.entries(
        readJson<Record<string, string>>(root, `src/locales/${locale}.json`).content,
      ).filter(([key]) => key.startsWith("enum."));
      return [locale, { ...Object.fromEntries(labels), ...readJson<Record<string, string>>(root, file).content }];
    }),
  );
}
