import { lazy, Suspense, useState, type ReactNode } from "react";
import { useHydrated } from "../../forms/useHydrated.ts";
import { useLoaded } from "../../forms/useLoaded.ts";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Root } from "./EditorStyle.ts";

const Workbench = lazy(async () => ({ default: (await import("./Workbench.tsx")).Workbench }));

/**
 * Where a course is made. What the server has is asked for when it opens: the page may be an older one that was gone
 * back to.
 */
export function CourseEditor(props: BlockProps<"courseEditor">): ReactNode {
  const { courseId, courseName, t, operations } = props;
  const hydrated = useHydrated();
  const [call] = useState(() => () => operations.getCourseDraft({ courseId }));
  const draft = useLoaded(call, hydrated);
  const waiting = (
    <>
      <header className="bar">
        <div className="title">
          <h1>
            <Content>{courseName || t("courseEditor.unnamedCourse")}</Content>
          </h1>
        </div>
      </header>
      {draft.state === "failed" ? (
        <p role="alert">
          {t("courseEditor.notOpened")}{" "}
          <button type="button" className="btn ghost" onClick={draft.retry}>
            {t("courseEditor.again")}
          </button>
        </p>
      ) : (
        <div className="wait" role="status">
          <span className="vh">{t("courseEditor.loading")}</span>
          <i />
          <i />
          <i />
        </div>
      )}
      <noscript>
        <p>{t("courseEditor.needsScript")}</p>
      </noscript>
    </>
  );
  return (
    <Root>
      {draft.state === "here" ? (
        <Suspense fallback={waiting}>
          <Workbench block={props} opened={draft.value} />
        </Suspense>
      ) : (
        waiting
      )}
    </Root>
  );
}
