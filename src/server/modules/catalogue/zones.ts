import type { ListZonesBody, ListZonesReply } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { wordingIn } from "../../lib/localised-text.ts";
import { catalogueCache } from "./cache.ts";
import { presentCard } from "./course-card.ts";
import { settingOf, withheldIn } from "./scope.ts";
import { selectCards, selectShelved, selectZones } from "./zone-queries.ts";

const HOME = 1;
/** Courses on a shelf at most. */
const ON_A_SHELF = 12;

/**
 * The shelves of a place (1, the home page, unless said), of the platform or of an organisation; empty ones are left
 * out.
 */
export async function listZones(
  { zoneLocation = HOME }: ListZonesBody,
  context: OperationContext,
): Promise<ListZonesReply> {
  const { list } = await catalogueCache(context.services).of(
    `zones/${context.orgNo}/${context.locale}/${zoneLocation}`,
    async () => {
      const zones = await selectZones(context.db, { orgNo: context.orgNo, zoneLocation });
      const shelved =
        zones.length > 0
          ? await selectShelved(context.db, { zoneIds: zones.map(({ id }) => id), each: ON_A_SHELF })
          : [];
      const rows =
        shelved.length > 0
          ? await selectCards(context.db, [...new Set(shelved.map(({ course_id }) => course_id))])
          : [];
      const cards = new Map(rows.map((row) => [row.id, presentCard(row, settingOf(context))]));
      const byZone = Map.groupBy(shelved, ({ zone_id }) => zone_id);
      const list = zones.map((zone) => ({
        id: zone.id,
        zoneName: wordingIn(zone.zone_name, context.locale),
        zoneDesc: wordingIn(zone.zone_desc, context.locale),
        courseList: (byZone.get(zone.id) ?? []).flatMap(({ course_id }) => cards.get(course_id) ?? []),
      }));
      return { list };
    },
  );
  const withheld = withheldIn(context);
  const offered = withheld
    ? list.map((zone) => ({
        ...zone,
        courseList: zone.courseList.filter(({ courseCategory }) => !withheld.includes(courseCategory)),
      }))
    : list;
  return { list: offered.filter(({ courseList }) => courseList.length > 0) };
}
