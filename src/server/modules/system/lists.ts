import * as enums from "../../../generated/enums.ts";
import type {
  ListEnumParams,
  ListEnumReply,
  ListProvincesBody,
  ListProvincesReply,
  ListTransportCategoriesReply,
  Region,
  TransportCategory,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { wordingIn } from "../../lib/localised-text.ts";
import { selectRegions, selectTransportCategories } from "./queries.ts";

/** The values of an enumeration in the caller's language. NOT_FOUND when there is none of this name. */
export function listEnum({ enumName }: ListEnumParams, context: OperationContext): ListEnumReply {
  const values: Record<string, number | string> | undefined = Object.hasOwn(enums, enumName)
    ? { ...Reflect.get(enums, enumName) }
    : undefined;
  if (!values) fail("NOT_FOUND");
  const texts = context.site.texts(context.locale);
  return { list: Object.values(values).map((code) => ({ code, desc: texts.say(`enum.${enumName}.${code}`) })) };
}

/** All provinces; the cities of a province; the districts of a city. An unknown one has none. */
export async function listProvinces(
  { provinceId, cityId }: ListProvincesBody,
  context: OperationContext,
): Promise<ListProvincesReply> {
  const parentId = cityId ?? provinceId;
  if (parentId !== undefined && !isRecordId(parentId)) return { regionList: [] };
  return { regionList: (await selectRegions(context.db, parentId)).map(presentRegion) };
}

/** The tree of training categories; the code of the last one chosen is what a driver's form submits. */
export async function listTransportCategories(context: OperationContext): Promise<ListTransportCategoriesReply> {
  const byParent = Map.groupBy(await selectTransportCategories(context.db), ({ parent_code }) => parent_code);
  const below = (parent: string | null): TransportCategory[] =>
    (byParent.get(parent) ?? []).map((row) => {
      const childrenList = below(row.code);
      return {
        code: row.code,
        categoryName: wordingIn(row.category_name, context.locale),
        categoryAbbreviationName: wordingIn(row.category_abbreviation_name, context.locale),
        ...(childrenList.length > 0 ? { childrenList } : {}),
      };
    });
  return { list: below(null) };
}

type RegionRow = Awaited<ReturnType<typeof selectRegions>>[number];

function presentRegion(row: RegionRow): Region {
  const province = {
    provinceId: row.grandparent_id ?? row.parent_id ?? row.id,
    provinceName: row.grandparent_name ?? row.parent_name ?? row.region_name,
  };
  const city =
    row.level === 2
      ? { cityId: row.id, cityName: row.region_name }
      : { cityId: row.parent_id ?? "", cityName: row.parent_name ?? "" };
  return {
    id: row.id,
    level: row.level,
    regionName: row.region_name,
    ...province,
    ...(row.level === 1 ? {} : city),
    ...(row.level === 3 ? { districtName: row.region_name } : {}),
  };
}
