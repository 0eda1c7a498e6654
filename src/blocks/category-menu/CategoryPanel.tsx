import type { ReactNode } from "react";
import type { Category } from "../../generated/types.ts";
import { categoryHref, courseHref } from "../../site/links.ts";
import type { Translate } from "../block.ts";
import { Price } from "../parts/price.tsx";

/** What opens beside a top category: its second and third level, and courses that are recommended in it. */
export function CategoryPanel({ category, base, isVip, t }: { category: Category; base: string; isVip?: boolean; t: Translate }): ReactNode {
  return (
    <div className="panel">
      {category.childrenList?.map((second) => (
        <div key={second.id} className="second">
          <a href={categoryHref([category.id, second.id], base)}>{second.categoryName}</a>
          <ul>{second.childrenList?.map((third) => <li key={third.id}><a href={categoryHref([category.id, second.id, third.id], base)}>{third.categoryName}</a></li>)}</ul>
        </div>
      ))}
      {category.courseList && category.courseList.length > 0 && (
        <div className="known">
          <h3>{t("categoryMenu.recommended")}</h3>
          <ul>{category.courseList.map((course) => (
            <li key={course.courseId}><a href={courseHref(course.courseCategory, course.courseId)}>{course.courseName}</a><Price course={course} isVip={isVip} t={t} /></li>
          ))}</ul>
        </div>
      )}
    </div>
  );
}
