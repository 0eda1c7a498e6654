import { labelOfEvent } from "../../src/site/document/event-lists.ts";
import type { Problem } from "../problem.ts";
import { listFiles, readJson } from "../read/files.ts";
import type { Sources } from "../read/sources.ts";

interface Call {
  confirm?: unknown;
  yes?: unknown;
}

interface Placed {
  props?: Record<string, unknown>;
  on?: Record<string, Call[] | null>;
}

/**
 * A question of the product is answered by what it does, such as "Delete": its action says so (`yes`), unless what was
 * pressed has its label in a list of the block.
 */
export function questionProblems({ root }: Pick<Sources, "root">): Problem[] {
  return ["tenants/default/screens", "tenants/default/layouts"]
    .flatMap((folder) => listFiles(root, folder, ".json"))
    .flatMap((file) => {
      const { blocks = {} } = readJson<{ blocks?: Record<string, Placed | null> }>(root, file).content;
      return Object.entries(blocks).flatMap(([key, block]) => unanswered(block).map(toProblem(file, key)));
    });
}

function toProblem(file: string, key: string) {
  return (place: string): Problem => ({
    file,
    pointer: `/blocks/${key}/on/${place}`,
    message: "it asks before it calls: say with `yes` what the button does",
  });
}

/** Where a block asks something whose answer has no name. */
function unanswered(block: Placed | null): string[] {
  return Object.entries(block?.on ?? {}).flatMap(([event, actions]) =>
    (actions ?? []).flatMap(({ confirm, yes }, index) =>
      confirm === undefined || yes !== undefined || hasLabel(block?.props, event) ? [] : [`${event}/${index}`],
    ),
  );
}

function hasLabel(props: Record<string, unknown> = {}, event: string): boolean {
  return labelOfEvent(props, event) !== undefined;
}
