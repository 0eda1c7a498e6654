import type { ReactNode } from "react";
import { styled } from "styled-components";

/** One of the things to choose from. */
export interface Card {
  value: unknown;
  title: string;
  about?: string | undefined;
  /** Address of its image; without one the place of it is left empty where others have some. */
  image?: string | undefined;
}

interface CardsProps {
  id: string;
  name: string;
  cards: readonly Card[];
  value: unknown;
  onChoose(value: unknown): void;
  /** The id of the element that names the choice. */
  labelledBy: string;
  describedBy?: string | undefined;
  isInvalid?: boolean | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Whether the cards are screens of 16 by 10, from their top, rather than sheets of paper. */
  isPictured?: boolean;
}

/** One of several things, each a card with its image. */
export function Cards(props: CardsProps): ReactNode {
  const { id, name, cards, value, onChoose, labelledBy, describedBy, isInvalid, required, disabled, isPictured } =
    props;
  return (
    <Root
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      data-pictured={isPictured ? "" : undefined}
    >
      {cards.map((card, index) => (
        <label key={JSON.stringify(card.value)}>
          <span className="lf-tick">
            <input
              id={index === 0 ? id : `${id}-${index}`}
              type="radio"
              name={name}
              disabled={disabled}
              required={required}
              checked={card.value === value}
              onChange={() => onChoose(card.value)}
            />
            <span>{card.title}</span>
          </span>
          {card.image ? (
            <img src={card.image} alt="" loading="lazy" />
          ) : (
            isPictured && <span className="none" aria-hidden="true" />
          )}
          {card.about && <small>{card.about}</small>}
        </label>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: 8px 20px;
  label {
    cursor: pointer;
  }
  .lf-tick {
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: 44px;
  }
  img,
  .none {
    display: block;
    width: 100%;
    aspect-ratio: 297 / 210;
    object-fit: contain;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
    background: var(--color-surface-alt);
  }
  /* A miniature of what has no picture: a header, and what stands below it. */
  .none {
    background:
      linear-gradient(var(--color-hero) 0 0) 0 12% / 100% 44% no-repeat,
      linear-gradient(var(--color-border) 0 0) 8% 76% / 25% 20% no-repeat,
      linear-gradient(var(--color-border) 0 0) 50% 76% / 25% 20% no-repeat,
      linear-gradient(var(--color-border) 0 0) 92% 76% / 25% 20% no-repeat,
      var(--color-page);
  }
  small {
    display: block;
    margin-top: 4px;
    color: var(--color-text-muted);
    font-size: 0.8125rem;
  }
  &[data-pictured] {
    gap: 20px;
  }
  &[data-pictured] :is(img, .none) {
    aspect-ratio: 16 / 10;
    object-fit: cover;
    object-position: top;
  }
  label:has(:checked) :is(img, .none) {
    border-color: var(--color-primary);
    box-shadow: 0 0 0 2px var(--color-primary);
  }
`;
