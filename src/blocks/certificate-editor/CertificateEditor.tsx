import { lazy, Suspense, useState, type ReactNode } from "react";
import { useHydrated } from "../../forms/useHydrated.ts";
import { useLoaded } from "../../forms/useLoaded.ts";
import type { BlockProps } from "../block.ts";
import { Root } from "./EditorStyle.ts";

type Props = BlockProps<"certificateEditor">;

const Workbench = lazy(async () => ({ default: (await import("./Workbench.tsx")).Workbench }));

/** Where a template of certificates is designed. What the server has is asked for when it opens. */
export function CertificateEditor(props: Props): ReactNode {
  return <Opening key={props.templateId} {...props} />;
}

function Opening(props: Props): ReactNode {
  const { templateId = "", backHref, operations, t } = props;
  const hydrated = useHydrated();
  const [call] = useState(() => () => operations.getCertificateTemplate({ id: templateId }));
  const found = useLoaded(call, hydrated && templateId !== "");
  const waiting = (
    <>
      <h1>{t("certificateEditor.title")}</h1>
      {templateId === "" ? (
        <p>
          {t("certificateEditor.noTemplate")}{" "}
          {backHref && (
            <a className="link" href={backHref}>
              {t("certificateEditor.work.back")}
            </a>
          )}
        </p>
      ) : found.state === "failed" ? (
        <p role="alert">
          {t("certificateEditor.notOpened")}{" "}
          <button type="button" className="btn ghost" onClick={found.retry}>
            {t("certificateEditor.again")}
          </button>
        </p>
      ) : (
        <p role="status">{t("certificateEditor.loading")}</p>
      )}
    </>
  );
  return (
    <Root>
      {found.state === "here" ? (
        <Suspense fallback={waiting}>
          <Workbench block={props} template={found.value} />
        </Suspense>
      ) : (
        waiting
      )}
      <noscript>
        <p>{t("certificateEditor.needsScript")}</p>
      </noscript>
    </Root>
  );
}
