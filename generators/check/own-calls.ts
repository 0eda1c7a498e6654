import { uploadCalls } from "../../src/site/document/form-widget-calls.ts";
import type { Problem } from "../problem.ts";
import { ownCallsFile, type Sources } from "../read/sources.ts";

/**
 * A block gets what it shows from data sources and tells what happened by events. One that makes calls of its own says
 * why (`live`). Those that did so before the rule stand in a list with the number of their operations, which only falls.
 */
export function checkOwnCalls({ blocks, ownCalls }: Sources): Problem[] {
  const known = new Map(blocks.map(({ content }) => [content.type, content]));
  const listed = Object.entries(ownCalls).flatMap(([type, allowed]) => {
    const { operations = [], live } = known.get(type) ?? {};
    const now = live === undefined ? operations.length : 0;
    if (now >= allowed) return [];
    const message =
      now === 0
        ? `${type} needs no place here any more: take it away`
        : `${type} has ${now} operations now: say ${now}`;
    return [{ file: ownCallsFile, pointer: `/${type}`, message }];
  });
  const reasonless = blocks.flatMap(({ file, content: { type, operations = [], live } }) => {
    const allowed = Object.hasOwn(ownCalls, type) ? (ownCalls[type] ?? 0) : 0;
    if (live !== undefined || operations.length <= allowed) return [];
    const message =
      "a block gets its data from the screen and tells what happened by events; " +
      'one that makes calls of its own says why: "live": "…"';
    return [{ file, pointer: `/operations/${allowed}`, message }];
  });
  const pointless = blocks
    .filter(({ content: { operations = [], live } }) => live !== undefined && operations.length === 0)
    .map(({ file }) => ({ file, pointer: "/live", message: "the block makes no calls: there is nothing to explain" }));
  const uploading = blocks.flatMap(({ file, content: { operations = [] } }) =>
    operations.flatMap((id, index) =>
      uploadCalls.some((call) => call === id)
        ? [{ file, pointer: `/operations/${index}`, message: 'a block that takes files says what for: "uploads"' }]
        : [],
    ),
  );
  return [...listed, ...reasonless, ...pointless, ...uploading];
}
