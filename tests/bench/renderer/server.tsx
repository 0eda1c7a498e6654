import { renderToString } from "react-dom/server";
import { blockModules } from "../../../src/generated/blocks.ts";
import { createRegistry } from "../../../src/renderer/registry.ts";
import { ScreenView } from "../../../src/renderer/ScreenView.tsx";
import { staticFrame } from "../../../src/renderer/static-frame.ts";
import { createPageSheet } from "../../../src/renderer/style-sheet.ts";
import { translateFor } from "../../../src/renderer/translate.ts";
import { compileScreen } from "../../../src/site/compile/compile.ts";
import { ByHand } from "./ByHand.tsx";
import { payload } from "./fixture.ts";

const registry = createRegistry(blockModules);
const compiled = compileScreen(payload.screen);
await registry.load(compiled.blockTypes);

export function fromConfiguration(): string {
  const sheet = createPageSheet();
  return (
    renderToString(
      sheet.collect(<ScreenView compiled={compiled} page={payload} frame={staticFrame(payload, registry)} />),
    ) + sheet.styleTag()
  );
}

export function byHand(): string {
  const sheet = createPageSheet();
  return renderToString(sheet.collect(<ByHand page={payload} translate={translateFor(payload)} />)) + sheet.styleTag();
}
