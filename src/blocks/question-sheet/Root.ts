import { styled } from "styled-components";
import { answerSheetStyle } from "../shared/answer-sheet.tsx";
import { listFiltersStyle } from "../shared/list-filters.tsx";
import { questionViewStyle } from "../shared/question-view.tsx";

/** Questions on the screen and on paper: what is for the screen alone is left out when they are printed. */
export const Root = styled.div`
  ${listFiltersStyle}
  ${questionViewStyle}
  ${answerSheetStyle}
  display: grid;
  gap: 24px;
  article {
    break-inside: avoid;
  }
  section > h2 {
    margin-top: 32px;
    font-size: 1.1875rem;
    break-after: avoid;
  }
  h2 small {
    font-size: 0.875rem;
    font-weight: 400;
    color: var(--color-text-muted);
  }
  @media print {
    display: block;
    color: #000;
    .bar {
      display: none;
    }
    .choices label {
      min-height: 0;
      padding: 4px 0;
      border: 0;
    }
    .choices {
      gap: 0;
    }
  }
`;
