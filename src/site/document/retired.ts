import { isObject, type JsonObject } from "../../shared/json.ts";
import type { Layer } from "./resolve.ts";

/**
 * Types of blocks that are no more, and what the platform's screens have in their place under the same key. Only the
 * platform could place them: what others said of such a block is where it stands and when it is shown.
 */
export const retiredTypes: Readonly<Record<string, string>> = {
  announcementDesk: "recordList",
  articleDesk: "recordList",
  certificateDesk: "recordList",
  certificateTools: "recordList",
  couponDesk: "recordList",
  courseDraftList: "recordList",
  earningsDesk: "recordDetail",
  examPaperList: "recordList",
  examQuestionBank: "recordList",
  examSettings: "form",
  examSubjects: "recordList",
  gradeDesk: "recordList",
  holderDesk: "recordList",
  lecturerDesk: "recordList",
  lecturerInvite: "recordList",
  memberImport: "peopleImport",
  memberList: "recordList",
  moderationDesk: "recordList",
  openDesk: "recordList",
  orderDetail: "recordDetail",
  organisationFigures: "recordDetail",
  ownExamList: "recordList",
  ownPosts: "recordList",
  ownReviews: "recordList",
  packageDesk: "recordList",
  platformFigures: "recordDetail",
  recordTable: "recordList",
  requestQueue: "recordList",
  saleList: "recordList",
  shareDesk: "recordList",
  statementView: "recordList",
  tierDesk: "recordList",
  tokenDesk: "recordList",
};

/**
 * A patch that was written over a block of a retired type, as one over what stands in its place: order, place and
 * condition stay; type and properties, which the block of today does not have, go. The layer given is not changed.
 *
 * @param typeBelow the type of the block at `["screens", name, "blocks", key]` in the layers below.
 */
export function withoutRetired(layer: Layer, typeBelow: (path: readonly string[]) => string | undefined): Layer {
  const changed: JsonObject = {};
  for (const part of ["layouts", "screens"] as const) {
    for (const [name, document] of Object.entries(layer[part] ?? {})) {
      const blocks = isObject(document) ? document["blocks"] : undefined;
      if (!isObject(document) || !isObject(blocks)) continue;
      const known = Object.entries(blocks).map(([key, block]): [string, unknown] => {
        const isOver = isObject(block) && isWrittenOver(block, typeBelow([part, name, "blocks", key]));
        return [key, isOver ? ofToday(block) : block];
      });
      if (known.every(([key, block]) => block === blocks[key])) continue;
      const documents = isObject(changed[part]) ? changed[part] : { ...layer[part] };
      documents[name] = { ...document, blocks: Object.fromEntries(known) };
      changed[part] = documents;
    }
  }
  return Object.keys(changed).length === 0 ? layer : { ...layer, ...changed };
}

/** Whether a patch names a type that was retired, or says columns as tables of records had them. */
function isWrittenOver({ type, props }: JsonObject, below: string | undefined): boolean {
  if (below === undefined) return false;
  if (typeof type === "string") return Object.hasOwn(retiredTypes, type) && retiredTypes[type] === below;
  const columns = below === "recordList" && isObject(props) ? props["columns"] : undefined;
  return Array.isArray(columns) && columns.some((column) => isObject(column) && "as" in column);
}

function ofToday({ type: _, props: __, on: ___, ...rest }: JsonObject): JsonObject {
  return rest;
}
