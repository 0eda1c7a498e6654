import type { UnaskedList } from "../compile/without-empty.ts";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import type { LocalisedBlock, LocalisedScreen } from "../document/page.ts";
import type { Texts } from "../compile/texts.ts";

/** What a preview says in the place of a list that is empty, and the way to where it is filled. */
export interface FillHint {
  /** The property of the block that has the list. */
  list: string;
  text: string;
  label?: string;
  href?: string;
}

/** Where an organisation makes what its pages list, by the operation that lists it. */
const ways: Readonly<Record<string, { label: TextKey; href: string }>> = {
  listCourses: { label: "page.draftEmpty.courses", href: "/account/organization/vod" },
  listZones: { label: "page.draftEmpty.courses", href: "/account/organization/vod" },
  listLecturers: { label: "page.draftEmpty.lecturers", href: "/account/organization/lecturer" },
  listArticleZoneRefs: { label: "page.draftEmpty.articles", href: "/account/organization/article" },
  listOpenCourses: { label: "page.draftEmpty.openCourses", href: "/account/organization/open" },
  listExams: { label: "page.draftEmpty.exams", href: "/account/exams" },
  listGrades: { label: "page.draftEmpty.grades", href: "/account/grades/teacher" },
};

/** Where an organisation makes what an operation lists; undefined for what is made elsewhere, or by nobody. */
export function wayToFill(operation: string | undefined): { label: TextKey; href: string } | undefined {
  return operation !== undefined && Object.hasOwn(ways, operation) ? ways[operation] : undefined;
}

/** A screen of a draft whose lists know what to say where they are empty, as a property of their blocks. */
export function fillHints(
  screen: LocalisedScreen,
  lists: ReadonlyMap<string, UnaskedList>,
  { t }: Texts,
): LocalisedScreen {
  if (lists.size === 0) return screen;
  const hinted = Object.entries(screen.blocks).map(([key, block]): [string, LocalisedBlock] => {
    const list = lists.get(key);
    if (!list) return [key, block];
    const way = wayToFill(list.operation);
    const unfilled: FillHint = {
      list: list.prop,
      text: t(list.path === undefined ? "page.draftEmpty.here" : "page.draftEmpty"),
      ...(way ? { label: t(way.label), href: way.href } : {}),
    };
    return [key, { ...block, props: { ...block.props, unfilled } }];
  });
  return { ...screen, blocks: Object.fromEntries(hinted) };
}
