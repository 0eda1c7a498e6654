import type { SiteFinding } from "../../../../generated/types.ts";
import { diffLayers, type LayerChange } from "../../../../site/edit/diff.ts";
import { addressPlaces } from "../../../../site/edit/used-images.ts";
import type { Layer } from "../../../../site/document/resolve.ts";
import { fail } from "../../../core/errors.ts";
import { parseLayer } from "../tenants/bases.ts";
import type { ArchiveFault } from "../tenants/archive/zip.ts";
import { canonicalJson } from "../../../lib/canonical-json.ts";
import { createChecker } from "../tenants/check-layer.ts";
import { drawBuilt } from "../tenants/draw-form.ts";
import { flavourOf, ownLayerOf } from "../tenants/drafts/own-layer.ts";
import type { FolderFinding } from "../tenants/finding.ts";
import { compileScript } from "../tenants/form-scripts.ts";
import type { LayerText } from "../tenants/layer-text.ts";
import { loadLanguage } from "../tenants/load-language.ts";
import { boxDraft, parsedJson, type BoxedDraft, type DraftToBox } from "../tenants/preview/box-draft.ts";
import { packLayer, unpackLayer, type PackedPicture, type Unpacked } from "../tenants/archive/archive.ts";
import { keptPictures, withTexts } from "../../../../site/document/assets.ts";
import { basesThrough } from "./bases-through.ts";
import type { Ask } from "./questions.ts";

/**
 * What threads do, by name. Each is given and gives plain values only. Layers travel as their JSON text: copying one
 * string is cheaper than copying what is in it, and it is read where there is time.
 */
