import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";

type Props = BlockProps<"signInPanel">;

/** The frame of the sign-in page: the site on the left like a book's cover, the form on the right. */
export function SignInPanel({ heading, title, home, text, points = [], hint, slots }: Props): ReactNode {
  return (
    <Root>
      <div className="book">
        <a href={home || "/"}>{title}</a>
        {text && <p>{text}</p>}
        {points.length > 0 && (
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="form">
        <h1>{heading}</h1>
        {slots.form}
        {hint && <p className="muted">{hint}</p>}
      </div>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  margin-block: clamp(16px, 5vw, 64px);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-panel);
  overflow: hidden;
  background: var(--color-surface);
  .book {
    display: flex;
    flex-direction: column;
    gap: 16px;
    padding: clamp(20px, 4vw, 56px);
    padding-inline-start: calc(clamp(20px, 4vw, 56px) - 8px);
    background: var(--color-hero);
    color: var(--color-hero-text);
    border-inline-start: 8px solid color-mix(in srgb, var(--color-accent) 85%, transparent);
  }
  .book a {
    font: var(--font-weight-heading) clamp(1.375rem, 1rem + 2vw, 2.25rem)/1.25 var(--font-heading);
  }
  .book p {
    max-width: 26em;
    font-size: 1.0625rem;
  }
  .book ul {
    display: grid;
    gap: 8px;
    margin-top: auto;
    padding-top: 24px;
  }
  .book li {
    padding-inline-start: 20px;
    position: relative;
  }
  .book li::before {
    content: "";
    position: absolute;
    inset-inline-start: 0;
    top: 0.65em;
    width: 8px;
    height: 8px;
    background: var(--color-accent);
  }
  .form {
    display: flex;
    flex-direction: column;
    gap: 24px;
    padding: clamp(24px, 5vw, 64px);
  }
  h1 {
    font-size: var(--font-size-title);
  }
  .form .muted {
    font-size: 0.875rem;
  }
  @media (min-width: 900px) {
    grid-template-columns: 5fr 6fr;
    min-height: 520px;
  }
  @media (max-width: 899px) {
    .book ul {
      display: none;
    }
  }
`;
