import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { ListFilters, listFiltersStyle } from "../shared/list-filters.tsx";

/** The search and the filter of a list that stands in a block of its own. */
export function ListSearch(props: BlockProps<"listSearch">): ReactNode {
  return (
    <Root>
      <ListFilters {...props} />
    </Root>
  );
}

const Root = styled.div`
  font-size: 0.9375rem;
  ${listFiltersStyle}
`;
