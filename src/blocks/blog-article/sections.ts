import type { RichBlock, RichText } from "../../generated/types.ts";
import { richTextWords } from "../../shared/richtext.ts";

/** A piece of a document: a heading with what follows it, or what stands before the first. */
export interface Section {
  place: number;
  heading: string;
  level: number;
  body: RichText;
}

/** A document cut at its headings, so that a list of them can lead to each. */
export function sectionsOf(document: RichText | undefined): Section[] {
  const sections: Section[] = [];
  for (const block of document?.content ?? []) {
    const last = sections.at(-1);
    const isHeading = block.type === "heading";
    if (last && !isHeading) last.body.content.push(block);
    else
      sections.push({
        place: sections.length + 1,
        heading: isHeading ? headingText(block) : "",
        level: block.type === "heading" ? block.attrs.level : 0,
        body: { type: "doc", content: [block] },
      });
  }
  return sections;
}

function headingText(block: RichBlock): string {
  return richTextWords({ type: "doc", content: [block] });
}
