/**
 * Groups of blocks, in the order in which a gallery shows them. Those of `ordinary` are what an organisation puts on
 * its pages; the others are made for one kind of screen, such as a person's own pages or the checkout, and are of
 * little use elsewhere.
 */
export const blockGroups = [
  { name: "text", ordinary: true },
  { name: "picture", ordinary: true },
  { name: "arrangement", ordinary: true },
  { name: "course", ordinary: true },
  { name: "people", ordinary: true },
  { name: "article", ordinary: true },
  { name: "navigation", ordinary: true },
  { name: "community", ordinary: true },
  { name: "frame", ordinary: false },
  { name: "coursePage", ordinary: false },
  { name: "communityPage", ordinary: false },
  { name: "account", ordinary: false },
  { name: "signIn", ordinary: false },
  { name: "trade", ordinary: false },
  { name: "teaching", ordinary: false },
  { name: "system", ordinary: false },
] as const;

/** The group of a block; its words are `group.<name>` in src/locales/blocks. */
export type BlockGroup = (typeof blockGroups)[number]["name"];
