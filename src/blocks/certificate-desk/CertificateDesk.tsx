import { useEffect, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { CertificateTemplate } from "../../generated/types.ts";
import { useHandler } from "../../ui/use-handler.ts";
import { withQuery } from "../../ui/query.ts";
import { allPages } from "../../shared/all-pages.ts";
import type { BlockProps } from "../block.ts";
import { callFault } from "../shared/call-error.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { Issue } from "./Issue.tsx";
import { Issued } from "./Issued.tsx";
import { Templates } from "./Templates.tsx";

export type Props = BlockProps<"certificateDesk">;

/** What the parts of the desk have. */
export interface PartProps extends Props {
  /** undefined until they have come. */
  templates: CertificateTemplate[] | undefined;
  /** Reads the templates anew. */
  reload(): Promise<boolean>;
  /** Does something, and says what came of it. */
  act(work: () => Promise<string>): Promise<boolean>;
  /** Shows why something else failed. */
  fail(error: unknown): void;
}

const parts = ["", "issue", "template"] as const;
/** Issuing certificates: what was issued, issuing, and the templates. */
export function CertificateDesk(props: Props): ReactNode {
  const { path, query = {}, operations, t } = props;
  const part = parts.find((one) => one === query["part"]) ?? "";
  const [templates, setTemplates] = useState<CertificateTemplate[]>();
  const [message, setMessage] = useState("");
  const fail = (error: unknown) => setMessage(callFault(error, t, "certificateDesk.unreached").message);
  const act = useHandler(async (work: () => Promise<string>) => {
    setMessage("");
    try {
      setMessage(await work());
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  });
  const reload = useHandler(() =>
    act(async () => {
      setTemplates((await allPages(operations.listCertificateTemplates)).list);
      return "";
    }),
  );
  useEffect(() => void reload(), [reload]);
  const shared = { ...props, templates, reload, act, fail };
  return (
    <Root>
      <nav className="strip" aria-label={t("certificateDesk.parts")}>
        {parts.map((one) => (
          <a key={one} href={withQuery(path, {}, { part: one })} aria-current={one === part ? "page" : undefined}>
            {t(`certificateDesk.part.${one || "issued"}`)}
          </a>
        ))}
      </nav>
      <p role="status">{message}</p>
      {part === "issue" ? (
        <Issue {...shared} />
      ) : part === "template" ? (
        <Templates {...shared} />
      ) : (
        <Issued {...shared} />
      )}
    </Root>
  );
}

const Root = styled.div`
  ${deskStyle}
  > .empty {
    margin-top: 20px;
  }
  .btn:disabled {
    opacity: 0.5;
    cursor: default;
  }
  .people {
    border-block: 1px solid var(--color-border);
  }
  .people + .tools {
    margin-block: 16px 32px;
  }
  .bar .tools {
    gap: 10px;
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
  h3 {
    font-size: 1rem;
  }
  .form {
    display: grid;
    gap: 14px;
    max-width: 560px;
    margin-top: 16px;
  }
  progress {
    width: 100%;
    accent-color: var(--color-primary);
  }
`;
