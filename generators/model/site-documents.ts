/** The documents of a site by name, with the definition of each. Forms are apart: theirs is made of their dialect. */
export const siteDocuments: Readonly<Record<string, string>> = {
  screen: "ScreenDocument",
  layout: "LayoutDocument",
  site: "SiteSettings",
  nav: "NavSettings",
  theme: "ThemeDocument",
};
