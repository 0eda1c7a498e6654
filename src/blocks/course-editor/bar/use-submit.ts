import { useMemo, useState } from "react";
import type { CourseDraft } from "../../../generated/types.ts";
import { faultOf as replyOf } from "../../../forms/form-error.ts";
import { asksAboutUnfinished } from "../../../editor/unfinished-fields.ts";
import type { BlockProps } from "../../block.ts";
import type { Editor } from "../state/use-editor.ts";
import { callFaultText } from "../../shared/call-error.ts";
import { faultsOf, isOpen, type SubmitError } from "./submit-errors.ts";

interface SubmitParts {
  block: BlockProps<"courseEditor">;
  editor: Editor;
  onDraft: (draft: CourseDraft) => void;
}

/**
 * What is done with a course as a whole. Each begins by saving what is not saved, and ends with what the server has
 * then.
 */
export function useSubmit({ block, editor, onDraft }: SubmitParts) {
  const { courseId, operations, t } = block;
  const [busy, setBusy] = useState<"submit" | "withdraw" | "shelf">();
  const [found, setFound] = useState<SubmitError[]>();
  const [problem, setProblem] = useState<string>();

  async function run(name: NonNullable<typeof busy>, call: () => Promise<unknown>) {
    if (busy || asksAboutUnfinished()) return;
    setBusy(name);
    setProblem(undefined);
    try {
      if (await editor.flush()) {
        await call();
        setFound(undefined);
        onDraft(await operations.getCourseDraft({ courseId }));
      } else setProblem(t("courseEditor.saveFirst"));
    } catch (error) {
      const { fields } = replyOf(error, t);
      if (name === "submit" && fields.length > 0) setFound(faultsOf(fields, editor.body));
      else setProblem(callFaultText(error, t, "courseEditor.notReached"));
    } finally {
      setBusy(undefined);
    }
  }

  const faults = useMemo(() => found?.filter((fault) => isOpen(fault, editor.body)), [found, editor.body]);
  return {
    busy,
    /** What stands in the way of the audit and was not seen to yet; undefined before it was asked. */
    faults,
    problem,
    dismiss: () => setFound(undefined),
    submit: () => run("submit", () => operations.submitCourseDraft({ courseId, version: editor.version() })),
    withdraw: () => run("withdraw", () => operations.withdrawCourseDraft({ courseId })),
    shelf: (isPutaway: 0 | 1) => run("shelf", () => operations.saveCourseShelf({ courseId, isPutaway })),
  };
}
