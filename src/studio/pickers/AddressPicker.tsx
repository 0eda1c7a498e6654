import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { searchCourses } from "../../generated/client.ts";
import { safeAddress } from "../../shared/addresses.ts";
import { courseAt, courseHref } from "../../shared/links.ts";
import { usePanel } from "../panel/context.ts";
import { Chooser, type Choosable } from "./Chooser.tsx";
import { pagesOf, type Page } from "./pages.ts";
import { TypedInput } from "./TypedInput.tsx";
import { cutText } from "../../shared/cut-text.ts";

interface AddressPickerProps {
  id: string;
  label: string;
  /** "" for none. */
  value: string;
  onChange: (address: string) => void;
}

type Way = "page" | "course" | "other";

/** Where a link leads: a page of the site, a course that is searched for, or any other address that is allowed. */
export function AddressPicker({ id, label, value, onChange }: AddressPickerProps): ReactNode {
  const { t, draft, language, locale } = usePanel();
  const pages = useMemo(() => pagesOf(draft, language.words, locale), [draft, language, locale]);
  const [chosen, setChosen] = useState<Way>();
  const way = chosen ?? wayOf(value, pages);
  return (
    <div className="sp-address">
      <div className="sp-ways" role="group" aria-label={t("studio.address.ways", { label })}>
        {(["page", "course", "other"] as const).map((one) => (
          <button key={one} type="button" aria-pressed={way === one} onClick={() => setChosen(one)}>
            {t(`studio.address.way.${one}`)}
          </button>
        ))}
      </div>
      {way === "page" && (
        <Chooser
          id={id}
          label={label}
          options={pages}
          value={pageAt(value, pages)?.id}
          placeholder={t("studio.address.choosePage")}
          onChoose={onChange}
        />
      )}
      {way === "course" && <CourseChooser id={id} label={label} value={value} onChange={onChange} />}
      {way === "other" && (
        <>
          <TypedInput
            id={id}
            label={label}
            type="url"
            placeholder="https://"
            value={value}
            onChange={(typed) => onChange(completed(typed.trim()))}
          />
          {value !== "" && safeAddress(value) === undefined && (
            <p className="sp-problem" role="alert">
              {t("studio.problem.address")}
            </p>
          )}
        </>
      )}
      {value !== "" && (
        <button type="button" className="sp-plain" onClick={() => onChange("")}>
          {t("studio.address.none")}
        </button>
      )}
    </div>
  );
}

function CourseChooser({ id, label, value, onChange }: AddressPickerProps): ReactNode {
  const { t, draft } = usePanel();
  const [found, setFound] = useState<Choosable[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(words: string) {
    clearTimeout(timer.current);
    if (words.trim() === "") return setFound([]);
    timer.current = setTimeout(() => {
      const input = { str: cutText(words.trim(), 100), pageSize: 20 };
      searchCourses(draft.siteOrgNo === "default" ? input : { ...input, orgNo: draft.siteOrgNo })
        // The words stand beside each, so that the list does not sort away what the search found.
        .then(({ list }) =>
          setFound(
            list.map((course) => ({
              id: courseHref(course.courseCategory, course.id),
              label: course.courseName,
              detail: course.lecturerName,
              words,
            })),
          ),
        )
        .catch(() => setFound([]));
    }, 250);
  }

  const course = courseAt(value);
  return (
    <Chooser
      id={id}
      label={label}
      options={found}
      value={course ? value : undefined}
      shown={course ? t("studio.address.course", { id: course.id }) : undefined}
      placeholder={t("studio.address.chooseCourse")}
      onChoose={onChange}
      onSearch={search}
    />
  );
}

/** A page may have several addresses: "/" and "/index" are the same. */
function pageAt(value: string, pages: readonly Page[]): Page | undefined {
  return pages.find(({ paths }) => paths.includes(value));
}

function wayOf(value: string, pages: readonly Page[]): Way {
  if (courseAt(value)) return "course";
  return value === "" || pageAt(value, pages) ? "page" : "other";
}

/** People write school.example and mean the web address. */
function completed(address: string): string {
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(address) ? `https://${address}` : address;
}
