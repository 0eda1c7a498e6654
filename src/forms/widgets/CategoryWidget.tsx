import type { WidgetProps } from "@rjsf/utils";
import { lazy, Suspense, useRef, useState } from "react";
import { optionsOf, surroundings, type CategoryNode, type CourseCategory, type FormCalls } from "../context.ts";
import { Icon } from "../Icon.tsx";
import { useLoaded } from "../useLoaded.ts";
import { control, words } from "./control.ts";

const loadColumns = () => import("../pickers/CategoryColumns.tsx");
const CategoryColumns = lazy(async () => ({ default: (await loadColumns()).CategoryColumns }));

/**
 * A category out of a tree: the value is the path of codes from the top to a category without children. The option
 * `last` names the property that gets the last code (apcategoryID and apcategory).
 */
export function CategoryWidget(props: WidgetProps) {
  const { t, calls } = surroundings(props.registry);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const path: readonly string[] = Array.isArray(props.value) ? props.value : [];
  const loaded = useLoaded(treeOf(calls, optionsOf(props).tree), open || path.length > 0);
  const { id, required, name: _name, ...rest } = control(props);
  const shown = path.length > 0 && loaded.state === "here" ? namesOf(loaded.value, path).join(" / ") : path.join(" / ");
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className="lf-category">
      <button
        {...rest}
        ref={button}
        id={id}
        type="button"
        role="combobox"
        className="lf-input lf-combobox"
        aria-required={required}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={`${id}__columns`}
        aria-labelledby={`${id}__label ${id}`}
        onPointerEnter={() => void loadColumns()}
        onFocus={() => void loadColumns()}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" || open) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <span className={shown ? undefined : "lf-empty"}>
          {shown || (words(props, props.placeholder) ?? t("form.theme.choose"))}
        </span>
        <Icon name={open ? "up" : "down"} />
      </button>
      <div id={`${id}__columns`} className="lf-columns-place">
        {open && loaded.state === "here" && (
          <Suspense fallback={<p className="lf-note">{t("form.theme.loading")}</p>}>
            <CategoryColumns
              tree={loaded.value}
              path={path}
              t={t}
              onClose={close}
              onChoose={(next) => {
                props.onChange(next);
                close();
              }}
            />
          </Suspense>
        )}
        {open && loaded.state === "waiting" && <p className="lf-note">{t("form.theme.loading")}</p>}
        {open && loaded.state === "failed" && (
          <button type="button" className="lf-retry" onClick={loaded.retry}>
            {t("form.theme.retry")}
          </button>
        )}
      </div>
    </div>
  );
}

/** How the tree is fetched; none where the form's block has no call for it. */
function treeOf(
  { listTransportCategories, listCourseCategories }: FormCalls,
  tree: "courses" | undefined,
): (() => Promise<readonly CategoryNode[]>) | undefined {
  if (tree === "courses")
    return listCourseCategories && (async () => (await listCourseCategories({})).list.map(nodeOf));
  return listTransportCategories && (async () => (await listTransportCategories({})).list);
}

function nodeOf({ id, categoryName, childrenList }: CourseCategory): CategoryNode {
  return { code: id, categoryName, childrenList: childrenList?.map(nodeOf) ?? null };
}

function namesOf(tree: readonly CategoryNode[], path: readonly string[]): string[] {
  const [code, ...below] = path;
  const node = tree.find((entry) => entry.code === code);
  if (!node) return [...path];
  return [
    node.categoryAbbreviationName || node.categoryName,
    ...(below.length > 0 ? namesOf(node.childrenList ?? [], below) : []),
  ];
}
