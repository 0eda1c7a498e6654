import { hash } from "node:crypto";
import type { Writable } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from "react-dom/server";
import { FormDefinitionsContext } from "../forms/definition.ts";
import { blockModules } from "../generated/blocks.ts";
import { previewRegistry } from "../browser/preview/registry.tsx";
import { elementOf } from "../renderer/elements.ts";
import { createKeptFragments } from "../renderer/kept-fragments.ts";
import { globalStyle } from "../renderer/global-style.ts";
import { rtlStyle } from "../renderer/rtl-style.ts";
import { createRegistry, type BlockRegistry } from "../renderer/registry.ts";
import { shownTypes } from "../renderer/visible-types.ts";
import { ScreenView } from "../renderer/ScreenView.tsx";
import { staticFrame } from "../renderer/static-frame.ts";
import { createPageSheet } from "../renderer/style-sheet.ts";
import type { CompiledBlock, CompiledScreen } from "../site/compile/compile.ts";
import type { FormDefinition } from "../site/document/form-definition.ts";
import type { PagePayload } from "../site/document/page.ts";
import "../ui/math-at-once.ts";

export { globalStyle, rtlStyle };

/** A page ready to be drawn: what travels to the browser, and the same screen compiled. */
export interface DrawablePage {
  payload: PagePayload;
  compiled: CompiledScreen;
}

/** A drawn body and the style of the components in it, as a style element. */
export interface DrawnBody {
  /** Texts of this page alone, and such as others have too, as the same objects. */
  pieces: (string | { readonly html: string })[];
  style: string;
}

/** A body whose shell is drawn. */
export interface DrawnStream {
  /** The style of the shell's components, as a style element. */
  style: string;
  /** Sends the body and ends with `tail`. */
  pipe(destination: Writable, tail: string): void;
}

/** Told of each block that was left out of a page because it failed. */
export type ReportBlock = (error: unknown, blockKey: string) => void;

const registry = createRegistry(blockModules);

/** Loads the blocks that a screen uses; on the server they are loaded once and stay. */
export async function loadBlocks(types: readonly string[], report: ReportBlock): Promise<void> {
  await Promise.all(types.map((type) => registry.load([type]).catch((error: unknown) => report(error, type))));
}

/** The types of the blocks that a page shows at first, whose code its browser needs. */
export function drawnTypes({ payload, compiled }: DrawablePage): string[] {
  return shownTypes(compiled, payload);
}

/** How a page is drawn at once. */
export interface WholeDrawing {
  nonce?: string;
  /** Whether blocks are shown as earlier pages drew them; it comes to the same bytes. */
  keeps?: boolean;
}

/** Draws a page at once. Blocks that fail are left out and reported; throws when the frame itself fails. */
export function drawWhole(
  page: DrawablePage,
  report: ReportBlock,
  { nonce, keeps = false }: WholeDrawing = {},
): DrawnBody {
  const draw = (leftOut?: ReadonlySet<string>): DrawnBody => {
    const sheet = createPageSheet(nonce);
    const html = renderToString(sheet.collect(screenOf(page, leftOut)));
    return { pieces: [html], style: sheet.styleTag() };
  };
  if (keeps) {
    try {
      const drawn = drawFromKept(page, nonce);
      if (drawn) return drawn;
    } catch {
      // What failed is found, and told of, where the page is drawn without it.
    }
  }
  try {
    return draw();
  } catch (error) {
    return draw(failing(page, error, report));
  }
}

const fragments = createKeptFragments((name) => hash("sha256", name, "base64url"));

/** How often blocks were found kept, and drawn to be kept. */
export const fragmentCounts = fragments.counts;

function drawFromKept(page: DrawablePage, nonce: string | undefined): DrawnBody | undefined {
  const { payload, compiled } = page;
  const sheet = createPageSheet(nonce);
  const pieces = fragments.draw({
    frame: staticFrame(payload, registry),
    sheet,
    forms: payload.forms,
    draw: (frame, into) =>
      renderToString(into.collect(<ScreenView compiled={compiled} page={payload} frame={frame} />)),
    emptySheet: () => createPageSheet(nonce),
  });
  return pieces && { pieces, style: sheet.styleTag() };
}

