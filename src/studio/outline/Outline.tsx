import { useMemo, useRef, useState, type ReactNode } from "react";
import { Collection } from "react-aria-components/Collection";
import { Tree } from "react-aria-components/Tree";
import { useSiteTexts, useStudio } from "../StudioContext.ts";
import { isBlockType, saysFirst } from "../labels.ts";
import { BlockMenu, type OpenMenu } from "./BlockMenu.tsx";
import { oneStep, type Acts } from "./acts.ts";
import { OutlineContext } from "./outline-context.ts";
import { OutlineRow } from "./OutlineRow.tsx";
import { OutlineStyle } from "./OutlineStyle.ts";
import { nodeOf, rowsAbove, type BlockNode, type OutlineNode, type SlotNode } from "./tree.ts";
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
}

/**
 * The slots of a screen and the blocks in them: chosen, moved by dragging, by keys or by each row's menu, hidden and
 * taken off.
 */
export function Outline({ draft, nodes, acts, selected, onSelect, onAdd, onDuplicate }: OutlineProps): ReactNode {
  const { t, words, notify, store } = useStudio();
  const texts = useSiteTexts();
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [menu, setMenu] = useState<OpenMenu>();
  const root = useRef<HTMLElement>(null);

  const titleOf = (type: string) => (isBlockType(type) ? words.block.title(type) : type);
  const nameOf = (node: { key: string; type: string; block?: { props?: unknown } }) =>
    saysFirst(node.block?.props, texts) ?? titleOf(node.type);
  const { dragAndDropHooks } = useOutlineDrag({
    nodes,
    nameOf,
    fits: (type, place) => fitsIn({ draft, nodes, type, place }),
    move: (key, to, before) => {
      const node = nodeOf(nodes, key);
      if (node) acts.move({ key, name: nameOf(node), to, before });
    },
  });

  // What is chosen in the preview is seen here, whatever was closed above it.
  const above = useMemo(() => new Set(selected === undefined ? [] : rowsAbove(nodes, selected)), [nodes, selected]);
  const open = useMemo(
    () => allRows(nodes).filter((id) => above.has(id) || !(toggled.has(id) !== closedAtFirst.has(id))),
    [nodes, toggled, above],
  );

  const undo = () => ({ label: t("studio.undo"), run: store.undoLast() });
  function remove(node: BlockNode) {
    const siblings = siblingsOf(nodes, node);
    const at = siblings.indexOf(node);
    acts.remove(node.key, nameOf(node));
    onSelect(undefined);
    notify(t("studio.removed", { name: nameOf(node) }), undo());
    lead((siblings[at + 1] ?? siblings[at - 1])?.id ?? `slot:${node.place}`);
  }
  /** The row that had the focus is gone or elsewhere: who works by keyboard goes on from here. */
  function lead(id: string) {
    setTimeout(
      () => root.current?.querySelector<HTMLElement>(`[role="row"][data-key="${CSS.escape(id)}"]`)?.focus(),
      80,
    );
  }
  function step(node: BlockNode, by: -1 | 1) {
    const to = oneStep(siblingsOf(nodes, node), node.key, by);
    if (!to) return;
    acts.move({ key: node.key, name: nameOf(node), to: node.place, before: to.before });
    notify(t(by < 0 ? "studio.movedUp" : "studio.movedDown", { name: nameOf(node) }), undo());
    lead(node.id);
  }

  const value = {
    t,
    words,
    nameOf,
    titleOf,
    onMenu: setMenu,
    onAdd,
    onRestore: (key: string, name: string) => acts.restore(key, name),
  };
  return (
    <OutlineStyle
      ref={root}
      // Before the tree sees the key, which would go to another row.
      onKeyDownCapture={(event) => {
        const target = event.target as HTMLElement;
        const key = target.closest<HTMLElement>("[role=row]")?.dataset["key"];
        if (event.key === "Enter" && key?.startsWith("slot:") && target.role === "row") {
          event.preventDefault();
          event.stopPropagation();
          return onAdd({ place: key.slice(5) });
        }
        const node = key?.startsWith("block:") ? nodeOf(nodes, key.slice(6)) : undefined;
        if (!node) return;
        if (event.key === "Delete" || event.key === "Backspace") remove(node);
        else if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
          event.preventDefault();
          event.stopPropagation();
          step(node, event.key === "ArrowUp" ? -1 : 1);
        } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "d") {
          event.preventDefault();
          onDuplicate(node.key, nameOf(node));
        }
      }}
    >
      <OutlineContext value={value}>
        <Tree
          aria-label={t("studio.outline")}
          className="tree"
          items={nodes}
          dependencies={[nodes, texts]}
          selectionMode="single"
          selectionBehavior="replace"
          selectedKeys={selected === undefined ? [] : [`block:${selected}`]}
          onSelectionChange={(keys) => {
            const [id] = keys === "all" ? [] : [...keys].map(String);
            onSelect(id?.startsWith("block:") ? id.slice(6) : undefined);
          }}
          expandedKeys={open}
          onExpandedChange={(keys) =>
            setToggled(new Set(allRows(nodes).filter((id) => keys.has(id) === closedAtFirst.has(id))))
          }
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
            const name = nameOf(node);
            setMenu(undefined);
            if (act === "up" || act === "down") step(node, act === "up" ? -1 : 1);
            else if (act === "remove") remove(node);
            else if (act === "duplicate") onDuplicate(node.key, name);
            else if (act === "addBefore") onAdd({ place: node.place, before: node.key });
            else if (act === "addAfter")
              onAdd({
                place: node.place,
                before: siblingsOf(nodes, node)[siblingsOf(nodes, node).indexOf(node) + 1]?.key,
              });
            else acts[act](node.key, name);
          }}
        />
      )}
    </OutlineStyle>
  );
}

/** Slots of the frame are seldom what is worked on. */
const closedAtFirst: ReadonlySet<string> = new Set(["slot:header", "slot:footer", "slot:overlay"]);

function rows(node: OutlineNode): ReactNode {
  return (
    <OutlineRow key={node.id} node={node}>
      {node.kind !== "gone" && <Collection items={node.children}>{rows}</Collection>}
    </OutlineRow>
  );
}

function allRows(nodes: readonly OutlineNode[]): string[] {
  return nodes.flatMap((node) => (node.kind === "gone" ? [] : [node.id, ...allRows(node.children)]));
}

/** The blocks that stand in the same slot, in their order. */
export function siblingsOf(nodes: readonly OutlineNode[], node: BlockNode): BlockNode[] {
  for (const one of nodes) {
    if (one.kind === "gone") continue;
    if ((one.children as OutlineNode[]).includes(node))
      return (one.children as OutlineNode[]).filter((child): child is BlockNode => child.kind === "block");
    const found = siblingsOf(one.children, node);
    if (found.length > 0) return found;
  }
  return [];
}
