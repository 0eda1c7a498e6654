import { useContext, type ReactNode } from "react";
import type { TextKey } from "../../../generated/locale-keys.ts";
import { styled } from "styled-components";
import type { FormCalls } from "../../../forms/context.ts";
import { FormDefinitionsContext } from "../../../forms/definition.ts";
import { FormView, type FormViewProps } from "../../../forms/FormView.tsx";
import type { Translate } from "../../block.ts";

interface IdentityFormProps {
  /** What the block was given. */
  block: { title?: string; intro?: string; submitLabel?: string; t: Translate; locale: string; blockKey: string };
  form: string;
  calls?: FormCalls;
  draft?: FormViewProps["draft"];
  withoutScript?: string;
  username?: string | undefined;
  /** That the browser solves a captcha: see `useCaptcha`. */
  verifying?: boolean;
  /** For longer texts than a number and a password. */
  wide?: boolean;
  onSubmit: FormViewProps["onSubmit"];
  /** Ways on, below the button. */
  links?: readonly { label: string; href: string | undefined }[];
  children?: ReactNode;
}

/** What the forms of signing in, signing up and passwords have in common: a heading, one column, and links below. */
export function IdentityForm({
  block,
  form,
  links = [],
  children,
  withoutScript,
  wide = false,
  verifying = false,
  ...rest
}: IdentityFormProps) {
  const { title, intro, submitLabel, t, locale, blockKey } = block;
  const definition = useContext(FormDefinitionsContext)[form];
  if (!definition) return <p role="status">{t("form.missing")}</p>;
  const shown = links.filter(({ href }) => href !== undefined);
  return (
    <Section className={wide ? "wide" : undefined} aria-labelledby={title ? `${blockKey}-title` : undefined}>
      {title && <h2 id={`${blockKey}-title`}>{title}</h2>}
      {intro && <p className="intro">{intro}</p>}
      <FormView
        definition={definition}
        id={blockKey}
        t={t}
        locale={locale}
        submitLabel={submitLabel ?? t((definition.submit?.$t ?? "form.theme.submit") as TextKey)}
        {...(withoutScript === undefined ? {} : { withoutScript })}
        {...rest}
      >
        <p className="verifying" role="status">
          {verifying && t("form.theme.code.verifying")}
        </p>
        {shown.length > 0 && (
          <p className="links">
            {shown.map(({ label, href }) => (
              <a key={label} href={href}>
                {label}
              </a>
            ))}
          </p>
        )}
        {children}
      </FormView>
    </Section>
  );
}

const Section = styled.section`
  width: 100%;
  max-width: 440px;
  &.wide {
    max-width: 680px;
  }
  h2 {
    margin: 0 0 8px;
    font-size: 1.375rem;
    line-height: 1.3;
  }
  .intro {
    margin: 0 0 24px;
    color: var(--color-text-muted);
    line-height: 1.6;
  }
  .note,
  .verifying {
    margin: 12px 0 0;
    color: var(--color-text-muted);
  }
  .verifying:empty {
    margin: 0;
  }
  .links {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
    margin: 12px 0 0;
  }
  .links a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--color-link);
    text-underline-offset: 3px;
  }
`;
