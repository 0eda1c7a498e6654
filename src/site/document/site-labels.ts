/** What the parts of a site that are no blocks are called, in one language. */
export interface SiteWords {
  /** A screen by its name in the site: `account/info`. A site's own screen has no word here. */
  screen: (name: string) => string | undefined;
  layout: (name: string) => string | undefined;
  layoutAbout: (name: string) => string | undefined;
  /** A slot of layouts. */
  layoutSlot: (slot: string) => string | undefined;
  /** A call of the server, as data of a screen or in an action. */
  operation: (operationId: string) => string;
  /** A token of the theme by its path, without the mode: `color.primary`, `radius.card`; also a group: `color`. */
  token: (path: string) => string | undefined;
  tokenAbout: (path: string) => string | undefined;
  /** A property of a site's documents by the schema's title: `SiteInfo`, `copyright`. */
  field: (schema: string, property: string) => string | undefined;
  fieldAbout: (schema: string, property: string) => string | undefined;
  feature: (name: string) => string | undefined;
  /** Who may see a screen. */
  access: (access: string) => string | undefined;
  screenGroup: (group: string) => string | undefined;
}

/**
 * The words of a site's parts from the texts of src/locales/blocks. English sentences about tokens and fields stand in
 * the schemas (schemas/site): where they are wanted, the schema's `description` is the fallback.
 */
export function siteWords(texts: Readonly<Record<string, string>>): SiteWords {
  const find = (key: string) => (Object.hasOwn(texts, key) ? texts[key] : undefined);
  return {
    screen: (name) => find(`screen.${name}`),
    layout: (name) => find(`layout.${name}`),
    layoutAbout: (name) => find(`layoutAbout.${name}`),
    layoutSlot: (slot) => find(`layoutSlot.${slot}`),
    operation: (operationId) => find(`operation.${operationId}`) ?? operationId,
    token: (path) => find(`token.${path}`),
    tokenAbout: (path) => find(`tokenAbout.${path}`),
    field: (schema, property) => find(`field.${schema}.${property}`),
    fieldAbout: (schema, property) => find(`fieldAbout.${schema}.${property}`),
    feature: (name) => find(`feature.${name}`),
    access: (access) => find(`access.${access}`),
    screenGroup: (group) => find(`screenGroup.${group}`),
  };
}
