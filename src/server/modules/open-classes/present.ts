import { presentOrg } from "../../lib/org-no.ts";
import type { GetOpenCourseReply, OpenCourseCard, RichText } from "../../../generated/types.ts";
import { withoutOffLinks } from "../../../site/compile/without-off.ts";
import { withheldKinds } from "../../../site/document/features.ts";
import type { OperationContext } from "../../core/context.ts";
import { presentLiveStatus } from "../catalogue/index.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { valueIn, wordingIn } from "../../lib/localised-text.ts";
import type { OpenRow, selectOpenCourse } from "./queries.ts";

type WholeRow = NonNullable<Awaited<ReturnType<typeof selectOpenCourse>>>;

export function presentOpenCard(row: OpenRow, context: OperationContext): OpenCourseCard {
  const { locale } = context;
  const { timeZone } = context.site.settings;
  return {
    id: row.id,
    openName: wordingIn(row.open_name, locale),
    openDesc: wordingIn(row.open_desc, locale),
    cover: row.cover,
    categoryId: row.category_id,
    categoryName: wordingIn(row.category_name, locale),
    lecturerUserNo: row.lecturer_user_no,
    lecturerName: row.lecturer_name ?? "",
    ...presentOrg(row),
    beginTime: dateTimeIn(timeZone, row.begin_time),
    endTime: dateTimeIn(timeZone, row.end_time),
    liveStatus: presentLiveStatus(row, context.now()),
    memberCount: row.member_count,
    memberMost: row.member_most,
  };
}

export function presentOpenCourse(row: WholeRow, context: OperationContext): GetOpenCourseReply {
  const card = presentOpenCard(row, context);
  const { timeZone, features } = context.site.settings;
  return {
    ...card,
    introduce: withoutOffLinks(richTextIn(row.introduce, context.locale), context.site.isOff),
    lecturer: {
      lecturerUserNo: row.lecturer_user_no,
      lecturerName: row.lecturer_name ?? "",
      position: row.position ?? "",
      headImgUrl: row.head_img_url ?? "",
      introduce: row.lecturer_introduce ?? "",
      orgNo: card.orgNo,
    },
    ...(row.course_id === null
      ? {}
      : {
          courseId: row.course_id,
          courseName: row.course_name ?? "",
          ...(row.course_category === null || withheldKinds(features)?.includes(row.course_category)
            ? {}
            : { courseCategory: row.course_category as NonNullable<GetOpenCourseReply["courseCategory"]> }),
        }),
    ...(row.course_id === null || row.period_id === null ? {} : { periodId: row.period_id }),
    gmtModified: dateTimeIn(timeZone, row.gmt_modified),
  };
}

/** A document kept by language; what is stored was checked when it was written. */
function richTextIn(documents: unknown, locale: string): RichText {
  const found = valueIn(documents, locale);
  return found ? (found as RichText) : { type: "doc", content: [] };
}
