import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { Category } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { CategoryList } from "./CategoryList.tsx";
import { listCss } from "./list-css.ts";

type Props = BlockProps<"categoryDropdown">;

/**
 * What a category dropdown opens: the list of categories, and the courses of each once its panel is wanted. For one
 * kind of categories of one organisation: another begins anew, by its key.
 */
export function DropdownContent({
  categoryType,
  orgNo,
  base = "",
  side = "right",
  isVip,
  operations,
  t,
}: Props): ReactNode {
  const [categories, setCategories] = useState<Category[]>();
  const [failed, setFailed] = useState(false);
  const asked = useRef(new Set<string>());
  const where = orgNo ? { orgNo } : {};

  const load = useEffectEvent(() => operations.listCourseCategories({ categoryType, ...where }));
  useEffect(() => {
    load().then(
      ({ list }) => setCategories(list),
      () => setFailed(true),
    );
  }, []);

  const want = (categoryId: string) => {
    if (asked.current.has(categoryId)) return;
    asked.current.add(categoryId);
    operations.listHomeRecommendations({ categoryId, ...where }).then(
      ({ list }) =>
        setCategories((before) =>
          before?.map((one) => (one.id === categoryId ? { ...one, courseList: list.slice(0, maxCourses) } : one)),
        ),
      // Without its courses the panel still leads on; the next time it is wanted they are asked for again.
      () => asked.current.delete(categoryId),
    );
  };

  return (
    <Root className={"pop " + side}>
      {categories ? (
        <CategoryList categories={categories} base={base} side={side} isVip={isVip} onWant={want} t={t} />
      ) : failed ? (
        <p>{t("categoryDropdown.failed")}</p>
      ) : (
        <ul className="tops" aria-hidden="true">
          {Array.from({ length: 8 }, (_, place) => (
            <li key={place} className="wait">
              <i />
            </li>
          ))}
        </ul>
      )}
      <a className="all" href={base + "/list"}>
        {t("categoryDropdown.all")}
      </a>
    </Root>
  );
}

/** How many courses stand beside a category. */
const maxCourses = 4;

const Root = styled.div`
  width: 232px;
  padding: 8px 0 0;
  ${listCss}
  &.pop a {
    width: auto;
  }
  &.pop .top {
    justify-content: space-between;
    padding-inline: 16px 10px;
    border-radius: 0;
  }
  &.pop .panel a {
    display: inline-flex;
    min-height: 32px;
    padding: 0;
    border-radius: 2px;
    background: none;
  }
  &.pop .panel .known a {
    display: block;
    line-height: 32px;
  }
  &.pop .all {
    justify-content: center;
    margin-top: 8px;
    border-top: 1px solid var(--color-border);
    border-radius: 0;
    color: var(--color-primary);
    font-weight: 600;
  }
  &.right {
    inset-inline-end: 0;
  }
  &.left {
    inset-inline-start: 0;
    inset-inline-end: auto;
  }
  .wait {
    padding: 10px 16px;
  }
  > p {
    padding: 16px;
  }
  @media (max-width: 1099px) {
    &.pop {
      position: static;
      width: auto;
      padding-block: 0 8px;
      padding-inline: 12px 0;
      border: 0;
      box-shadow: none;
      background: none;
    }
    .scroll {
      max-height: none;
    }
    .top svg {
      rotate: -90deg;
    }
    &.left .top svg {
      rotate: 90deg;
    }
    .panel.panel.panel {
      position: static;
      display: none;
      width: auto;
      min-height: 0;
      padding: 4px 16px 12px;
      border: 0;
      box-shadow: none;
      background: none;
    }
    .open > .panel.panel {
      display: block;
    }
    .second {
      grid-template-columns: 1fr;
    }
    &.pop .top,
    &.pop .panel a {
      min-height: 44px;
    }
    &.pop .all {
      justify-content: flex-start;
      border: 0;
      margin: 0;
      padding-inline: 16px;
    }
  }
`;