export const tasks = {
  /**
   * A layer from outside as it is kept, or why it cannot be kept at all; asks for what it stands on. `patch` is JSON.
   */
  async openLayer(
    { patch, locale }: { patch: string; locale: string },
    ask: Ask,
  ): Promise<LayerText | { findings: SiteFinding[] }> {
    const layer = parsedOrRefused(patch);
    return textOfOwn(ownLayerOf(layer, locale, await standingOn(layer, ask)));
  },

  /** What is wrong in an organisation's own layer; asks for what it stands on. */
  async judgeLayer({ orgNo, json }: { orgNo: string; json: string }, ask: Ask): Promise<FolderFinding[]> {
    const check = createChecker({ ...(await basesThrough(ask)), drawForm: drawBuilt }, { advises: true });
    const { findings } = await check(
      { folder: orgNo, exists: true, stamp: "", layer: parsedJson(json) as Layer, texts: new Map(), findings: [] },
      { kind: "organisation", orgNo },
    );
    return findings;
  },

  /** A draft with its mistakes in boxes; asks for what it stands on. */
  async boxDraft(draft: DraftToBox, ask: Ask): Promise<BoxedDraft> {
    return boxDraft(draft, (await basesThrough(ask)).layer);
  },

  diffLayers({ before, after }: { before: string; after: string }): LayerChange[] {
    return diffLayers(parseLayer(before), parseLayer(after));
  },

  /** Where a layer names each of these addresses, as JSON pointers. */
  imagePlaces({ json, addresses }: { json: string; addresses: readonly string[] }): Record<string, string[]> {
    return addressPlaces(JSON.parse(json), addresses);
  },

  /** The own pictures that a layer names: the keys of their files by address. */
  keptPictures({ json }: { json: string }): [address: string, key: string][] {
    return [...keptPictures(JSON.parse(json))];
  },

  /** The archive of a layer, with its pictures. */
  packLayer({ json, pictures = [] }: { json: string; pictures?: readonly PackedPicture[] }): Uint8Array {
    return packLayer(parseLayer(json), pictures);
  },

  /** The layer, as JSON, with other texts in the place of some: addresses of pictures. */
  replaceTexts({ json, texts }: { json: string; texts: readonly (readonly [string, string])[] }): LayerText {
    return { json: canonicalJson(withTexts(parseLayer(json), new Map(texts))) };
  },

  /** The same of an archive; `warnings` say what of its files is not kept. */
  async unpackLayer(
    { archive, locale }: { archive: Uint8Array; locale: string },
    ask: Ask,
  ): Promise<UnpackedText | { fault: ArchiveFault } | { findings: SiteFinding[] }> {
    const unpacked = await unpackLayer(archive, locale, (layer) => standingOn(layer, ask));
    if (!("layer" in unpacked)) return unpacked;
    const { layer, ...rest } = unpacked;
    return { json: canonicalJson(layer), ...rest };
  },

  /** The validator of a form as a script. `schema` is JSON. */
  compileForm({ schema }: { schema: string }): Promise<string> {
    return compileScript(JSON.parse(schema));
  },

  /** Formulae as MathML, by their place; undefined where one is not drawn. */
  async drawFormulae(formulae: readonly { latex: string; isBlock: boolean }[]) {
    const { drawFormula } = await import("../../../../shared/formula/draw-formula.ts");
    return formulae.map(({ latex, isBlock }) => {
      const drawn = drawFormula(latex, isBlock);
      return "math" in drawn ? drawn.math : undefined;
    });
  },

  /** Code in its pieces, by its place; undefined where it is not told apart. */
  async drawCode(codes: readonly { language: string; text: string }[]) {
    const { drawCode } = await import("../../../../shared/code/draw-code.ts");
    return codes.map(({ language, text }) => drawCode(text, language));
  },

  /** The questions of a file that somebody sent. */
  async readQuestions(file: Parameters<Exams["readQuestions"]>[0]) {
    return (await exams()).readQuestions(file);
  },

  /** Questions as a file. */
  async writeQuestions(questions: Parameters<Exams["writeQuestions"]>[0]) {
    return (await exams()).writeQuestions(questions);
  },

  /** A workbook, or a text in whatever encoding, as lines of text. */
  async sheetText({ bytes }: { bytes: Uint8Array }) {
    return (await exams()).sheetText(bytes);
  },

  /** The people of the lines of a list that somebody sent. */
  async readPeople({ text }: { text: string }) {
    return (await exams()).readPeople(text);
  },

  /** The rows of the lines of a table that somebody sent. */
  async readLines({ text }: { text: string }) {
    return (await exams()).readSeparated(text);
  },

  /** The figures of an exam. */
  async analyseExam({ scores, most }: { scores: (number | null)[][]; most: number[] }) {
    return (await exams()).analyseItems(scores, most);
  },

  /** A certificate as a PDF or a picture. */
  async drawCertificate(certificate: Parameters<Certificates["drawCertificate"]>[0]) {
    return (await certificates()).drawCertificate(certificate);
  },

  /** A picture for certificates, made anew. */
  async makeCertificatePicture(picture: Parameters<Certificates["makeCertificatePicture"]>[0]) {
    return (await certificates()).makeCertificatePicture(picture);
  },

  /** The characters of each text that the font of certificates has not. */
  async missingCharacters(texts: Parameters<Certificates["missingCharacters"]>[0]) {
    return (await certificates()).missingCharacters(texts);
  },
};

type Certificates = typeof import("../../certificates/threads.ts");
const certificates = (): Promise<Certificates> => import("../../certificates/threads.ts");

type Exams = typeof import("../../exams/threads.ts");
/** Loaded by the threads that have such work. */
const exams = (): Promise<Exams> => import("../../exams/threads.ts");

/** A layer from an archive as text, with its pictures, which are not in it yet. */
type UnpackedText = LayerText & Omit<Extract<Unpacked, { layer: unknown }>, "layer">;

export type TaskName = keyof typeof tasks;
export type TaskInput<Name extends TaskName> = Parameters<(typeof tasks)[Name]>[0];
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<(typeof tasks)[Name]>>;

/** What came with a call, and nobody has read yet. BROKEN_BODY for what is no JSON. */
function parsedOrRefused(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    return fail("BROKEN_BODY", { cause: error });
  }
}

/** What a layer from outside stands on, and what there is to know to write its short forms out. */
async function standingOn(layer: unknown, ask: Ask) {
  const language = await loadLanguage();
  const { layer: layerOf } = await basesThrough(ask);
  const named = flavourOf(layer);
  const below = (named === undefined ? undefined : await layerOf(named)) ?? (await layerOf(undefined));
  return { below: below ? [below] : [], language };
}

function textOfOwn(own: ReturnType<typeof ownLayerOf>): LayerText | { findings: SiteFinding[] } {
  return "layer" in own ? { json: canonicalJson(own.layer) } : own;
}
