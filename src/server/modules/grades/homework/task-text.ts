import type { RichText } from "../../../../generated/types.ts";

/** A task as its lecturer typed it: each line is a paragraph. */
export function taskOf(text: string): RichText {
  return {
    type: "doc",
    content: text
      .trim()
      .split(/\r?\n/)
      .map((line) => ({
        type: "paragraph" as const,
        ...(line === "" ? {} : { content: [{ type: "text" as const, text: line }] }),
      })),
  };
}

/** The lines of a task that was made by `taskOf`. */
export function textOfTask({ content = [] }: RichText): string {
  return content
    .map((block) =>
      block.type === "paragraph"
        ? (block.content ?? []).map((run) => (run.type === "text" ? run.text : "")).join("")
        : "",
    )
    .join("\n");
}
