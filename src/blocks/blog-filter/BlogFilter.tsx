import type { ReactNode } from "react";
import { LabelTypeEnum } from "../../generated/enums.ts";
import type { BlockProps } from "../block.ts";
import { LabelFilter } from "../shared/label-filter.tsx";

type Props = BlockProps<"blogFilter">;

/** Which blogs are listed: the choice is in the address, as labelType and labelNo. */
export function BlogFilter({ labels = [], path, query, t }: Props): ReactNode {
  const { latest, hot, follows } = LabelTypeEnum;
  const type = query?.["labelType"] ?? String(latest);
  const tab = (value: number, name: string, address: Record<string, string>) => ({
    name,
    query: address,
    isHere: type === String(value),
  });
  return (
    <LabelFilter
      tabs={[
        tab(latest, t("blogFilter.latest"), { labelType: "" }),
        tab(hot, t("blogFilter.hot"), { labelType: String(hot) }),
        tab(follows, t("blogFilter.follows"), { labelType: String(follows), labelNo: "" }),
      ]}
      labels={type === String(follows) ? [] : labels}
      words={{ tabs: t("blogFilter.tabs"), labels: t("blogFilter.labels"), all: t("blogFilter.all") }}
      path={path}
      query={query}
    />
  );
}
