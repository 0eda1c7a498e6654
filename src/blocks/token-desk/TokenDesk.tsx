import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { OperatorToken } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import type { BlockProps } from "../block.ts";
import { DeskList } from "../shared/desk-list.tsx";
import { deskFormStyle, deskListStyle } from "../shared/desk-style.ts";
import { SureButton } from "../shared/sure-button.tsx";
import { useAct, type Act } from "../shared/use-act.tsx";
import { AddToken } from "./AddToken.tsx";

/** What the parts of the desk have. */
export interface PartProps extends BlockProps<"tokenDesk"> {
  act: Act;
}

/** The operator tokens: the form that makes one, and all that there are with their last use. */
export function TokenDesk(props: BlockProps<"tokenDesk">): ReactNode {
  const { items, on, t } = props;
  const { act, status } = useAct({ changed: () => on.changed?.({}), unreached: "tokenDesk.unreached", t });
  return (
    <Root>
      <AddToken {...props} act={act} />
      {status}
      <DeskList
        items={items}
        empty={t("tokenDesk.empty")}
        line={(token) => <Line key={token.id} {...props} act={act} token={token} />}
        t={t}
      />
    </Root>
  );
}

function Line({ token, operations, act, t }: PartProps & { token: OperatorToken }): ReactNode {
  const { id, name, scopes, userName, state, gmtCreate, gmtExpire, gmtLastUse } = token;
  const times = [
    t("tokenDesk.made", { time: gmtCreate.slice(0, 16) }),
    gmtExpire === undefined ? t("tokenDesk.forever") : t("tokenDesk.until", { time: gmtExpire.slice(0, 16) }),
    gmtLastUse === undefined ? t("tokenDesk.unused") : t("tokenDesk.used", { time: gmtLastUse.slice(0, 16) }),
  ];
  return (
    <li>
      <h2>
        <Content>{name}</Content>
        <small>{t(`tokenDesk.state.${state}`)}</small>
      </h2>
      <p>
        {scopes.map((scope) => t(`tokenDesk.scope.${scope}`)).join(" · ")}
        {" · "}
        <Content>{userName}</Content>
      </p>
      <p className="hint num">{times.join(" · ")}</p>
      {state !== "revoked" && (
        <div className="tools">
          <SureButton
            label={t("tokenDesk.revoke")}
            about={name}
            question={t("tokenDesk.revoke.ask", { name })}
            className="link danger"
            onSure={() => void act(() => operations.removeOperatorToken({ id }), "tokenDesk.revoked")}
            t={t}
          />
        </div>
      )}
    </li>
  );
}

const Root = styled.div`
  ${deskListStyle}
  ${deskFormStyle}
  .made {
    display: grid;
    gap: 16px;
    max-width: 640px;
  }
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    font-weight: 600;
  }
  code {
    overflow-wrap: anywhere;
    user-select: all;
  }
`;
