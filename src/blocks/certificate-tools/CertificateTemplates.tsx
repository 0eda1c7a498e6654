import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { CertificateTemplate } from "../../generated/types.ts";
import { Empty } from "../../ui/empty.tsx";
import type { BlockProps } from "../block.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { useTemplates } from "./use-templates.ts";
import { Card } from "./Card.tsx";
import { Edit } from "./Edit.tsx";

type Props = BlockProps<"certificateTools">;

/** What the parts of the block have. */
export interface PartProps extends Props {
  /** Reads the templates anew. */
  reload(): Promise<boolean>;
  /** Does something, and says what came of it. */
  act(work: () => Promise<string>): Promise<boolean>;
  /** Shows why something else failed. */
  fail(error: unknown): void;
}

/** The templates, each with a picture; a new one is a copy of a design that comes with the product. */
export function CertificateTemplates(props: Props): ReactNode {
  const { operations, t } = props;
  const { templates, message, ...doing } = useTemplates({
    list: operations.listCertificateTemplates,
    unreached: "certificateTools.unreached",
    t,
  });
  const [edited, setEdited] = useState<CertificateTemplate | "new">();
  const shared = { ...props, ...doing };
  return (
    <Root>
      <p role="status">{message}</p>
      {edited ? (
        <Edit
          key={edited === "new" ? "" : edited.id}
          {...shared}
          template={edited === "new" ? undefined : edited}
          close={() => setEdited(undefined)}
        />
      ) : (
        <p className="bar">
          <button type="button" className="btn" onClick={() => setEdited("new")}>
            {t("certificateTools.newTemplate")}
          </button>
        </p>
      )}
      {templates?.length === 0 && !edited && <Empty text={t("certificateTools.noTemplate")} />}
      <ul className="cards" aria-busy={!templates || undefined}>
        {templates?.map((template) => (
          <li key={template.id}>
            <Card {...shared} template={template} edit={() => setEdited(template)} />
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.div`
  ${deskStyle}
  > .empty {
    margin-top: 20px;
  }
  [role="status"]:empty {
    display: none;
  }
  [role="status"] {
    padding-block: 12px;
  }
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
    gap: 24px;
    margin-top: 20px;
  }
  .cards img {
    width: 100%;
    height: auto;
    border: 1px solid var(--color-border);
  }
  h2 {
    margin-top: 20px;
    font-size: 1.125rem;
  }
  .form {
    display: grid;
    gap: 14px;
    max-width: 560px;
    margin-top: 16px;
  }
`;
