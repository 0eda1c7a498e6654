import type { ReactNode } from "react";
import type { BlockProps } from "../block.ts";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import { ListFilters } from "../shared/list-filters.tsx";
import { isNarrowed, keptNames, maxSearchOf, placeNames, withoutFilters } from "./address.ts";
import { choiceText, fieldOf } from "./Value.tsx";

type Props = BlockProps<"recordList">;
type Filter = NonNullable<Props["filters"]>[number];

/** What the list is searched and narrowed by, all of it in the address. Another search begins at the first page. */
export function Filters(props: Props): ReactNode {
  const { filters = [], path = "", query = {}, searchParam, searchLabel, of, t, blockKey } = props;
  if (!searchParam && filters.length === 0) return null;
  return (
    <div className="filters">
      {searchParam && (
        <ListFilters
          path={path}
          query={query}
          searchParam={searchParam}
          searchLabel={searchLabel ?? t("common.find")}
          maxLength={maxSearchOf(props)}
          keeps={keptNames(props)}
          blockKey={blockKey}
          t={t}
        />
      )}
      {filters.map((filter) => (
        <ListFilters
          key={filter.param}
          path={path}
          query={query}
          filterParam={filter.param}
          filterLabel={labelOf(filter, props)}
          filters={choicesOf(filter, { of, t })}
          resets={placeNames(props)}
          blockKey={`${blockKey}-${filter.param}`}
          t={t}
        />
      ))}
      {isNarrowed(props) && (
        <a className="link" href={withoutFilters(props)}>
          {t("recordList.reset")}
        </a>
      )}
    </div>
  );
}

function labelOf({ label, field }: Filter, { of, t }: Props): string {
  return label ?? (field === undefined ? "" : t(`field.${of}.${field}` as TextKey));
}

interface Choice {
  value: string;
  label: string;
}

/** Before the choices stands all, unless one of them is what is shown where nothing is chosen. */
function choicesOf({ choices, field }: Filter, { of, t }: Pick<Props, "of" | "t">): Choice[] {
  const known = field === undefined ? undefined : fieldOf(of, field);
  const named =
    choices ??
    (known?.values ?? []).map((value) => ({
      value: String(value),
      label: choiceText(known ?? { kind: "text" }, String(value), t),
    }));
  return named.some(({ value }) => value === "") ? named : [{ value: "", label: t("recordList.all") }, ...named];
}
