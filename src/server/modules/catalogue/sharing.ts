import type { GetCourseSharingParams, GetCourseSharingReply } from "../../../generated/types.ts";
import { courseHref } from "../../../shared/links.ts";
import type { OperationContext } from "../../core/context.ts";
import { getCourse } from "./view-course.ts";

/** What a course is shared with: its words, a picture and a QR code. NOT_FOUND where it is not public. */
export async function getCourseSharing(
  { id }: GetCourseSharingParams,
  context: OperationContext,
): Promise<GetCourseSharingReply> {
  const {
    courseName,
    courseSubtitle = "",
    courseCategory,
    lecturerName,
    isFree,
    courseOriginal,
    courseDiscount,
  } = await getCourse({ courseId: id }, context);
  return {
    courseId: id,
    courseName,
    courseSubtitle,
    courseCategory,
    lecturerName,
    isFree,
    courseOriginal,
    courseDiscount,
    sharingUrl: courseHref(courseCategory, id),
    sharingImg: `/share/course/${id}.jpg`,
    qrCode: `/share/course/${id}.svg`,
  };
}
