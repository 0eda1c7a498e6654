import type { ReactNode } from "react";
import type { BlockProps } from "../block.ts";

const states = ["", "paid", "refunding", "refunded"] as const;

/** What is looked for, in the address: it works before and without JavaScript. */
export function Filters({ path, query = {}, blockKey, t }: BlockProps<"saleList">): ReactNode {
  const { keyword = "", saleState = "", lecturerUserNo = "", dateFrom = "", dateUntil = "" } = query;
  const id = (name: string) => `${blockKey}-${name}`;
  const day = (name: "dateFrom" | "dateUntil", label: string, value: string) => (
    <div className="field">
      <label htmlFor={id(name)}>{label}</label>
      <input key={value} id={id(name)} type="date" name={name} defaultValue={value} />
    </div>
  );
  return (
    <form className="bar" role="search" action={path}>
      <div className="field">
        <label htmlFor={id("keyword")}>{t("saleList.search")}</label>
        <input key={keyword} id={id("keyword")} type="search" name="keyword" defaultValue={keyword} maxLength={100} />
      </div>
      <div className="field">
        <label htmlFor={id("saleState")}>{t("saleList.column.state")}</label>
        <select key={saleState} id={id("saleState")} name="saleState" defaultValue={saleState}>
          {states.map((state) => (
            <option key={state} value={state}>
              {t(`saleList.state.${state || "all"}`)}
            </option>
          ))}
        </select>
      </div>
      {day("dateFrom", t("saleList.dateFrom"), dateFrom)}
      {day("dateUntil", t("saleList.dateUntil"), dateUntil)}
      {lecturerUserNo && <input type="hidden" name="lecturerUserNo" value={lecturerUserNo} />}
      <button className="btn ghost">{t("saleList.find")}</button>
    </form>
  );
}
