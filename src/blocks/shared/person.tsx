import type { ReactNode } from "react";
import { css } from "styled-components";
import { firstGrapheme } from "../../shared/cut-text.ts";
import { Content } from "../../ui/content.tsx";

/**
 * The face of somebody whom a site names: a picture, or the first letter of the name in its place. The name stands
 * beside it, so that nothing of it is read aloud. Its style is `faceCss`.
 */
export function Face({ photo, name }: { photo: string | undefined; name: string }): ReactNode {
  if (photo) return <img className="face" src={photo} alt="" width={160} height={160} loading="lazy" />;
  return (
    <span className="face" aria-hidden="true">
      {firstGrapheme(name)}
    </span>
  );
}

/** Name and role of a person, one under the other. */
export function NameAndRole({
  name,
  role,
  children,
}: {
  name: string;
  role: string | undefined;
  children?: ReactNode;
}) {
  return (
    <>
      {children ?? (
        <b>
          <Content>{name}</Content>
        </b>
      )}
      {role && (
        <span className="role">
          <Content>{role}</Content>
        </span>
      )}
    </>
  );
}

/** How faces look, in the style of the block that has them. */
export const faceCss = css`
  .face {
    display: grid;
    flex: none;
    place-items: center;
    width: var(--face, 48px);
    height: var(--face, 48px);
    border-radius: 50%;
    background: var(--color-primary-soft);
    color: var(--color-primary);
    font-weight: 600;
    object-fit: cover;
  }
  .role {
    color: var(--color-text-muted);
    font-size: 0.875rem;
  }
`;
