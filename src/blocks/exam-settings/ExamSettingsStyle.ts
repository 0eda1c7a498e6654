import { styled } from "styled-components";
import { deskStyle } from "../shared/desk-style.ts";

export const Root = styled.div`
  ${deskStyle}
  fieldset {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
    gap: 16px 24px;
    margin: 0 0 28px;
    padding: 0;
    border: 0;
  }
  legend {
    margin-bottom: 12px;
    padding: 0;
    font-size: 1.0625rem;
    font-weight: 700;
  }
  .wide {
    grid-column: 1 / -1;
  }
  .foot {
    position: sticky;
    bottom: 0;
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px 16px;
    padding-block: 12px;
    border-top: 1px solid var(--color-border);
    background: var(--color-page);
  }
  .note {
    margin-bottom: 20px;
  }
`;
