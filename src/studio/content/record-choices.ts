import {
  listArticleZoneCategories,
  listCourseCategories,
  listCustomCategories,
  listLecturers,
  listOpenCourseCategories,
  listZones,
} from "../../generated/client.ts";
import { allPages } from "../../shared/all-pages.ts";
import type { Category } from "../../generated/types.ts";
import type { Choosable } from "../pickers/Chooser.tsx";

type Asked = { orgNo?: string };

/** Parameters that are numbers of records, with what loads those that can be chosen: `<operation>.<parameter>`. */
export const recordChoices: Readonly<Record<string, (asked: Asked) => Promise<Choosable[]>>> = {
  "listCourses.lecturerUserNo": async (asked) =>
    (await allPages((page) => listLecturers({ ...asked, ...page }))).list.map(
      ({ lecturerUserNo, lecturerName, orgName }) => ({
        id: lecturerUserNo,
        label: lecturerName,
        detail: orgName,
      }),
    ),
  "listCourses.zoneId": async (asked) =>
    (await listZones(asked)).list.map(({ id, zoneName }) => ({ id, label: zoneName })),
  "listArticleZoneRefs.zoneId": async (asked) =>
    (await listArticleZoneCategories(asked)).list.map(({ id, zoneName }) => ({ id, label: zoneName })),
  "listOpenCourses.categoryId": async (asked) => named((await listOpenCourseCategories(asked)).list),
  "listCustomPackages.categoryId": async (asked) => named((await listCustomCategories(asked)).list),
};

/** The categories of courses, each with the way to it; its id says its level too: `categoryno2=31`. */
export async function categoryChoices(asked: Asked): Promise<Choosable[]> {
  return below((await listCourseCategories(asked)).list, []);
}

function below(categories: readonly Category[], way: readonly string[]): Choosable[] {
  return categories.flatMap(({ id, categoryName, childrenList = [] }) => {
    const names = [...way, categoryName];
    return [
      { id: `categoryno${names.length}=${id}`, label: names.join(" › ") },
      ...(names.length < 3 ? below(childrenList, names) : []),
    ];
  });
}

function named(list: readonly { id: string; categoryName: string }[]): Choosable[] {
  return list.map(({ id, categoryName }) => ({ id, label: categoryName }));
}
