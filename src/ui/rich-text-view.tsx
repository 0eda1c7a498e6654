import {
  createElement,
  Fragment,
  Suspense,
  use,
  useContext,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { safeAddress } from "../shared/addresses.ts";
import { otherLanguage, PageLanguage } from "./content.tsx";

/** A node of a rich text document; see schemas/entities/rich-text.schema.json. */
export interface RichNode {
  type: string;
  text?: string;
  attrs?: { level?: number; src?: string; alt?: string; href?: string; latex?: string; language?: string };
  /** A formula as the server drew it. */
  math?: unknown[];
  /** Code as the server told its pieces apart: a text, or a kind and its text. */
  spans?: unknown[];
  marks?: { type: string; attrs?: { href?: string } }[];
  content?: RichNode[];
}

/**
 * A rich text document as React elements. Unknown nodes show their content only, addresses outside the allow-list
 * lose their link or picture: what people write never becomes markup.
 */
export function RichTextView({ body }: { body: RichNode | undefined }): ReactNode {
  const lang = otherLanguage(body && textInside(body), useContext(PageLanguage));
  return (
    body && (
      <div className="prose" lang={lang}>
        {children(body)}
      </div>
    )
  );
}

/** All that a document says, for telling its language. */
function textInside({ text = "", content = [] }: RichNode): string {
  return text + content.map(textInside).join("");
}

function children(node: RichNode): ReactNode {
  return node.content?.map((child, place) => <Fragment key={place}>{element(child)}</Fragment>);
}

function element(node: RichNode): ReactNode {
  switch (node.type) {
    case "text":
      return marked(node);
    case "paragraph":
      return <p>{children(node)}</p>;
    case "heading": {
      // The page has its own first heading; those of the text come under it.
      const Heading = node.attrs?.level === 3 ? "h3" : (node.attrs?.level ?? 2) > 3 ? "h4" : "h2";
      return <Heading>{children(node)}</Heading>;
    }
    case "bulletList":
      return <ul>{children(node)}</ul>;
    case "orderedList":
      return <ol>{children(node)}</ol>;
    case "listItem":
      return <li>{children(node)}</li>;
    case "blockquote":
      return <blockquote>{children(node)}</blockquote>;
    case "codeBlock":
      return (
        <pre>
          <code>{node.spans?.map(codeSpan) ?? children(node)}</code>
        </pre>
      );
    case "table":
      return (
        <div className="wide">
          <table>
            <tbody>{children(node)}</tbody>
          </table>
        </div>
      );
    case "tableRow":
      return <tr>{children(node)}</tr>;
    case "tableCell":
      return <td>{children(node)}</td>;
    case "tableHeader":
      return <th>{children(node)}</th>;
    case "horizontalRule":
      return <hr />;
    case "hardBreak":
      return <br />;
    case "formula":
      return <Formula node={node} />;
    case "formulaBlock":
      return (
        <div style={{ overflowX: "auto" }}>
          <Formula node={node} />
        </div>
      );
    case "image": {
      const src = safeAddress(node.attrs?.src);
      return src && <img src={src} alt={node.attrs?.alt ?? ""} loading="lazy" />;
    }
    default:
      return children(node);
  }
}

function codeSpan(span: unknown, place: number): ReactNode {
  return Array.isArray(span) ? (
    <span key={place} className={`code-${String(span[0])}`}>
      {String(span[1])}
    </span>
  ) : (
    String(span)
  );
}

/** What draws formulae: a file of its own, which a page without one does not fetch. */
export const mathView: { module?: Promise<typeof import("./math-view.tsx")> } = {};

/** A formula; its source where it was not drawn, and until what draws it is there. */
function Formula({ node: { math, attrs } }: { node: RichNode }): ReactNode {
  const source = <code>{attrs?.latex}</code>;
  return math ? (
    <Suspense fallback={source}>
      <Drawn key={attrs?.latex} math={math} />
    </Suspense>
  ) : (
    source
  );
}

function Drawn({ math }: { math: unknown[] }): ReactNode {
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isServed] = useState(isTakenOver && !mathView.module);
  // What the server drew stays as it is: who reads it fetches nothing to draw formulae with. It is given no HTML.
  // oxlint-disable-next-line react/no-danger
  if (isServed) return createElement("math", { suppressHydrationWarning: true, dangerouslySetInnerHTML: asServed });
  return use((mathView.module ??= import("./math-view.tsx"))).mathElement(math);
}

const never = () => () => {};
const asServed = { __html: "" };

function marked(node: RichNode): ReactNode {
  let shown: ReactNode = node.text;
  for (const mark of node.marks ?? []) {
    if (mark.type === "bold") shown = <strong>{shown}</strong>;
    else if (mark.type === "italic") shown = <em>{shown}</em>;
    else if (mark.type === "code") shown = <code>{shown}</code>;
    else if (mark.type === "link") {
      const href = safeAddress(mark.attrs?.href);
      if (href) shown = <a href={href}>{shown}</a>;
    }
  }
  return shown;
}
