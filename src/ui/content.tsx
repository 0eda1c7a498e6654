import { createContext, useContext, type ReactNode } from "react";

/** The language of the page. The page's root provides it, for what is deep inside blocks. */
export const PageLanguage = createContext("zh-CN");

const chinese = "zh-CN";

/**
 * The language that words are in as far as their letters tell, where it is not that of the page; undefined where it
 * is, or cannot be told.
 * What they only quote (“…”) is not theirs.
 */
export function otherLanguage(words: string | undefined, page: string): string | undefined {
  return words !== undefined && !/^(zh|ja)/.test(page) && /^[^“]*\p{Script=Han}/u.test(words) ? chinese : undefined;
}

/**
 * Words that are the page's content and not the product's: names of courses, lecturers, categories, what people wrote.
 * On a page in another language they stand apart from what is around them, whichever way they are written, and are
 * marked with their own where it can be told (WCAG 3.1.2), so that they are read aloud and broken into lines as they
 * should be. `words` says what is looked at where the children are more than a text.
 */
export function Content({ words, children }: { words?: string; children?: ReactNode }): ReactNode {
  const page = useContext(PageLanguage);
  const lang = otherLanguage(words ?? (typeof children === "string" ? children : undefined), page);
  return children === undefined || page.startsWith("zh") ? children : <bdi lang={lang}>{children}</bdi>;
}
