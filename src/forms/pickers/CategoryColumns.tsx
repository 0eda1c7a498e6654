import { useState } from "react";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { arrows } from "../../ui/arrows.ts";
import type { CategoryNode, FormSurroundings } from "../context.ts";
import { ControlIcon } from "../../ui/icons/ControlIcon.tsx";
import { reservePressStyle } from "../../ui/press-style.ts";
import { pressedKey } from "../../ui/pressed-key.ts";

interface Props {
  tree: readonly CategoryNode[];
  /** The path chosen before; the columns open along it. */
  path: readonly string[];
  t: FormSurroundings["t"];
  onChoose: (path: string[]) => void;
  onClose: () => void;
}

/**
 * A tree as list boxes: side by side where there is room, one after the other with a way back on a phone (the style
 * shows only the last). Right and left go between the columns, Enter goes in or chooses, Escape closes.
 */
export function CategoryColumns({ tree, path, t, onChoose, onClose }: Props) {
  useState(reservePressStyle);
  const [draft, setDraft] = useState<readonly string[]>(() => path.slice(0, -1));
  const columns = columnsAlong(tree, draft);
  const depth = columns.length - 1;

  const choose = (level: number, code: string) => {
    const next = [...draft.slice(0, level), code];
    if (hasChildren(columns[level]?.find((node) => node.code === code))) setDraft(next);
    else onChoose(next);
  };
  /** Goes into the entry that has the focus, if there is anything inside. */
  const enter = (target: EventTarget) => {
    const code = target instanceof HTMLElement ? target.dataset.key : undefined;
    const level = columns.findIndex((nodes) => nodes.some((node) => node.code === code && hasChildren(node)));
    if (code !== undefined && level >= 0) choose(level, code);
  };
  const back = () => (draft.length > 0 ? setDraft(draft.slice(0, -1)) : onClose());

  return (
    <div
      className="lf-columns"
      onKeyDown={(event) => {
        const [next, previous] = arrows();
        if (pressedKey(event) === "Escape") onClose();
        else if (event.key === previous && draft.length > 0) back();
        else if (event.key === next) enter(event.target);
        else return;
        event.stopPropagation();
      }}
    >
      {depth > 0 && (
        <button type="button" className="lf-back" onClick={back}>
          <ControlIcon name="left" />
          {columns[depth - 1]?.find((node) => node.code === draft[depth - 1])?.categoryName}
        </button>
      )}
      {columns.map((nodes, level) => (
        <ListBox
          // The last column is a new one after every step, also back, and so takes the focus.
          key={`${draft.slice(0, level).join("/")}${level === depth ? "!" : ""}`}
          className={level === depth ? "lf-column lf-last" : "lf-column"}
          aria-label={t("form.theme.categoryLevel", { level: level + 1 })}
          items={nodes}
          selectionMode="single"
          shouldSelectOnPressUp
          selectedKeys={selectedAt({ draft, path, level })}
          autoFocus={level === depth ? "first" : false}
          onSelectionChange={(keys) => {
            // Nothing left selected: the entry that was selected has been chosen again.
            const code = [...keys][0] ?? selectedAt({ draft, path, level })[0];
            if (code !== undefined) choose(level, String(code));
          }}
        >
          {(node) => (
            <ListBoxItem id={node.code} className="lf-entry" textValue={node.categoryName}>
              <span>{node.categoryName}</span>
              {hasChildren(node) ? (
                <ControlIcon name="right" />
              ) : (
                path.at(-1) === node.code && <ControlIcon name="check" />
              )}
            </ListBoxItem>
          )}
        </ListBox>
      ))}
    </div>
  );
}

function columnsAlong(tree: readonly CategoryNode[], draft: readonly string[]): (readonly CategoryNode[])[] {
  const [code, ...below] = draft;
  const children = tree.find((node) => node.code === code)?.childrenList;
  return children?.length ? [tree, ...columnsAlong(children, below)] : [tree];
}

function selectedAt({
  draft,
  path,
  level,
}: {
  draft: readonly string[];
  path: readonly string[];
  level: number;
}): string[] {
  const along = draft.slice(0, level).every((code, index) => path[index] === code);
  const code = draft[level] ?? (along ? path[level] : undefined);
  return code === undefined ? [] : [code];
}

function hasChildren(node: CategoryNode | undefined): boolean {
  return (node?.childrenList?.length ?? 0) > 0;
}
