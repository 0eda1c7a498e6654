import type { ReactNode } from "react";
import type { Category } from "../../generated/types.ts";
import { categoryHref, courseHref } from "../../shared/links.ts";
import type { Translate } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Price } from "../../ui/price.tsx";

/** What opens beside a top category: its second and third level, and courses that are recommended in it. */
export function CategoryPanel({
  category,
  base,
  isVip,
  t,
}: {
  category: Category;
  base: string;
  isVip?: boolean;
  t: Translate;
}): ReactNode {
  const { id, categoryName, childrenList, courseList = [] } = category;
  return (
    <div className="panel">
      {/* By touch the first tap on the category opened this, so the way to all of it is here too. */}
      <a className="whole" href={categoryHref([id], base)}>
        {t("common.category.whole", { name: categoryName })}
      </a>
      {childrenList?.map((second) => (
        <div key={second.id} className="second">
          <a href={categoryHref([id, second.id], base)}>
            <Content>{second.categoryName}</Content>
          </a>
          <ul>
            {second.childrenList?.map((third) => (
              <li key={third.id}>
                <a href={categoryHref([id, second.id, third.id], base)}>
                  <Content>{third.categoryName}</Content>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {courseList.length > 0 && (
        <div className="known">
          <h3>{t("common.category.recommended")}</h3>
          <ul>
            {courseList.map((course) => (
              <li key={course.courseId}>
                <a href={courseHref(course.courseCategory, course.courseId)}>
                  <Content>{course.courseName}</Content>
                </a>
                <Price course={course} isVip={isVip} t={t} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
