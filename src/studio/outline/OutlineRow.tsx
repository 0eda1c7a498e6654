import { use, type ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { TreeItem, TreeItemContent } from "react-aria-components/Tree";
import { Icon } from "../../ui/Icon.tsx";
import { isBlockType } from "../labels.ts";
import { OutlineContext, type OutlineActs } from "./outline-context.ts";
import type { BlockNode, GoneNode, OutlineNode, SlotNode } from "./tree.ts";

/** One row: what it is, what is to be known of it, and what can be done. */
export function OutlineRow({ node, children }: { node: OutlineNode; children: ReactNode }): ReactNode {
  const context = use(OutlineContext)!;
  return (
    <TreeItem id={node.id} textValue={nameOfRow(node, context)} className={classOf(node)}>
      <TreeItemContent>
        {node.kind === "slot" ? (
          <SlotRow node={node} context={context} />
        ) : node.kind === "gone" ? (
          <GoneRow node={node} context={context} />
        ) : (
          <BlockRow node={node} context={context} />
        )}
      </TreeItemContent>
      {children}
    </TreeItem>
  );
}

function SlotRow({ node, context: { t, onAdd, ...context } }: { node: SlotNode; context: OutlineActs }): ReactNode {
  const name = slotName(node, context);
  return (
    <>
      {node.of !== undefined && <i className="handle" />}
      {node.children.length > 0 ? (
        <Button slot="chevron" className="chevron" aria-label={t("studio.unfold", { name })}>
          <Icon name="chevron" size={14} />
        </Button>
      ) : (
        <i className="chevron" />
      )}
      <span className="name">{name}</span>
      {node.children.length === 0 && <span className="hint">{t("studio.emptySlot")}</span>}
      <Button
        className="tool add"
        aria-label={t("studio.addTo", { name })}
        onPress={() => onAdd({ place: node.place })}
      >
        <Icon name="plus" size={16} />
      </Button>
    </>
  );
}

function BlockRow({
  node,
  context: { t, nameOf, titleOf, onMenu },
}: {
  node: BlockNode;
  context: OutlineActs;
}): ReactNode {
  const name = nameOf(node);
  const title = titleOf(node.type);
  return (
    <>
      <Button slot="drag" className="handle" aria-label={t("studio.drag", { name })}>
        <Icon name="drag" size={14} />
      </Button>
      {node.children.length > 0 ? (
        <Button slot="chevron" className="chevron" aria-label={t("studio.unfold", { name })}>
          <Icon name="chevron" size={14} />
        </Button>
      ) : (
        <i className="chevron" />
      )}
      <span className="name">
        <b>{title}</b>
        {name !== title && <small>{name}</small>}
      </span>
      {node.hidden && (
        <span className="sign" title={t("studio.hidden")}>
          <Icon name="eyeOff" size={15} />
          <span className="vh">{t("studio.hidden")}</span>
        </span>
      )}
      {node.faults > 0 && <span className="tag fault">{t("studio.faultCount", { count: node.faults })}</span>}
      {node.shared && !node.own ? (
        <span className="tag" title={t("studio.sharedHint")}>
          {t("studio.shared")}
        </span>
      ) : node.added ? (
        <span className="tag own">{t("studio.added")}</span>
      ) : node.own ? (
        <span className="tag own">{t("studio.changed")}</span>
      ) : null}
      <Button
        className="tool more"
        aria-label={t("studio.more", { name })}
        onPress={({ target }) => onMenu({ node, anchor: target as HTMLElement })}
      >
        <Icon name="more" size={16} />
      </Button>
    </>
  );
}

function GoneRow({ node, context: { t, titleOf, onRestore } }: { node: GoneNode; context: OutlineActs }): ReactNode {
  const name = titleOf(node.type);
  return (
    <>
      <i className="chevron" />
      <span className="name">
        <s>{name}</s>
        <small>{t("studio.gone")}</small>
      </span>
      <Button
        className="tool restore"
        onPress={() => onRestore(node.key, name)}
        aria-label={t("studio.restoreOf", { name })}
      >
        {t("studio.restore")}
      </Button>
    </>
  );
}

/** What a slot is called: the layout's by its own words, a block's by those of its type. */
function slotName({ of, slot }: SlotNode, { words }: Pick<OutlineActs, "words">): string {
  if (of === undefined) return words.site.layoutSlot(slot) ?? slot;
  return isBlockType(of) ? words.block.slot(of, slot) : slot;
}

function nameOfRow(node: OutlineNode, context: OutlineActs): string {
  if (node.kind === "slot") return slotName(node, context);
  const title = context.titleOf(node.type);
  const name = node.kind === "block" ? context.nameOf(node) : title;
  return name === title ? title : `${title} ${name}`;
}

function classOf(node: OutlineNode): string {
  if (node.kind !== "block") return node.kind;
  return ["block", node.hidden ? "hidden-block" : "", node.faults > 0 ? "faulty" : ""].filter(Boolean).join(" ");
}
