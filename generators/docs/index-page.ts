import { blockGroups } from "../../src/site/document/block-groups.ts";
import { code, page, table } from "./markdown.ts";
import type { Reference } from "./reference.ts";

interface IndexOptions {
  /** Whether the pages that it names are there to be linked to. */
  isLinked: boolean;
}

/** The first page: the parts of a site, and all blocks in their groups with a picture of each. */
export function indexPage(reference: Reference, { isLinked }: IndexOptions): string {
  const { phrases, blocks, blockWords, others, guide, up, locale } = reference;
  const groups = (isOrdinary: boolean) =>
    blockGroups
      .filter(({ ordinary }) => ordinary === isOrdinary)
      .map(({ name }) => {
        const own = blocks.filter(({ content }) => content.group === name);
        return (
          own.length > 0 &&
          page(
            `#### ${blockWords.group(name)}`,
            table(
              [phrases.picture, phrases.block, phrases.name, phrases.about],
              own.map(({ content: { type } }) => {
                const title = blockWords.title(type);
                return [
                  `![${title}](${up}pictures/${type}.webp)`,
                  isLinked ? `[${title}](blocks/${type}.md)` : title,
                  code(type),
                  blockWords.about(type),
                ];
              }),
            ),
          ).trimEnd()
        );
      })
      .filter(Boolean)
      .join("\n\n");
  const parts = ["language", "site", "theme", "layouts", "screens", "forms", "operations", "entities"] as const;
  const linkTo = (part: (typeof parts)[number]) => {
    if (isLinked) return `[${phrases[part]}](${part}.md)`;
    // The one part that a person writes is in git.
    return part === "language" ? `[${phrases[part]}](${up}../../src/locales/docs/${locale}.md)` : phrases[part];
  };
  return page(
    `# ${phrases.title}`,
    others.map(({ name, href }) => `[${name}](${href})`).join(" · "),
    phrases.intro.replace("FIRST", guide),
    !isLinked && phrases.indexOnly,
    `## ${phrases.parts}`,
    parts.map((part) => `- ${linkTo(part)}${phrases.item}${phrases[`${part}About`]}`).join("\n"),
    `## ${phrases.blocks}`,
    `### ${phrases.ordinary}`,
    groups(true),
    `### ${phrases.technical}`,
    groups(false),
    !isLinked && `<!-- ${phrases.made.replaceAll("`", "")} -->`,
  );
}
