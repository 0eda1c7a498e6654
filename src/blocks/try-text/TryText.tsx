import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { OperationInput } from "../../generated/operations.ts";
import type { CheckModerationTextReply } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import type { BlockProps } from "../block.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { NamedForm } from "../shared/named-form.tsx";

/** What the word lists make of a text, and by which of their words. */
export function TryText({ form, operations, blockKey, locale, t }: BlockProps<"tryText">): ReactNode {
  const [found, setFound] = useState<CheckModerationTextReply>();
  return (
    <Root aria-labelledby={`${blockKey}-head`}>
      <h2 id={`${blockKey}-head`}>{t("tryText.heading")}</h2>
      <NamedForm
        name={form}
        id={blockKey}
        t={t}
        locale={locale}
        signedIn
        submitLabel={t("form.moderationTry.submit")}
        onSubmit={async (values) => {
          setFound(undefined);
          // The form's validator has checked the values against the body of this very call.
          const { text = "" } = values as Partial<OperationInput<"checkModerationText">>;
          setFound(await operations.checkModerationText({ text }));
        }}
      />
      <div aria-live="polite">
        {found && (
          <div className="note">
            <p>
              <b>{found.outcomeName}</b>
            </p>
            {found.outcome === "mask" && (
              <p>
                <Content>{found.text}</Content>
              </p>
            )}
            <ul>
              {found.hitList.map((hit, place) => (
                <li key={place}>
                  <mark>
                    <Content>{hit.text}</Content>
                  </mark>{" "}
                  {t("tryText.rule", { word: hit.word, level: hit.levelName ?? "" })}
                  {" · "}
                  {t(hit.orgNo === "" ? "tryText.platform" : "tryText.own")}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Root>
  );
}

const Root = styled.section`
  ${deskStyle}
  max-width: 640px;
  h2 {
    margin-block: 28px 8px;
    font-size: 1.125rem;
  }
  mark {
    padding: 0 2px;
    background: var(--color-warning-soft);
    color: inherit;
  }
`;
