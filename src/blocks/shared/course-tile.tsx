import type { ReactNode } from "react";
import { LiveStatusEnum } from "../../generated/enums.ts";
import { courseHref } from "../../shared/links.ts";
import type { Priced } from "../../shared/prices.ts";
import type { Translate } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { fileSize } from "../../ui/file-size.ts";
import { Late } from "../../ui/late.tsx";
import { Price } from "../../ui/price.tsx";

/** What a card shows of a course, from whichever list it comes. */
export interface TileCourse extends Priced {
  id?: string;
  courseId?: string;
  courseName: string;
  courseLogo?: string;
  courseCategory: 1 | 2 | 3 | 4;
  lecturerName?: string;
  periodTotal?: number;
  pageTotal?: number;
  /** Bytes. */
  fileSize?: number;
  beginTime?: string;
  liveStatus?: LiveStatusEnum;
  countStudy?: number;
}

/**
 * One course card, a list item. Plain class names from the page's base style: lists of sixty render it. `eager` is
 * for the pictures that are seen first.
 */
export function CourseTile({
  course,
  isVip,
  eager,
  name,
  t,
  children,
}: {
  course: TileCourse;
  isVip?: boolean;
  eager?: boolean;
  /** The name with marks in it, where a search found it. */
  name?: ReactNode;
  t: Translate;
  children?: ReactNode;
}): ReactNode {
  const { lecturerName, periodTotal, pageTotal, fileSize: bytes } = course;
  // Of documents and files their pages and size say more than how many lessons they are.
  const size = [pageTotal ? t("common.pages", { count: pageTotal }) : "", bytes ? fileSize(bytes) : ""].filter(Boolean);
  const by = [
    lecturerName,
    ...(size.length > 0 ? size : [periodTotal ? t("common.periods", { count: periodTotal }) : ""]),
  ]
    .filter(Boolean)
    .join(" · ");
  return (
    <li className="card course">
      <div className="cover">
        {course.courseLogo && (
          <img
            src={course.courseLogo}
            alt=""
            width={480}
            height={270}
            loading={eager ? undefined : "lazy"}
            decoding="async"
          />
        )}
        <span className="tab">{t(`common.kind.${course.courseCategory}`)}</span>
      </div>
      <div className="text">
        <h3>
          <a href={courseHref(course.courseCategory, course.id ?? course.courseId ?? "")}>
            <Content words={course.courseName}>{name ?? course.courseName}</Content>
          </a>
        </h3>
        {by && <p className="by">{by}</p>}
        {course.liveStatus && (
          <p className="live num" data-status={course.liveStatus}>
            <b>{t(`common.liveStatus.${course.liveStatus}`)}</b>
            {course.liveStatus === LiveStatusEnum.waiting && course.beginTime && " " + course.beginTime.slice(5, 16)}
          </p>
        )}
        <Price course={course} isVip={isVip} t={t} />
        {children}
      </div>
    </li>
  );
}

/** Cards that stand where courses will be, in the same measures, so that nothing moves when they come. */
export function WaitingTiles({ count, href, t }: { count: number; href?: string; t: Translate }): ReactNode {
  return (
    <>
      <Late href={href} t={t} />
      {Array.from({ length: count }, (_, place) => (
        <li key={place} className="card course wait">
          <div className="cover" />
          <div className="text">
            <i />
            <i />
            <i />
          </div>
        </li>
      ))}
    </>
  );
}
