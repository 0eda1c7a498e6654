import type { ReactNode } from "react";
import { effectiveValue, inheritedValue, originOf, type Origin } from "../../site/document/origin.ts";
import { resetValue, type LayerPath } from "../../site/edit/edit.ts";
import { EditIcon } from "../../ui/icons/EditIcon.tsx";
import type { Finding } from "../types.ts";
import { usePanel } from "./context.ts";
import { usePressedField } from "./use-pressed-field.ts";

interface FieldFrameProps {
  id: string;
  label: string;
  about?: string | undefined;
  required?: boolean;
  /**
   * Where the value stands in the layer; without it nothing is said of where it comes from (an entry of a list comes
   * with its list).
   */
  path?: LayerPath | undefined;
  /** Where the value stands, also that of an entry: the field is brought into view when it is pressed in the page. */
  at?: LayerPath;
  /** Wrong as typed. */
  problem?: string | undefined;
  findings?: readonly Finding[];
  /** Stands at the end of the label's line. */
  tools?: ReactNode;
  /** The label belongs to several controls rather than to the one with the id. */
  isGroup?: boolean;
  children: ReactNode;
}

/**
 * A field of the studio: what it is called, where its value comes from, the way back to what is inherited, and what is
 * wrong with it.
 */
export function FieldFrame({
  id,
  label,
  about,
  required = false,
  path,
  at,
  problem,
  findings = [],
  tools,
  isGroup = false,
  children,
}: FieldFrameProps): ReactNode {
  const { t } = usePanel();
  const { root, isShown } = usePressedField(at);
  const messages = [
    ...(problem === undefined ? [] : [problem]),
    ...findings.map(({ message, suggestion }) =>
      suggestion ? t("studio.problem.suggested", { message, suggestion }) : message,
    ),
  ];
  const name = (
    <>
      {label}
      {required && (
        <span className="sp-required" aria-hidden="true">
          *
        </span>
      )}
      {required && <span className="vh">{t("studio.field.required")}</span>}
    </>
  );
  return (
    <div
      ref={root}
      className="sp-field"
      data-shown={isShown || undefined}
      data-bad={messages.length > 0 || undefined}
      {...(isGroup ? { role: "group", "aria-labelledby": `${id}-label` } : {})}
    >
      <div className="sp-label">
        {isGroup ? (
          <span id={`${id}-label`}>{name}</span>
        ) : (
          <label id={`${id}-label`} htmlFor={id}>
            {name}
          </label>
        )}
        <span className="sp-tools">
          {path && <OriginMark path={path} label={label} />}
          {tools}
        </span>
      </div>
      {about && (
        <p className="sp-about" id={`${id}-about`}>
          {about}
        </p>
      )}
      {children}
      <div role={messages.length > 0 ? "alert" : undefined} id={`${id}-problems`}>
        {messages.map((message) => (
          <p key={message} className="sp-problem">
            <EditIcon name="warning" size={16} />
            {message}
          </p>
        ))}
      </div>
    </div>
  );
}

/** Whether a value is inherited or the site's own, and the way back. */
export function OriginMark({ path, label }: { path: LayerPath; label: string }): ReactNode {
  const { draft, edit, t } = usePanel();
  const { own, base, flavour } = draft;
  const origin: Origin = originOf({ own, base, flavour, path });
  if (origin === "none") return null;
  if (origin !== "own")
    return effectiveValue({ own, base, path }) === undefined ? null : (
      <span className="sp-origin">{t(`studio.origin.${origin}`)}</span>
    );
  const isInherited = inheritedValue({ own, base, path }) !== undefined;
  return (
    <>
      <span className="sp-origin" data-own>
        {t("studio.origin.own")}
      </span>
      {isInherited && (
        <button
          type="button"
          className="sp-reset"
          title={t("studio.origin.reset")}
          aria-label={t("studio.origin.resetOf", { label })}
          onClick={() => edit((layer) => resetValue({ own: layer, path }), "studio.edit.reset", { values: { label } })}
        >
          <EditIcon name="undo" size={16} />
        </button>
      )}
    </>
  );
}
