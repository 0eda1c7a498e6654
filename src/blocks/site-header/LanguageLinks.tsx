import type { ReactNode } from "react";
import type { BlockProps } from "../block.ts";

/** Links to the same page in the other languages of the site, each in its own name. */
export function LanguageLinks({ locales = [], locale, t }: BlockProps<"siteHeader">): ReactNode {
  return locales.filter((other) => other !== locale).map((other) => (
    <a key={other} href={"?lang=" + other} hrefLang={other} lang={other} aria-label={t("common.language." + other)}>{other === "en" ? "EN" : "中"}</a>
  ));
}
