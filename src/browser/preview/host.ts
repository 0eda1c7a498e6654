import { requestOf } from "../../shared/operation-request.ts";
import type { Envelope } from "../transport.ts";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import type { ScreenHost } from "../../renderer/LiveScreen.tsx";
import type { Toasts } from "../../renderer/toasts.ts";
import { translateFor } from "../../renderer/translate.ts";
import type { Blocks } from "./blocks.ts";
import type { DraftPages } from "./draft-pages.ts";

interface HostParts {
  pages: DraftPages;
  toasts: Toasts;
  blocks: Blocks;
}

/**
 * What screens work on in a preview: calls that anybody may make are made, as nobody; nothing is changed, and nothing
 * is read that belongs to somebody.
 */
export function createPreviewHost({ pages, toasts, blocks }: HostParts): ScreenHost {
  const text = (key: TextKey) => translateFor(pages.current().payload)(key);
  return {
    async call(operation, input, { quiet, signal }) {
      const { preview, payload } = pages.current();
      const address = payload.operations[operation];
      if (!address || address.write || !preview.open.includes(operation)) {
        if (!quiet) toasts.show(preview.words.notSent, "info");
        // A block that shows why it has nothing shows this.
        throw new Error(address?.write ? preview.words.notSent : preview.words.notRead);
      }
      const { url, body } = requestOf(address, input);
      const orgno: Record<string, string> = payload.site.orgNo ? { orgno: payload.site.orgNo } : {};
      const reply = await fetch(url, {
        method: address.method,
        credentials: "omit",
        headers: { lang: payload.locale, ...orgno, ...(body ? { "content-type": "application/json" } : {}) },
        ...(body ? { body } : {}),
        ...(signal ? { signal } : {}),
      });
      const { code, msg, data } = (await reply.json()) as Envelope;
      if (code === 200) return data;
      if (!quiet && msg) toasts.show(msg, "error");
      throw new Error(msg);
    },
    // What a screen's data was comes with each page; what a source asks for changes with the page alone.
    fetch: ([operation, input]) => Promise.resolve(dataOf(pages, operation, input)),
    navigate: (to) => pages.go(to),
    toast: (words, tone) => toasts.show(words, tone),
    refresh: () => pages.refresh(),
    async confirm(question) {
      const { confirm } = await import("../../renderer/confirm.ts");
      return confirm({ yes: text("common.confirm"), no: text("common.cancel"), ...question });
    },
    report(error, blockKey) {
      console.error(`block "${blockKey}" failed`, error);
      blocks.fail(blockKey);
    },
    toasts,
    preview: true,
  };
}

function dataOf(pages: DraftPages, operation: string, input: unknown): unknown {
  const { payload, compiled } = pages.current();
  const { viewer, site, route, data } = payload;
  const scope = { viewer, site, route, data };
  const wanted = JSON.stringify(input);
  const source = compiled.sources.find(
    (one) => one.operation === operation && JSON.stringify(one.input(scope)) === wanted,
  );
  return source && data[source.name];
}
