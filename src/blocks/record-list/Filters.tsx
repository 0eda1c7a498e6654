import type { ReactNode } from "react";
import { recordField as fieldOf, recordLabel } from "../../site/records/record-field.ts";
import type { BlockProps } from "../block.ts";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import { recordCalls } from "../../generated/built/record-calls.ts";
import { ListFilters } from "../shared/list-filters.tsx";
import { isNarrowed, keptNames, maxSearchOf, placeNames, withoutFilters } from "./address.ts";
import { Asked, type Choice } from "./Asked.tsx";
import { AskedDay } from "./AskedDay.tsx";
import { textOf } from "./item.ts";
import { choiceText } from "./labels.ts";

type Props = BlockProps<"recordList">;
type Filter = NonNullable<Props["filters"]>[number];

/** What the list is searched and narrowed by, all of it in the address. Another search begins at the first page. */
export function Filters(props: Props): ReactNode {
  const { path = "", query = {}, searchParam, searchLabel, caption, t, locale, blockKey } = props;
  const filters = (props.filters ?? []).filter(({ withheld }) => !withheld);
  if (!searchParam && filters.length === 0) return null;
  const dates = filters.filter((filter) => isDate(filter, props));
  const offered = filters.map((filter) => ({ filter, choices: counted(filter, choicesOf(filter, props)) }));
  const links = offered.filter(({ filter }) => filter.look === undefined);
  const asked = offered.filter(({ filter: { look }, choices }) => look === "field" || (look && choices.length > 0));
  const hasForm = Boolean(searchParam) || dates.length > 0 || asked.length > 0;
  return (
    <div className="filters">
      {hasForm && (
        <ListFilters
          path={path}
          query={query}
          searchParam={searchParam}
          searchLabel={searchLabel ?? t("common.find")}
          searched={caption}
          maxLength={maxSearchOf(props)}
          keeps={keptNames(props).filter((name) => dates.every(({ param }) => param !== name))}
          blockKey={blockKey}
          t={t}
        >
          {(dates.length > 0 || asked.length > 0) && [
            ...dates.map((filter) => (
              <AskedDay
                key={filter.param + (query[filter.param] ?? "")}
                id={`${blockKey}-search-${filter.param}`}
                param={filter.param}
                label={labelOf(filter, props)}
                given={query[filter.param] ?? ""}
                locale={locale}
                t={t}
              />
            )),
            ...asked.map(({ filter, choices }) => (
              <Asked
                key={filter.param}
                id={`${blockKey}-${filter.param}`}
                param={filter.param}
                label={labelOf(filter, props)}
                choices={withChosen(choices, query[filter.param])}
                limits={callOf(props.operation ?? "")?.texts?.[filter.param]}
                query={query}
              />
            )),
          ]}
        </ListFilters>
      )}
      {links.map(
        ({ filter, choices }) =>
          choices.length > 0 && (
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
          ),
      )}
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
function isDate({ param, field, choices, look }: Filter, { operation = "" }: Props): boolean {
  const isChosen = field !== undefined || choices !== undefined || look !== undefined;
  return !isChosen && callOf(operation)?.dates?.includes(param) === true;
}

/** What a link put into the address stays chosen, also where it is no choice any more. */
function withChosen(choices: readonly Choice[], chosen: string | undefined): readonly Choice[] {
  if (!chosen || choices.length === 0 || choices.some(({ value }) => value === chosen)) return choices;
  return [...choices, { value: chosen, label: chosen }];
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

/** With how many records have each choice, where the reply says so; all are those of every choice. */
function counted({ param, counts }: Filter, choices: readonly Choice[]): readonly Choice[] {
  if (!counts) return choices;
  const numbers = counts.map((entry) => ({ value: textOf(entry, param), count: Number(textOf(entry, "num")) }));
  const countOf = (wanted: string) =>
    numbers.reduce((sum, { value, count }) => (wanted === "" || value === wanted ? sum + count : sum), 0);
  return choices.map((choice) => ({ ...choice, count: countOf(choice.value) }));
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

function callOf(operation: string) {
  return Object.hasOwn(recordCalls, operation) ? recordCalls[operation] : undefined;
}
