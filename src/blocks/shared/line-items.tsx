import type { ReactNode } from "react";
import type { OrderLine } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";

interface Line extends Pick<OrderLine, "lineKind" | "lineName" | "lineLogo" | "href"> {
  id?: string;
}

/** What is bought, or may be: picture and name of each line; courses, exams and classes are linked to. */
export function LineItems<One extends Line>({
  lines,
  label,
  before,
  about,
  after,
}: {
  lines: readonly One[];
  /** The name of the list, where no heading says it. */
  label?: string;
  before?: (line: One) => ReactNode;
  /** What stands with the name. */
  about: (line: One) => ReactNode;
  after: (line: One) => ReactNode;
}): ReactNode {
  return (
    <ul className="lines" aria-label={label}>
      {lines.map((line, index) => (
        // Lines without a number are those of a quote, which stay where they are.
        <li key={line.id ?? index}>
          {before?.(line)}
          {line.lineLogo ? (
            <img src={line.lineLogo} alt="" width={96} height={54} loading="lazy" />
          ) : (
            <span className={line.lineKind} aria-hidden="true">
              {line.lineKind === "vip" ? "SVIP" : <Icon name={line.lineKind === "grade" ? "people" : "file"} />}
            </span>
          )}
          <span className="name">
            {line.href ? (
              <a href={line.href}>
                <Content>{line.lineName}</Content>
              </a>
            ) : (
              <Content>{line.lineName}</Content>
            )}
            {about(line)}
          </span>
          {after(line)}
        </li>
      ))}
    </ul>
  );
}

export const lineItemsCss = `
  .lines > li { display: flex; align-items: center; gap: 16px; padding: 12px 0; border-bottom: 1px solid var(--color-border); }
  .lines img, .lines .vip, .lines .exam, .lines .grade, .lines .course { flex: none; width: 96px; height: 54px; object-fit: cover; border-radius: var(--radius-small); }
  .lines .vip { display: grid; place-items: center; border: 1px solid var(--color-vip); color: var(--color-vip); font-weight: 700; }
  .lines .exam, .lines .grade, .lines .course { display: grid; place-items: center; background: var(--color-surface-alt); color: var(--color-text-muted); }
  .lines .name { flex: 1; min-width: 0; display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; }
  .lines .name a { display: inline-flex; align-items: center; min-height: 44px; }
  .lines .name a:hover { color: var(--color-primary); text-decoration: underline; text-underline-offset: 4px; }
  .lines .sum { display: grid; justify-items: end; }
  .lines s { color: var(--color-text-muted); font-size: .8125rem; }
  @media (max-width: 560px) { .lines > li { flex-wrap: wrap; gap: 12px; } .lines .name { flex-basis: 40%; } .lines img, .lines .vip, .lines .exam, .lines .grade, .lines .course { width: 72px; height: 41px; } }
`;
