import { useContext } from "react";
import { styled } from "styled-components";
import { FormDefinitionsContext } from "../../forms/definition.ts";
import { RefusedSubmit } from "../../forms/fault.ts";
import { FormView } from "../../forms/FormView.tsx";
import type { BlockProps } from "../block.ts";
import { canSeal, sealPassword } from "./seal.ts";

/**
 * Name or mobile number and password. What the server says against it stands in the form, which keeps the name; the
 * screen's actions for `signedIn` lead on.
 */
export function LoginForm(props: BlockProps<"loginForm">) {
  const { form = "login", title, intro, submitLabel, registerHref, resetHref, on, t, locale, blockKey, operations } = props;
  const definition = useContext(FormDefinitionsContext)[form];
  if (!definition) return <p role="status">{t("form.missing")}</p>;

  async function signIn(values: Record<string, unknown>) {
    if (!canSeal()) throw new RefusedSubmit(t("loginForm.noCrypto"));
    const key = await operations.getLoginKey({});
    const password = await sealPassword(String(values.password), key, Date.now());
    const reply = await operations.loginWithPassword({ loginName: String(values.loginName), password, keyId: key.keyId });
    await on.signedIn?.(reply);
  }

  return (
    <Section aria-labelledby={title ? `${blockKey}-title` : undefined}>
      {title && <h1 id={`${blockKey}-title`}>{title}</h1>}
      {intro && <p className="intro">{intro}</p>}
      <FormView
        definition={definition}
        id={blockKey}
        t={t}
        locale={locale}
        submitLabel={submitLabel ?? t("loginForm.submit")}
        withoutScript={t("loginForm.needsScript")}
        onSubmit={signIn}
      >
        {(registerHref || resetHref) && (
          <p className="links">
            {registerHref && <a href={registerHref}>{t("loginForm.register")}</a>}
            {resetHref && <a href={resetHref}>{t("loginForm.reset")}</a>}
          </p>
        )}
      </FormView>
    </Section>
  );
}

const Section = styled.section`
  width: 100%;
  max-width: 420px;
  h1 { margin: 0 0 8px; font-size: 1.625rem; line-height: 1.3; }
  .intro { margin: 0 0 24px; color: var(--color-text-muted); line-height: 1.6; }
  .links { display: flex; justify-content: space-between; gap: 16px; margin: 12px 0 0; }
  .links a { display: inline-flex; align-items: center; min-height: 44px; color: var(--color-primary); text-underline-offset: 3px; }
`;
