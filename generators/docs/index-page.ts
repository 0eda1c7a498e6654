import { blockGroups } from "../../src/site/document/block-groups.ts";
import { code, page, table } from "./markdown.ts";
import type { Reference } from "./reference.ts";

/** The first page: the parts of a site, and all blocks in their groups. */
export function indexPage({ phrases, blocks, blockWords, others, guide }: Reference): string {
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
              [phrases.block, phrases.name, phrases.about],
              own.map(({ content: { type } }) => [
                `[${blockWords.title(type)}](blocks/${type}.md)`,
                code(type),
                blockWords.about(type),
              ]),
            ),
          ).trimEnd()
        );
      })
      .filter(Boolean)
      .join("\n\n");
  const parts = ["language", "site", "theme", "layouts", "screens", "forms", "operations", "entities"] as const;
  return page(
    `# ${phrases.title}`,
    others.map(({ name, href }) => `[${name}](${href})`).join(" · "),
    phrases.intro.replace("FIRST", guide),
    `## ${phrases.parts}`,
    parts.map((part) => `- [${phrases[part]}](${part}.md)${phrases.item}${phrases[`${part}About`]}`).join("\n"),
    `## ${phrases.blocks}`,
    `### ${phrases.ordinary}`,
    groups(true),
    `### ${phrases.technical}`,
    groups(false),
    `<!-- ${phrases.made.replaceAll("`", "")} -->`,
  );
}
