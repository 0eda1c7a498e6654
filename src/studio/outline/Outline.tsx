import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { Collection } from "react-aria-components/Collection";
import { Tree } from "react-aria-components/Tree";
import { focusRow } from "../../editor/outline/focus-row.ts";
import { useStudio } from "../StudioContext.ts";
import { BlockMenu, type OpenMenu } from "./BlockMenu.tsx";
import type { Acts } from "./acts.ts";
import { OutlineContext } from "./outline-context.ts";
import { OutlineRow } from "./OutlineRow.tsx";
import { OutlineStyle } from "./OutlineStyle.ts";
import { nodeOf, siblingsOf, type BlockNode, type OutlineNode, type SlotNode } from "./tree.ts";
import { pressOf } from "./row-keys.ts";
import { useBlockNames } from "./use-block-names.ts";
import { useOpenRows } from "./use-open-rows.ts";
import { useRowActs } from "./use-row-acts.ts";
import { useOutlineDrag } from "./use-outline-drag.tsx";
import { fitsIn } from "../gallery/fitting.ts";
import type { Draft } from "../types.ts";

interface OutlineProps {
  draft: Draft;
  nodes: readonly SlotNode[];
  acts: Acts;
  selected: string | undefined;
  onSelect: (key: string | undefined) => void;
  /** Opens the gallery for a slot, before a block of it or behind all. */
  onAdd: (to: { place: string; before?: string | undefined }) => void;
  onDuplicate: (key: string, name: string) => void;
  /** Saves a block with what stands in it, to be used again. */
  onSave: (node: BlockNode) => void;
}

/**
 * The slots of a screen and the blocks in them: chosen, moved by dragging, by keys or by each row's menu, hidden and
 * taken off.
 */
export function Outline({
  draft,
  nodes,
  acts,
  selected,
  onSelect,
  onAdd,
  onDuplicate,
  onSave,
}: OutlineProps): ReactNode {
  const { t } = useStudio();
  const [menu, setMenu] = useState<OpenMenu>();
  const root = useRef<HTMLElement>(null);

  const names = useBlockNames();
  const { nameOf } = names;
  const { dragAndDropHooks } = useOutlineDrag({
    nodes,
    nameOf,
    fits: (type, place) => fitsIn({ draft, nodes, type, place }),
    move: (key, to, before) => {
      const node = nodeOf(nodes, key);
      if (node) acts.move({ key, name: nameOf(node), to, before });
    },
  });

  const { open, setOpen } = useOpenRows(nodes, selected);
  const { remove, step, duplicate, addAfter } = useRowActs({
    nodes,
    acts,
    nameOf,
    onSelect,
    onAdd,
    onDuplicate,
    focus: (id) => focusRow(root.current, id),
  });

  const value = {
    t,
    names,
    onMenu: setMenu,
    onAdd,
    onRestore: (key: string, name: string) => acts.restore(key, name),
  };
  return (
    <OutlineStyle
      ref={root}
      // Before the tree sees the key, which would go to another row.
      onKeyDownCapture={(event) => {
        const press = pressOf(event);
        if (!press) return;
        if (press.act === "addTo") {
          swallow(event);
          return onAdd({ place: press.place });
        }
        const node = nodeOf(nodes, press.key);
        if (!node) return;
        if (press.act === "remove") return remove(node);
        if (press.act === "duplicate") event.preventDefault();
        else swallow(event);
        if (press.act === "duplicate") duplicate(node);
        else step(node, press.act === "up" ? -1 : 1);
      }}
    >
      <OutlineContext value={value}>
        <Tree
          aria-label={t("studio.outline")}
          className="tree"
          items={nodes}
          dependencies={[nodes, names]}
          selectionMode="single"
          selectionBehavior="replace"
          selectedKeys={selected === undefined ? [] : [`block:${selected}`]}
          onSelectionChange={(keys) => {
            const [id] = keys === "all" ? [] : [...keys].map(String);
            onSelect(id?.startsWith("block:") ? id.slice(6) : undefined);
          }}
          expandedKeys={open}
          onExpandedChange={setOpen}
          dragAndDropHooks={dragAndDropHooks}
          keyboardNavigationBehavior="tab"
        >
          {rows}
        </Tree>
      </OutlineContext>
      {menu && (
        <BlockMenu
          menu={menu}
          name={nameOf(menu.node)}
          siblings={siblingsOf(nodes, menu.node)}
          onClose={() => setMenu(undefined)}
          onAct={(act) => {
            const { node } = menu;
            setMenu(undefined);
            if (act === "up" || act === "down") step(node, act === "up" ? -1 : 1);
            else if (act === "remove") remove(node);
            else if (act === "duplicate") duplicate(node);
            else if (act === "save") onSave(node);
            else if (act === "addBefore") onAdd({ place: node.place, before: node.key });
            else if (act === "addAfter") addAfter(node);
            else acts[act](node.key, nameOf(node));
          }}
        />
      )}
    </OutlineStyle>
  );
}

function rows(node: OutlineNode): ReactNode {
  return (
    <OutlineRow key={node.id} node={node}>
      {node.kind !== "gone" && <Collection items={node.children}>{rows}</Collection>}
    </OutlineRow>
  );
}

/** The tree would go to another row by the same key. */
function swallow(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
