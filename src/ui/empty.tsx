import { createElement, type ReactNode } from "react";

/** Says in place of a list that there is nothing, and shows a way on. */
export function Empty({
  text,
  level,
  href,
  label,
  children,
}: {
  text: string;
  /** Level of the heading; without one it is a sentence. */
  level?: number | undefined;
  href?: string;
  label?: string;
  children?: ReactNode;
}): ReactNode {
  return (
    <div className="empty">
      <svg
        width="88"
        height="56"
        viewBox="0 0 88 56"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d="M4 50h80M14 50V14h9v36M23 50V20h7v30M38 50l9-35 8 2-9 33M64 50V24h10v26" strokeLinejoin="round" />
        <path d="M14 22h9M64 32h10" stroke="var(--color-accent)" />
      </svg>
      {level === undefined ? <p>{text}</p> : createElement(`h${level}`, undefined, text)}
      {children}
      {href && label && (
        <a className="link" href={href}>
          {label}
        </a>
      )}
    </div>
  );
}
