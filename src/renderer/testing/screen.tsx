import { vi } from "vitest";
import bundle from "../../generated/built/bundle.json" with { type: "json" };
import { contract } from "../../generated/contract.ts";
import { blockModules } from "../../generated/blocks.ts";
import texts from "../../locales/zh-CN.json" with { type: "json" };
import { draw } from "../../forms/testing/page.ts";
import { compileScreen } from "../../site/compile/compile.ts";
import { localise } from "../../site/compile/localise.ts";
import { createTexts } from "../../site/compile/texts.ts";
import { completedForm, type FormOfCall } from "../../site/document/complete-form.ts";
import type { ViewerView } from "../../site/document/page.ts";
import type { FormDefinition } from "../../site/document/form-definition.ts";
import { composeScreen } from "../../site/document/resolve.ts";
import { payloadWith } from "../../site/testing/payload.ts";
import { scopeWith } from "../../site/testing/scope.ts";
import type { JsonObject } from "../../shared/json.ts";
import type { FileAddress, SavedFile } from "../actions.ts";
import { LiveScreen, type ScreenHost } from "../LiveScreen.tsx";
import { createRegistry } from "../registry.ts";
import { createToasts } from "../toasts.ts";

const forms = import.meta.glob<JsonObject>("../../../schemas/forms/*.form.json", { import: "default", eager: true });
const bare = { frame: "column" as const, slots: { main: { tag: "main" as const }, overlay: {} }, data: {}, blocks: {} };

interface OpenScreen {
  /** The document of `tenants/default/screens`. */
  screen: JsonObject;
  /** The reply of each of its data sources. */
  data: Record<string, unknown>;
  query?: Record<string, string>;
  /** Who looks at it; without it a visitor. */
  viewer?: Partial<ViewerView>;
  /** What the site offers; without it nothing that can be switched off. */
  features?: Record<string, boolean>;
  /** What calls give, by operation; those that are not here give nothing. */
  calls?: Record<string, (input: Record<string, unknown>) => unknown>;
}

/**
 * Draws a screen of the default site from its JSON, with the blocks, forms and texts of the product, and the replies
 * that a test gives. Gives what was called, said and asked.
 */
export async function openScreen({ screen, data, query = {}, viewer = {}, features = {}, calls = {} }: OpenScreen) {
  const localised = localise(composeScreen(bare, screen), createTexts({ locale: "zh-CN", catalogues: [texts] }));
  const compiled = compileScreen(localised);
  const registry = createRegistry(blockModules);
  await registry.load(compiled.blockTypes);
  const scope = scopeWith({ viewer, site: { features }, route: { query, path: String(screen["path"]) } });
  const page = payloadWith({
    messages: texts,
    forms: Object.fromEntries(Object.entries(forms).map(definitionOf)),
    operations: Object.fromEntries(
      Object.entries(contract).map(([id, { method, path, pathParams, queryParams }]) => [
        id,
        { method, path, pathParams, queryParams },
      ]),
    ),
    screen: localised,
    route: scope.route,
    viewer: scope.viewer,
    site: scope.site,
    data,
  });
  const host = {
    call: vi.fn(async (operation: string, input: Record<string, unknown>) => calls[operation]?.(input) ?? {}),
    fetch: vi.fn(async () => undefined),
    navigate: vi.fn(async () => {}),
    toast: vi.fn(),
    refresh: vi.fn(async () => {}),
    confirm: vi.fn(async () => true),
    save: vi.fn(async (_file: SavedFile | FileAddress) => {}),
    report: vi.fn((error: unknown) => {
      throw error;
    }),
    toasts: createToasts(),
    preview: false,
  } satisfies ScreenHost;
  await draw(<LiveScreen page={page} compiled={compiled} registry={registry} host={host} />);
  return host;
}

/** jsdom has no dialogs. */
export function dialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
}

function definitionOf([file, form]: [string, JsonObject]): [string, FormDefinition] {
  const name = file.replace(/^.*\//, "").replace(/\.form\.json$/, "");
  const whole = completedForm(form as JsonObject & FormOfCall, bundle.$defs);
  return [name, { ...(whole as unknown as FormDefinition), validator: name }];
}
