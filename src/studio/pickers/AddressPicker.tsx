import { useMemo, useState, type ReactNode } from "react";
import { safeAddress } from "../../shared/addresses.ts";
import { courseAt, courseHref } from "../../shared/links.ts";
import { usePanel } from "../panel/context.ts";
import { Chooser } from "./Chooser.tsx";
import { CourseChooser } from "./CourseChooser.tsx";
import { pagesOf, type Page } from "./pages.ts";
import { TypedInput } from "./TypedInput.tsx";

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
  const course = courseAt(value);
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
      {way === "course" && (
        <CourseChooser
          id={id}
          label={label}
          idOf={(course) => courseHref(course.courseCategory, course.id)}
          value={course ? value : undefined}
          shown={course ? t("studio.address.course", { id: course.id }) : undefined}
          onChoose={onChange}
        />
      )}
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
