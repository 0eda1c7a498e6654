import type { MouseEvent, ReactNode } from "react";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import type { BlockProps } from "../block.ts";
import { Named } from "../../ui/named.tsx";

/** Links to the same page in the other languages of the site, each in its own name. */
export function LanguageLinks({
  locales = [],
  locale,
  t,
}: Pick<BlockProps<"siteHeader">, "locales" | "locale" | "t">): ReactNode {
  return locales
    .filter((other) => other !== locale)
    .map((other) => (
      <a key={other} href={"?lang=" + other} hrefLang={other} lang={other} data-lang={other} onClick={chooseLanguage}>
        <Named
          words={other.startsWith("zh") ? "中" : other.slice(0, 2).toUpperCase()}
          of={t(`common.language.${other}` as TextKey)}
        />
      </a>
    ));
}

/** Keeps the choice and shows the page again, where the plain link would lose the rest of the address. */
function chooseLanguage(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.cookie = `lang=${event.currentTarget.dataset.lang}; path=/; max-age=31536000; samesite=lax`;
  location.reload();
}
