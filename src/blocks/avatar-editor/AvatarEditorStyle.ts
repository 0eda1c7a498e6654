import { styled } from "styled-components";

/** What stands around the picture; the cropper brings its own style when it is needed. */
export const Root = styled.section`
  max-width: 720px;
  h2 {
    margin-bottom: 16px;
    font-size: 1.375rem;
    line-height: 1.3;
  }
  .now {
    display: flex;
    align-items: center;
    gap: 24px;
  }
  .photo {
    flex: none;
    width: 96px;
    height: 96px;
    object-fit: cover;
    border-radius: 50%;
    background: var(--color-surface-alt);
  }
  .none {
    display: grid;
    place-items: center;
    background: var(--color-primary);
    color: var(--color-primary-text);
    font: var(--font-weight-heading) 2.25rem/1 var(--font-heading);
  }
  .now .do {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 20px;
  }
  .do > .link {
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  .now .muted {
    margin-top: 8px;
    font-size: 0.875rem;
  }
  .problem {
    margin-top: 16px;
    padding: 12px 14px;
    border: 1px solid var(--color-danger);
    border-radius: var(--radius-control);
    background: var(--color-danger-soft);
    color: var(--color-danger);
  }
`;
