import type { ReactNode } from "react";
import { Content } from "../../ui/content.tsx";

interface PersonNameProps {
  name: string;
  /** Their page in the community; absent where the site has none. */
  href: string | undefined;
}

/** The name of who wrote something; it leads to their page. */
export function PersonName({ name, href }: PersonNameProps): ReactNode {
  const text = (
    <b>
      <Content>{name}</Content>
    </b>
  );
  return href === undefined ? (
    text
  ) : (
    <a className="person" href={href}>
      {text}
    </a>
  );
}

/** For names in a line of small text; the class `.by` around them sets the colours. */
export const personCss = `
  .person { display: inline-flex; align-items: center; min-height: 32px; }
  .person:hover b { color: var(--color-primary); text-decoration: underline; }
`;
