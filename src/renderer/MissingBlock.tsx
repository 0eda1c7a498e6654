import { useEffect, useState } from "react";
import type { CompiledBlock } from "../site/compile/compile.ts";
import { FailedBlock } from "./BlockBoundary.tsx";
import type { ScreenHost } from "./LiveScreen.tsx";
import type { BlockRegistry } from "./registry.ts";

interface MissingBlockProps {
  block: CompiledBlock;
  registry: BlockRegistry;
  host: Pick<ScreenHost, "report" | "preview">;
  onLoaded: () => void;
}

/**
 * Stands for a block whose code is not here: it was not shown before, such as a dialog, and is loaded now. A type that
 * nobody knows stays empty, and shows only in the studio's preview.
 */
export function MissingBlock({ block, registry, host, onLoaded }: MissingBlockProps) {
  const { key, type } = block;
  const [unknown, setUnknown] = useState(false);
  useEffect(() => {
    setUnknown(false);
    registry.load([type]).then(
      () => {
        if (registry.component(type)) return onLoaded();
        setUnknown(true);
        host.report(new Error(`unknown block type "${type}"`), key);
      },
      (error: unknown) => host.report(error, key),
    );
  }, [key, type]);
  return unknown && host.preview ? <FailedBlock blockKey={key} reason={`"${type}"?`} /> : null;
}
