import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useHydrated } from "../../forms/useHydrated.ts";
import type { BlockProps } from "../block.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { Invitations } from "./Invitations.tsx";
import { MemberCodes } from "./MemberCodes.tsx";

/** Codes and links, and a list of numbers. Nobody becomes a member before they accept. */
export function MemberInvite(props: BlockProps<"memberInvite">): ReactNode {
  const hydrated = useHydrated();
  return (
    <Root>
      {hydrated ? (
        <>
          <MemberCodes {...props} />
          <Invitations {...props} />
        </>
      ) : (
        <p role="status">{props.t("memberInvite.loading")}</p>
      )}
    </Root>
  );
}

const Root = styled.div`
  ${deskStyle}
  display: grid;
  gap: 40px;
  h2 {
    font-size: 1.25rem;
  }
  .bar > .field {
    flex: 1 1 160px;
    max-width: 280px;
  }
  code {
    font-size: 1.0625rem;
    letter-spacing: 0.06em;
  }
  input[type="file"] {
    padding-block: 10px;
  }
  h3 {
    margin-top: 32px;
    font-size: 1rem;
  }
  .form {
    display: grid;
    gap: 12px;
    max-width: 640px;
    margin-top: 12px;
  }
  .btn[aria-disabled="true"] {
    opacity: 0.5;
  }
  .rows {
    max-height: 320px;
    overflow: auto;
  }
  [role="status"]:empty {
    display: none;
  }
`;
