import { lazy, Suspense, useState, type ReactNode } from "react";
import { useHydrated } from "../../forms/useHydrated.ts";
import { useLoaded } from "../../forms/useLoaded.ts";
import type { BlockProps } from "../block.ts";
import { openPost } from "./open-post.ts";
import { Root } from "./PostEditorStyle.ts";

type Props = BlockProps<"postEditor">;

const Workbench = lazy(async () => ({ default: (await import("./Workbench.tsx")).Workbench }));

/** Where a post is written. What the server has is asked for when it opens. */
export function PostEditor(props: Props): ReactNode {
  return <Opening key={props.postId ?? ""} {...props} />;
}

/** A draft that gets its number while it is written stays the one that is open. */
function Opening(props: Props): ReactNode {
  const { draftId, postId, articleType, operations, t } = props;
  const hydrated = useHydrated();
  const [call] = useState(() => () => openPost({ articleType, draftId, postId, operations }));
  const found = useLoaded(call, hydrated);
  const waiting = (
    <>
      <h1>{t(`postEditor.heading.${articleType}`)}</h1>
      {found.state === "failed" ? (
        <p role="alert">
          {t("postEditor.notOpened")}{" "}
          <button type="button" className="btn ghost" onClick={found.retry}>
            {t("postEditor.again")}
          </button>
        </p>
      ) : (
        <p className="muted" role="status">
          {t("postEditor.loading")}
        </p>
      )}
    </>
  );
  return (
    <Root>
      {found.state === "here" ? (
        <Suspense fallback={waiting}>
          <Workbench block={props} opened={found.value} />
        </Suspense>
      ) : (
        waiting
      )}
      <noscript>
        <p>{t("postEditor.needsScript")}</p>
      </noscript>
    </Root>
  );
}
