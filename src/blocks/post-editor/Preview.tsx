import type { ReactNode } from "react";
import { useCode } from "../../editor/use-code.ts";
import { useFormulae } from "../../editor/use-formulae.ts";
import { RichTextView } from "../../ui/rich-text-view.tsx";
import type { Translate } from "../block.ts";
import type { PostWork } from "./post-draft.ts";

/** A post as its readers get it: formulae and code are drawn here as the server would. */
export function Preview({ work, t }: { work: PostWork; t: Translate }): ReactNode {
  const body = useFormulae(useCode(work.body));
  return (
    <section className="preview" aria-label={t("postEditor.preview")}>
      <h2>{work.title}</h2>
      <RichTextView body={body} />
    </section>
  );
}
