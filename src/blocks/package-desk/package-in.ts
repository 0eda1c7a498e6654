import type { SaveCustomPackageBody } from "../../generated/types.ts";

/** What the form of a package has, as the server takes it. */
export function packageIn(form: FormData): Omit<SaveCustomPackageBody, "id" | "cover"> {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const price = text("price");
  return {
    customName: text("customName"),
    customNameEn: text("customNameEn"),
    categoryId: text("categoryId"),
    ...(text("siteOrgNo") === "" ? {} : { siteOrgNo: text("siteOrgNo") }),
    days: Number(text("days")),
    peopleLeast: Number(text("peopleLeast")),
    peopleMost: Number(text("peopleMost")),
    priceFrom: Number(price) > 0 ? Number(price).toFixed(2) : "",
    sort: Number(text("sort")),
    customDesc: text("customDesc"),
    customDescEn: text("customDescEn"),
    introduceText: text("introduceText"),
    introduceTextEn: text("introduceTextEn"),
    gainText: text("gainText"),
    gainTextEn: text("gainTextEn"),
  };
}
