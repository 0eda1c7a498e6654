import { useEffect, useEffectEvent } from "react";
import type { CompiledBlock } from "../site/compile/compile.ts";
import { useStateFor } from "../ui/use-state-for.ts";
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
  const [unknown, setUnknown] = useStateFor(`${key} ${type}`, false);
  const loaded = useEffectEvent(() => {
    if (registry.component(type)) return onLoaded();
    setUnknown(true);
    host.report(new Error(`unknown block type "${type}"`), key);
  });
  const failed = useEffectEvent((error: unknown) => host.report(error, key));
  useEffect(() => {
    let isGone = false;
    registry.load([type]).then(
      () => isGone || loaded(),
      (error: unknown) => isGone || failed(error),
    );
    return () => void (isGone = true);
  }, [key, type, registry]);
  return unknown && host.preview ? <FailedBlock blockKey={key} reason={`"${type}"?`} /> : null;
}
