import { useContext, useRef, useState } from "react";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import { useCaptcha } from "../../forms/captcha/useCaptcha.ts";
import { DraftOwnerContext, FormDefinitionsContext } from "../../forms/definition.ts";
import { FormView } from "../../forms/FormView.tsx";
import { POSTED } from "../../shared/posted-form.ts";
import type { BlockProps } from "../block.ts";
import { FormSection } from "../shared/form-section.ts";

type Props = BlockProps<"ownForm">;

/** Nobody is quicker; who is waits, and notices nothing. */
const LEAST_MS = 2100;

/**
 * A form that the site made itself. Without JavaScript the browser sends it to the address of its page, whose answer is
 * the page with what came of it.
 */
export function OwnForm({ form, title, intro, submitLabel, layout, t, locale, blockKey, operations }: Props) {
  const definition = useContext(FormDefinitionsContext)[form];
  const owner = useContext(DraftOwnerContext);
  const say = (key: string) => t(key as TextKey);
  const { verifying, send } = useCaptcha({ getCaptcha: operations.getCaptcha, isFirst: false, t: say });
  const [done, setDone] = useState(definition?.sent?.done === true);
  const trap = useRef<HTMLInputElement>(null);
  const [begun] = useState(() => performance.now());

  const inbox = definition?.inbox;
  if (!definition || !inbox) return null;
  const sent = definition.sent?.done === false ? definition.sent : undefined;
  return (
    <FormSection aria-labelledby={title ? `${blockKey}-title` : undefined}>
      {title && <h2 id={`${blockKey}-title`}>{title}</h2>}
      {intro && !done && <p className="intro">{intro}</p>}
      {done ? (
        <p ref={leadTo} className="done after" role="status" tabIndex={-1}>
          {inbox.thanks === undefined ? t("ownForm.thanks") : say(inbox.thanks)}
        </p>
      ) : (
        <FormView
          definition={definition}
          id={blockKey}
          t={t}
          locale={locale}
          initial={sent?.values}
          layout={layout}
          draft={{ form: `own:${inbox.orgNo}:${form}`, owner }}
          submitLabel={submitLabel ?? say(definition.submit?.$t ?? "form.theme.submit")}
          native={{
            fault: sent,
            hidden: (
              <>
                <input type="hidden" name={POSTED.form} value={form} />
                <p className="trap" aria-hidden="true">
                  <label>
                    {t("ownForm.trap")}
                    <input ref={trap} type="text" name={POSTED.trap} tabIndex={-1} autoComplete="off" />
                  </label>
                </p>
              </>
            ),
          }}
          onSubmit={async ({ idempotencyKey, ...answers }) => {
            const early = begun + LEAST_MS - performance.now();
            if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
            const input = {
              siteOrgNo: inbox.orgNo,
              form,
              answers: answers as Parameters<typeof operations.sendOwnForm>[0]["answers"],
              seconds: Math.round((performance.now() - begun) / 1000),
              website: trap.current?.value ?? "",
              idempotencyKey: String(idempotencyKey),
            };
            await send((captcha) =>
              operations.sendOwnForm({ ...input, ...(captcha === undefined ? {} : { captcha }) }),
            );
            setDone(true);
          }}
        >
          <p className="verifying" role="status">
            {verifying && t("form.theme.code.verifying")}
          </p>
        </FormView>
      )}
    </FormSection>
  );
}

/** The button that had the focus is gone: whoever hears the page is led to what stands there now. */
function leadTo(thanks: HTMLParagraphElement | null): void {
  thanks?.focus();
}