/** Whether a body that was drawn at once lacks a part whose code was not there yet. */
export function lacksParts({ pieces }: DrawnBody): boolean {
  // What is kept lacks nothing.
  return pieces.some((piece) => typeof piece === "string" && piece.includes("<!--$!-->"));
}

/**
 * Draws a page as a stream. Resolves when its shell is ready, so that a page that fails has not begun yet; then
 * `pipe` sends it on, with the style of what comes later between.
 */
export async function drawStream(
  page: DrawablePage,
  { nonce, report, preview = false }: { nonce: string; report: ReportBlock; preview?: boolean },
): Promise<DrawnStream> {
  if (preview) return drawPreview(page, nonce, report);
  try {
    return await stream({ nonce, report, screen: screenOf(page) });
  } catch (error) {
    return await stream({ nonce, report, screen: screenOf(page, failing(page, error, report)) });
  }
}

/** A page of a draft: what cannot be drawn is a box that says why, and everything else as it will be. */
async function drawPreview(page: DrawablePage, nonce: string, report: ReportBlock): Promise<DrawnStream> {
  const failed = new Map<string, string>();
  const boxes = previewRegistry(registry, { failed });
  try {
    return await stream({ nonce, report, screen: screenOf(page, undefined, boxes) });
  } catch (error) {
    failing(
      page,
      error,
      (reason, key) => {
        failed.set(key, String(reason));
        report(reason, key);
      },
      boxes,
    );
    return await stream({ nonce, report, screen: screenOf(page, undefined, boxes) });
  }
}

/** Why a form cannot be drawn, which is drawn empty and by itself; undefined where it can be. */
export async function formFault(definition: FormDefinition): Promise<string | undefined> {
  const { FormView } = await import("../forms/FormView.tsx");
  const props = { id: "form", t: (key: string) => key, locale: "en", submitLabel: "", onSubmit: async () => undefined };
  try {
    renderToStaticMarkup(createPageSheet().collect(<FormView definition={definition} {...props} />));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

interface Drawing {
  nonce: string;
  report: ReportBlock;
  screen: ReactElement;
}

function stream({ nonce, report, screen }: Drawing) {
  return new Promise<DrawnStream>((resolve, reject) => {
    const sheet = createPageSheet(nonce);
    let begun = false;
    const rendering = renderToPipeableStream(sheet.collect(screen), {
      nonce,
      onShellReady() {
        begun = true;
        const style = sheet.takeStyleTag();
        resolve({
          style,
          pipe(destination, tail) {
            const body = sheet.interleave(rendering);
            body.pipe(destination, { end: false });
            body.on("end", () => destination.end(tail));
          },
        });
      },
      onShellError: reject,
      // Before the shell is ready, the careful pass below finds the block and reports it by its key.
      onError: (error) => void (begun && report(error, "")),
    });
  });
}

function screenOf(
  { payload, compiled }: DrawablePage,
  leftOut?: ReadonlySet<string>,
  blocks: BlockRegistry = registry,
) {
  return <ScreenView compiled={compiled} page={payload} frame={staticFrame(payload, blocks, leftOut)} />;
}

/**
 * The blocks that fail, found by drawing each alone, with all that the page gives it. Throws the first error again when
 * none of them does.
 */
function failing(
  page: DrawablePage,
  error: unknown,
  report: ReportBlock,
  blocks: BlockRegistry = registry,
): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (block: CompiledBlock): void => {
    // From the innermost out, so that what holds a failing block is tried without it.
    for (const children of Object.values(block.children)) children.forEach(visit);
    const frame = staticFrame(page.payload, blocks, found);
    try {
      const alone = () => (
        <FormDefinitionsContext value={page.payload.forms}>{elementOf(block, frame)}</FormDefinitionsContext>
      );
      if (block.visible(frame.scope)) renderToStaticMarkup(createPageSheet().collect(alone()));
    } catch (reason) {
      found.add(block.key);
      report(reason, block.key);
    }
  };
  for (const blocks of Object.values(page.compiled.slots)) blocks.forEach(visit);
  if (found.size === 0) throw error;
  return found;
}
