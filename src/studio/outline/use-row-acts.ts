import { useStudio } from "../StudioContext.ts";
import { oneStep, type Acts } from "./acts.ts";
import { siblingsOf, type BlockNode, type SlotNode } from "./tree.ts";

interface RowActsParts {
  nodes: readonly SlotNode[];
  acts: Acts;
  nameOf: (node: BlockNode) => string;
  onSelect: (key: string | undefined) => void;
  onAdd: (to: { place: string; before?: string | undefined }) => void;
  onDuplicate: (key: string, name: string) => void;
  /** Gives the focus to a row. */
  focus: (id: string) => void;
}

/** What keys and menu do with a block; each is told, and can be undone from there. */
export function useRowActs({ nodes, acts, nameOf, onSelect, onAdd, onDuplicate, focus }: RowActsParts) {
  const { t, notify, store } = useStudio();
  const undo = () => ({ label: t("studio.undo"), run: store.undoLast() });
  return {
    remove(node: BlockNode) {
      const siblings = siblingsOf(nodes, node);
      const at = siblings.indexOf(node);
      acts.remove(node.key, nameOf(node));
      onSelect(undefined);
      notify(t("studio.removed", { name: nameOf(node) }), undo());
      focus((siblings[at + 1] ?? siblings[at - 1])?.id ?? `slot:${node.place}`);
    },
    step(node: BlockNode, by: -1 | 1) {
      const to = oneStep(siblingsOf(nodes, node), node.key, by);
      if (!to) return;
      acts.move({ key: node.key, name: nameOf(node), to: node.place, before: to.before });
      notify(t(by < 0 ? "studio.movedUp" : "studio.movedDown", { name: nameOf(node) }), undo());
      focus(node.id);
    },
    duplicate: (node: BlockNode) => onDuplicate(node.key, nameOf(node)),
    addAfter(node: BlockNode) {
      const siblings = siblingsOf(nodes, node);
      onAdd({ place: node.place, before: siblings[siblings.indexOf(node) + 1]?.key });
    },
  };
}
