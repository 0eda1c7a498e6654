import { Fragment, type ComponentType, type FragmentInstance } from "react";
import { FailedBlock } from "../../renderer/BlockBoundary.tsx";
import type { BlockRegistry } from "../../renderer/registry.ts";
import type { FillHint } from "../../site/preview/fill-hints.ts";
import { faultyType } from "../../site/preview/preview-page.ts";
import { useDrawnProps, type DrawnProps } from "./drawn-props.ts";

interface PreviewRegistryOptions {
  /** Why blocks cannot be drawn, by key. */
  failed?: ReadonlyMap<string, string>;
  /** Told of each block that is in the page, by key; undefined when it leaves. */
  onBlock?: (key: string, instance: FragmentInstance | null) => void;
  /** Keeps what blocks are drawn with, where texts are to be traced back to it. */
  shown?: DrawnProps;
}

type Props = Record<string, unknown> & { blockKey: string; unfilled?: FillHint };

/**
 * A registry whose blocks can be found in the document, and that has a box for what cannot be drawn. Nothing is put
 * around a block: its elements are those of the real page, and style meets them as it does there.
 */
export function previewRegistry(
  inner: BlockRegistry,
  { failed, onBlock, shown }: PreviewRegistryOptions = {},
): BlockRegistry {
  const made = new Map<string, ComponentType<Record<string, unknown>>>();
  const wrap = (type: string, Component: ComponentType<Record<string, unknown>>) => {
    const refs = new Map<string, (instance: FragmentInstance | null) => void>();
    const refOf = (key: string) => {
      let ref = refs.get(key);
      if (!ref) refs.set(key, (ref = (instance) => onBlock?.(key, instance)));
      return ref;
    };
    const Marked = (props: Record<string, unknown>) => {
      const { blockKey, unfilled, ...given } = props as Props;
      const rest = useDrawnProps(shown, blockKey, given);
      const reason = failed?.get(blockKey);
      const block =
        reason !== undefined ? (
          <FailedBlock blockKey={blockKey} reason={reason} />
        ) : unfilled && isEmptyList(props[unfilled.list]) ? (
          <UnfilledBlock {...unfilled} />
        ) : (
          <Component {...rest} blockKey={blockKey} />
        );
      return <Fragment ref={refOf(blockKey)}>{block}</Fragment>;
    };
    Marked.displayName = `Marked(${type})`;
    return Marked;
  };
  return {
    component(type) {
      const known = made.get(type);
      if (known) return known;
      const Component = type === faultyType ? FaultyBlock : inner.component(type);
      if (!Component) return undefined;
      const marked = wrap(type, Component);
      made.set(type, marked);
      return marked;
    },
    load: inner.load,
  };
}

/** What stands in the place of a block that the checker found not to be right. */
function FaultyBlock({ blockKey, message }: { blockKey?: unknown; message?: unknown }) {
  return <FailedBlock blockKey={String(blockKey)} reason={String(message ?? "")} />;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** What stands in the place of a list with nothing in it, which visitors do not see. */
function UnfilledBlock({ text, label, href }: FillHint) {
  return (
    <p className="unfilled-block" role="note">
      {text}{" "}
      {href !== undefined && (
        <a href={href} target="_blank" rel="noopener" data-way="">
          {label}
        </a>
      )}
    </p>
  );
}
