import type { ReactNode } from "react";
import { LabelTypeEnum } from "../../generated/enums.ts";
import type { BlockProps } from "../block.ts";
import { LabelFilter } from "../shared/label-filter.tsx";

type Props = BlockProps<"questionFilter">;

/** What each tab has in the address; all is nothing. */
const tabs = {
  all: { labelType: "", isUnanswered: "" },
  latest: { labelType: String(LabelTypeEnum.latest), isUnanswered: "" },
  hot: { labelType: String(LabelTypeEnum.hot), isUnanswered: "" },
  unanswered: { labelType: "", isUnanswered: "1" },
} as const;

/** Which questions are listed: the choice is in the address. */
export function QuestionFilter({ labels = [], path, query, t }: Props): ReactNode {
  const { labelType = "", isUnanswered = "" } = query ?? {};
  return (
    <LabelFilter
      tabs={(Object.keys(tabs) as (keyof typeof tabs)[]).map((tab) => ({
        name: t(`questionFilter.${tab}`),
        query: tabs[tab],
        isHere: labelType === tabs[tab].labelType && isUnanswered === tabs[tab].isUnanswered,
      }))}
      labels={labels}
      words={{ tabs: t("questionFilter.tabs"), labels: t("questionFilter.labels"), all: t("questionFilter.allLabels") }}
      path={path}
      query={query}
    />
  );
}
