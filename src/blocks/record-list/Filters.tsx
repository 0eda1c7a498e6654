import type { ReactNode } from "react";
import { recordField as fieldOf, recordLabel } from "../../site/records/record-field.ts";
import type { BlockProps } from "../block.ts";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import { recordCalls } from "../../generated/built/record-calls.ts";
import { ListFilters } from "../shared/list-filters.tsx";
import { isNarrowed, keptNames, maxSearchOf, placeNames, withoutFilters } from "./address.ts";
import { textOf } from "./item.ts";
import { choiceText } from "./labels.ts";

type Props = BlockProps<"recordList">;
type Filter = NonNullable<Props["filters"]>[number];

/** What the list is searched and narrowed by, all of it in the address. Another search begins at the first page. */
export function Filters(props: Props): ReactNode {
  const { filters = [], path = "", query = {}, searchParam, searchLabel, caption, t, blockKey } = props;
  if (!searchParam && filters.length === 0) return null;
  const dates = filters.filter((filter) => isDate(filter, props));
  const offered = filters
    .map((filter) => ({ filter, choices: choicesOf(filter, props) }))
    .filter(({ choices }) => choices.length > 0);
  const selects = offered.filter(({ filter }) => isSelect(filter));
  const inForm = [...dates, ...selects.map(({ filter }) => filter)].map(({ param }) => param);
  return (
    <div className="filters">
      {(searchParam || inForm.length > 0) && (
        <ListFilters
          path={path}
          query={query}
          searchParam={searchParam}
          searchLabel={searchLabel ?? t("common.find")}
          searched={caption}
          maxLength={maxSearchOf(props)}
          dates={dates.map((filter) => ({ name: filter.param, label: labelOf(filter, props) }))}
          selects={selects.map(({ filter, choices }) => ({
            name: filter.param,
            label: labelOf(filter, props),
            choices: withChosen(choices, query[filter.param]),
          }))}
          keeps={keptNames(props).filter((name) => !inForm.includes(name))}
          blockKey={blockKey}
          t={t}
        />
      )}
      {offered
        .filter(({ filter }) => !isSelect(filter))
        .map(({ filter, choices }) => (
          <ListFilters
            key={filter.param}
            path={path}
            query={query}
            filterParam={filter.param}
            filterLabel={labelOf(filter, props)}
            filters={choices}
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
  if (label !== undefined || field === undefined) return label ?? "";
  return t(recordLabel(of, field) as TextKey);
}

/** Whether a filter is a day: its call says so. */
function isDate({ param, field, choices, valueField }: Filter, { operation = "" }: Props): boolean {
  const isChosen = field !== undefined || choices !== undefined || valueField !== undefined;
  return !isChosen && callOf(operation)?.dates?.includes(param) === true;
}

function isSelect({ select, valueField }: Filter): boolean {
  return select === true || valueField !== undefined;
}

/** What a link put into the address stays chosen, also where it is no choice any more. */
function withChosen(choices: Choice[], chosen: string | undefined): Choice[] {
  if (!chosen || choices.some(({ value }) => value === chosen)) return choices;
  return [...choices, { value: chosen, label: chosen }];
}

interface Choice {
  value: string;
  label: string;
}

/**
 * Before the choices stands all, unless one of them is what is shown where nothing is chosen. A field may have values
 * that its call does not filter by. What has no choices is kept in the address, where a link put it, and not offered.
 */
function choicesOf(filter: Filter, { of, operation = "", t }: Props): Choice[] {
  const { param, choices, field } = filter;
  const known = field === undefined ? undefined : fieldOf(of, field);
  const accepted = known && (callOf(operation)?.choices?.[param] ?? known.values ?? []);
  const named =
    choices ??
    recordChoices(filter) ??
    (accepted ?? []).map((value) => ({
      value: String(value),
      label: choiceText(known ?? { kind: "text" }, String(value), t),
    }));
  if (named.length === 0) return [];
  return named.some(({ value }) => value === "") ? named : [{ value: "", label: t("recordList.all") }, ...named];
}

/** Choices that are records of another list; those that have not come are none. */
function recordChoices({ items = [], valueField, textField, countField }: Filter): Choice[] | undefined {
  if (valueField === undefined) return undefined;
  return items.map((item) => {
    const label = textOf(item, textField ?? valueField);
    return {
      value: textOf(item, valueField),
      label: countField === undefined ? label : `${label} (${textOf(item, countField)})`,
    };
  });
}

function callOf(operation: string) {
  return Object.hasOwn(recordCalls, operation) ? recordCalls[operation] : undefined;
}
