import type { ReactNode } from "react";
import { styled } from "styled-components";
import { inputLimits } from "../../generated/built/input-limits.ts";
import type { BlockProps } from "../block.ts";

/** What became of a profile, as the list is filtered by it. */
export const memberStates = ["", "waiting", "asked", "refused", "verified", "incomplete", "selfie"] as const;

/** What is looked for: one form whose values are in the address, so that it works before and without JavaScript. */
export function MemberFilters({
  path = "",
  query = {},
  questions = [],
  isOperator = false,
  blockKey,
  t,
}: BlockProps<"memberList">): ReactNode {
  const { keyword = "", answered = "", choice = "", state = "", siteOrgNo = "" } = query;
  const choosable = questions.filter(({ isAsked, choices }) => isAsked && choices.length > 0);
  const id = (name: string) => blockKey + "-" + name;
  return (
    <Form role="search" action={path} key={[keyword, answered, choice, state, siteOrgNo].join("\n")}>
      {isOperator && (
        <p>
          <label htmlFor={id("siteOrgNo")}>{t("memberList.orgNo")}</label>
          <input
            id={id("siteOrgNo")}
            type="search"
            name="siteOrgNo"
            defaultValue={siteOrgNo}
            {...inputLimits.listMembers.siteOrgNo}
          />
        </p>
      )}
      <p>
        <label htmlFor={id("keyword")}>{t("memberList.keyword")}</label>
        <input
          id={id("keyword")}
          type="search"
          name="keyword"
          defaultValue={keyword}
          {...inputLimits.listMembers.keyword}
        />
      </p>
      <p>
        <label htmlFor={id("state")}>{t("memberList.state")}</label>
        <select id={id("state")} name="state" defaultValue={state}>
          {memberStates.map((value) => (
            <option key={value} value={value}>
              {t(`memberList.state.${value || "all"}`)}
            </option>
          ))}
        </select>
      </p>
      {questions.length > 0 && (
        <p>
          <label htmlFor={id("answered")}>{t("memberList.answered")}</label>
          <select id={id("answered")} name="answered" defaultValue={answered}>
            {(["", "yes", "no"] as const).map((value) => (
              <option key={value} value={value}>
                {t(`memberList.answered.${value || "all"}`)}
              </option>
            ))}
          </select>
        </p>
      )}
      {choosable.length > 0 && (
        <p>
          <label htmlFor={id("choice")}>{t("memberList.choice")}</label>
          <select id={id("choice")} name="choice" defaultValue={choice}>
            <option value="">{t("memberList.choice.all")}</option>
            {choosable.map(({ name, title, choices }) => (
              <optgroup key={name} label={title}>
                {choices.map(({ value, label }) => (
                  <option key={value} value={name + ":" + value}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </p>
      )}
      <button className="btn ghost">{t("memberList.find")}</button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px 16px;
  p {
    display: grid;
    gap: 4px;
    flex: 1 1 180px;
    min-width: 0;
    max-width: 320px;
    margin: 0;
  }
  label {
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  input,
  select {
    width: 100%;
    min-width: 0;
    min-height: 44px;
    padding: 0 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-page);
    color: inherit;
    font: inherit;
  }
  @media (max-width: 640px) {
    p {
      max-width: none;
    }
  }
`;
