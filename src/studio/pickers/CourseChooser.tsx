import { useEffect, useRef, useState, type ReactNode } from "react";
import { searchCourses } from "../../generated/client.ts";
import type { CourseCard } from "../../generated/types.ts";
import { cutText } from "../../shared/cut-text.ts";
import { usePanel } from "../panel/context.ts";
import { Chooser, type Choosable } from "./Chooser.tsx";
import { ofSite } from "./of-site.ts";

interface CourseChooserProps {
  id: string;
  label: string;
  /** What is kept of a course: its number, or its address. */
  idOf: (course: CourseCard) => string;
  value?: string | undefined;
  /** What to show for what is chosen already. */
  shown?: string | undefined;
  onChoose: (id: string) => void;
}

/** A course of the site that is searched for by its words. */
export function CourseChooser({ id, label, idOf, value, shown, onChoose }: CourseChooserProps): ReactNode {
  const { t, draft } = usePanel();
  const [found, setFound] = useState<Choosable[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(words: string) {
    clearTimeout(timer.current);
    if (words.trim() === "") return setFound([]);
    timer.current = setTimeout(() => {
      searchCourses({ str: cutText(words.trim(), 100), pageSize: 20, ...ofSite(draft) })
        // The words stand beside each, so that the list does not sort away what the search found.
        .then(({ list }) =>
          setFound(
            list.map((course) => ({ id: idOf(course), label: course.courseName, detail: course.lecturerName, words })),
          ),
        )
        .catch(() => setFound([]));
    }, 250);
  }

  return (
    <Chooser
      id={id}
      label={label}
      options={found}
      value={value}
      shown={shown}
      placeholder={t("studio.address.chooseCourse")}
      onChoose={onChoose}
      onSearch={search}
    />
  );
}
