import { useRef, useState, type FormEvent, type ReactNode } from "react";
import type { Category, OwnCustomPackage } from "../../generated/types.ts";
import { useHandler } from "../../ui/use-handler.ts";
import { useStateFor } from "../../ui/use-state-for.ts";
import { callFaultText } from "../shared/call-error.ts";
import { CoverField } from "../shared/cover-field.tsx";
import { Amount, Count } from "../shared/number-fields.tsx";
import type { PartProps } from "./PackageDesk.tsx";
import { packageIn } from "./package-in.ts";

/** A package, as it is made or changed. */
export function WritePackage({
  package: one,
  operations,
  act,
  blockKey,
  t,
}: PartProps & { package?: OwnCustomPackage }): ReactNode {
  const [categories, setCategories] = useState<Category[]>();
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);
  const [cover, setCover] = useStateFor(one?.cover ?? "", one?.cover ?? "");
  const place = useRef<HTMLFormElement>(null);
  const id = (name: string) => `${blockKey}-${one?.id ?? "new"}-${name}`;
  const look = useHandler(async () => {
    setFault("");
    try {
      setCategories((await operations.listCourseCategories({})).list);
    } catch (error) {
      setFault(callFaultText(error, t, "packageDesk.unreached"));
    }
  });
  const save = useHandler(async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const input = { ...packageIn(new FormData(event.currentTarget)), cover };
    setBusy(true);
    const isDone = await act(
      () => operations.saveCustomPackage(one ? { ...input, id: one.id } : input),
      one ? "packageDesk.saved" : "packageDesk.made",
    );
    setBusy(false);
    if (!isDone || one) return;
    place.current?.reset();
    setCover("");
  });
  // Categories that the list does not have, for one that is in such, stay what they are.
  const choices: Pick<Category, "id" | "categoryName">[] = categories ?? [];
  const isListed = one === undefined || choices.some((category) => category.id === one.categoryId);
  const text = (
    name: string,
    label: string,
    value: string | undefined,
    rows: number,
    most: number,
    required = false,
  ) => (
    <p className="field">
      <label htmlFor={id(name)}>{label}</label>
      {rows === 1 ? (
        <input id={id(name)} name={name} type="text" maxLength={most} defaultValue={value} required={required} />
      ) : (
        <textarea id={id(name)} name={name} rows={rows} maxLength={most} defaultValue={value} />
      )}
    </p>
  );
  const count = (name: string, label: string, value: number | undefined, max = 10_000) => (
    <Count id={id(name)} name={name} label={label} min={1} max={max} value={value} required />
  );
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && !categories && void look()}>
      <summary>
        {t(one ? "packageDesk.change" : "packageDesk.add")}
        {one && <span className="vh"> {one.customName}</span>}
      </summary>
      <form ref={place} onSubmit={(event) => void save(event)}>
        {fault !== "" && (
          <p role="alert" className="fault">
            {fault}
          </p>
        )}
        <div className="pair">
          {text("customName", t("packageDesk.name"), one?.customName, 1, 100, true)}
          {text("customNameEn", t("packageDesk.nameEn"), one?.customNameEn, 1, 100)}
        </div>
        <div className="pair">
          <p className="field">
            <label htmlFor={id("category")}>{t("packageDesk.category")}</label>
            <select
              key={`${categories !== undefined}`}
              id={id("category")}
              name="categoryId"
              required
              defaultValue={one?.categoryId ?? ""}
            >
              {one === undefined && <option value="">{t("packageDesk.choose")}</option>}
              {!isListed && <option value={one.categoryId}>{one.categoryName}</option>}
              {choices.map((category) => (
                <option key={category.id} value={category.id}>
                  {category.categoryName}
                </option>
              ))}
            </select>
          </p>
          {one === undefined && text("siteOrgNo", t("packageDesk.organisation"), "", 1, 32)}
        </div>
        <div className="pair">
          {count("days", t("packageDesk.days"), one?.days, 365)}
          {count("peopleLeast", t("packageDesk.peopleLeast"), one?.peopleLeast)}
          {count("peopleMost", t("packageDesk.peopleMost"), one?.peopleMost)}
        </div>
        <div className="pair">
          <Amount id={id("price")} name="price" label={t("packageDesk.price")} value={one?.priceFrom} />
          <Count
            id={id("sort")}
            name="sort"
            label={t("packageDesk.sort")}
            min={-1_000_000}
            max={1_000_000}
            value={one?.sort ?? 0}
            required
          />
        </div>
        <div className="pair">
          {text("customDesc", t("packageDesk.desc"), one?.customDesc, 2, 300)}
          {text("customDescEn", t("packageDesk.descEn"), one?.customDescEn, 2, 300)}
        </div>
        <div className="pair">
          {text("introduceText", t("packageDesk.intro"), one?.introduceText, 5, 5000)}
          {text("introduceTextEn", t("packageDesk.introEn"), one?.introduceTextEn, 5, 5000)}
        </div>
        <div className="pair">
          {text("gainText", t("packageDesk.gains"), one?.gainText, 4, 2000)}
          {text("gainTextEn", t("packageDesk.gainsEn"), one?.gainTextEn, 4, 2000)}
        </div>
        <CoverField cover={cover} change={setCover} operations={operations} t={t} />
        <p>
          <button type="submit" className="btn" aria-disabled={busy}>
            {t(one ? "packageDesk.save" : "packageDesk.make")}
          </button>
        </p>
      </form>
    </details>
  );
}
