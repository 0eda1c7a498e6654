import { use, type ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { TreeItem, TreeItemContent } from "react-aria-components/Tree";
import { EditIcon } from "../../ui/icons/EditIcon.tsx";
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

function SlotRow({ node, context: { t, onAdd, names } }: { node: SlotNode; context: OutlineActs }): ReactNode {
  const name = names.slotName(node.slot, node.of);
  return (
    <>
      {node.of !== undefined && <i className="handle" />}
      {node.children.length > 0 ? (
        <Button slot="chevron" className="chevron" aria-label={t("studio.unfold", { name })}>
          <EditIcon name="right" size={14} />
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
        <EditIcon name="plus" size={16} />
      </Button>
    </>
  );
}

function BlockRow({
  node,
  context: {
    t,
    names: { nameOf, titleOf },
    onMenu,
  },
}: {
  node: BlockNode;
  context: OutlineActs;
}): ReactNode {
  const name = nameOf(node);
  const title = titleOf(node.type);
  return (
    <>
      <Button slot="drag" className="handle" aria-label={t("studio.drag", { name })}>
        <EditIcon name="grip" size={14} />
      </Button>
      {node.children.length > 0 ? (
        <Button slot="chevron" className="chevron" aria-label={t("studio.unfold", { name })}>
          <EditIcon name="right" size={14} />
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
          <EditIcon name="eyeOff" size={15} />
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
        <EditIcon name="more" size={16} />
      </Button>
    </>
  );
}

function GoneRow({ node, context: { t, names, onRestore } }: { node: GoneNode; context: OutlineActs }): ReactNode {
  const name = names.titleOf(node.type);
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

function nameOfRow(node: OutlineNode, { names }: OutlineActs): string {
  if (node.kind === "slot") return names.slotName(node.slot, node.of);
  const title = names.titleOf(node.type);
  const name = node.kind === "block" ? names.nameOf(node) : title;
  return name === title ? title : `${title} ${name}`;
}

function classOf(node: OutlineNode): string {
  if (node.kind !== "block") return node.kind;
  return ["block", node.hidden ? "hidden-block" : "", node.faults > 0 ? "faulty" : ""].filter(Boolean).join(" ");
}
