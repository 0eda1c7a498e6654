import { useEffect, useRef, useState, type ReactNode } from "react";
import { listCourses } from "../../generated/client.ts";
import { moved } from "../../shared/moved.ts";
import { usePanel } from "../panel/context.ts";
import { EntryTools, followMoved } from "../panel/EntryTools.tsx";
import { CourseChooser } from "../pickers/CourseChooser.tsx";
import { ofSite } from "../pickers/of-site.ts";

interface ChosenCoursesProps {
  id: string;
  /** Their numbers, in the order that they are shown in. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

/** As many as one list may name. */
const MOST = 60;

/** Courses chosen by hand: added by a search, moved, taken out. */
export function ChosenCourses({ id, value, onChange }: ChosenCoursesProps): ReactNode {
  const { t, draft } = usePanel();
  const names = useNames(value, ofSite(draft).orgNo);
  const label = t("studio.content.add");
  const list = useRef<HTMLOListElement>(null);
  const move = (from: number, to: number) => {
    onChange(moved(value, from, to));
    followMoved(list.current, from, to);
  };
  return (
    <div role="group" aria-label={t("studio.content.chosen")}>
      {value.length === 0 && <p className="sp-note">{t("studio.content.none")}</p>}
      <ol className="sp-list" ref={list}>
        {value.map((course, index) => {
          const title =
            names?.get(course) ?? t(names ? "studio.content.gone" : "studio.address.course", { id: course });
          return (
            <li key={course}>
              <span>{title}</span>
              <EntryTools
                title={title}
                index={index}
                count={value.length}
                onMove={(to) => move(index, to)}
                onRemove={() => onChange(value.filter((one) => one !== course))}
                t={t}
              />
            </li>
          );
        })}
      </ol>
      {value.length < MOST && (
        <CourseChooser
          id={id}
          label={label}
          shown={label}
          idOf={(course) => course.id}
          onChoose={(course) => value.includes(course) || onChange([...value, course])}
        />
      )}
    </div>
  );
}

/** What courses are called, by their numbers; those that are no longer on offer are not there. undefined until known. */
function useNames(ids: readonly string[], orgNo: string | undefined): ReadonlyMap<string, string> | undefined {
  const [names, setNames] = useState<ReadonlyMap<string, string>>();
  const asked = [...ids].sort().join();
  useEffect(() => {
    if (asked === "") return;
    let isShown = true;
    listCourses({ courseIds: asked.split(","), pageSize: MOST, ...(orgNo === undefined ? {} : { orgNo }) })
      .then(({ list }) => isShown && setNames(new Map(list.map((course) => [course.id, course.courseName]))))
      .catch(() => undefined);
    return () => void (isShown = false);
  }, [asked, orgNo]);
  return names;
}
