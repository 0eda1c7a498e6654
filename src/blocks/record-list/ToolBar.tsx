import type { ReactNode } from "react";
import { useHeld } from "../../forms/useHeld.ts";
import type { PartProps } from "./RecordList.tsx";

/** What can be done without a record: making one. */
export function ToolBar({
  tools = [],
  hidden = [],
  on,
  start,
}: Pick<PartProps, "tools" | "hidden" | "on" | "start">): ReactNode {
  const held = useHeld();
  const offered = tools.filter(
    ({ name, linkPath, withheld }) => (on[name] || linkPath !== undefined) && !withheld && !hidden.includes(name),
  );
  if (offered.length === 0) return null;
  return (
    <p className="bar">
      {offered.map((tool) =>
        tool.linkPath !== undefined ? (
          <a key={tool.name} className="btn" href={tool.linkPath}>
            {tool.label}
          </a>
        ) : (
          <button key={tool.name} type="button" className="btn" {...held} onClick={() => void start(tool)}>
            {tool.label}
          </button>
        ),
      )}
    </p>
  );
}
