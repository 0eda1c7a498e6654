import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Schema } from "../schema.ts";
import { listFiles, readJson, type JsonFile } from "./files.ts";

/** Whose document it is: the default site and the flavours are the platform's. */
export type DocumentOwner = "platform" | "organisation";

/** An operation as `schemas/api/*.api.json` writes it. */
export interface OperationSource {
  method: "GET" | "POST";
  path: string;
  summary: string;
  description?: string;
  "x-access": "public" | "auth" | "learner" | "lecturer" | "organisation" | "operator";
  "x-screen"?: DocumentOwner[];
  "x-action"?: Partial<Record<DocumentOwner, "gesture" | "own">>;
  "x-confirm"?: true | string;
  "x-bytes"?: number;
  /** Names of error codes that it answers by rules of its own. */
  "x-faults"?: string[];
  params?: Schema;
  body?: Schema;
  reply: Schema;
}

export interface ApiSource {
  tag: string;
  description: string;
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
  schema: Schema;
  uiSchema?: Record<string, unknown>;
  messages?: Record<string, Record<string, string>>;
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
  gestures?: string[];
  own?: Record<string, string[]>;
  /** Props that every use has to give, though their values may come late. */
  needs?: string[];
  slots?: string[];
  events?: Record<string, Schema>;
  operations?: string[];
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
  /** Operation → a call of it. */
  examples: Record<string, CallExample>;
  /** Text key → text of the first language. */
  texts: Record<string, string>;
  /** The same in English, which documents for programmers are in. */
  englishTexts: Record<string, string>;
  /** Language → words of blocks and of a site's parts, with the labels of enumerations. */
  words: Record<string, Record<string, string>>;
  /** Migration files, in order. */
  migrations: string[];
}

/** Reads all sources of a project. Folders that are not there yet have nothing in them. */
export function readSources(root: string): Sources {
  return {
    root,
    entities: listFiles(root, "schemas/entities", ".schema.json").map((file) => readJson<Schema>(root, file)),
    site: listFiles(root, "schemas/site", ".schema.json").map((file) => readJson<Schema>(root, file)),
    apis: listFiles(root, "schemas/api", ".api.json").map((file) => readJson<ApiSource>(root, file)),
    forms: listFiles(root, "schemas/forms", ".form.json").map((file) => readJson<FormSource>(root, file)),
    blocks: listFiles(root, "src/blocks", "block.schema.json").map((file) => readBlock(root, file)),
    examples: readIfThere(root, "schemas/examples/calls.json"),
    texts: readIfThere(root, "src/locales/zh-CN.json"),
    englishTexts: readIfThere(root, "src/locales/en.json"),
    words: readWords(root),
    migrations: listFiles(root, "src/server/database/migrations", ".sql"),
  };
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
