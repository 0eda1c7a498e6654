import type { ReactNode } from "react";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Late } from "../../ui/late.tsx";
import { yuan } from "../../ui/price.tsx";
import { Answer } from "./Answer.tsx";

type Props = BlockProps<"requestQueue">;
type Entry = NonNullable<Props["items"]>[number];

/** Requests that wait, those that have waited longest first. Which of their fields are shown, the screen says. */
export function RequestQueue(props: Props): ReactNode {
  const { items, keyField, emptyText, t } = props;
  if (items?.length === 0) return <Empty text={emptyText} />;
  return (
    <Root aria-busy={!items || undefined}>
      {!items && <Late t={t} />}
      {items?.map((entry) => (
        <Request key={textOf(entry, keyField)} entry={entry} {...props} />
      ))}
    </Root>
  );
}

function Request({ entry, ...props }: Props & { entry: Entry }): ReactNode {
  const { name, href, image, text, fields, t } = props;
  const heading = textOf(entry, name);
  const address = href && textOf(entry, href);
  const picture = image && textOf(entry, image);
  const words = text && textOf(entry, text);
  const facts = fields.flatMap((field) => {
    const value = fieldText(entry, field, t);
    return value ? [{ ...field, value }] : [];
  });
  return (
    <li>
      {picture && <img src={picture} alt="" width={160} height={90} loading="lazy" />}
      <div className="text">
        <h2>
          {address ? (
            <a href={address}>
              <Content>{heading}</Content>
            </a>
          ) : (
            <Content>{heading}</Content>
          )}
        </h2>
        <dl>
          {facts.map((fact) => (
            <div key={fact.name}>
              <dt>{fact.label}</dt>
              <dd className="num">{fact.value}</dd>
            </div>
          ))}
        </dl>
        {words && <p className="words">{words}</p>}
      </div>
      <Answer entry={entry} heading={heading} {...props} />
    </li>
  );
}

function fieldText(entry: Entry, { name, as, label }: Props["fields"][number], t: Props["t"]): ReactNode {
  const value = textOf(entry, name);
  if (value === "" || value === "false") return undefined;
  if (as === "money") return yuan(value);
  if (as === "kind") return t(`common.kind.${value}` as TextKey);
  if (as === "file")
    return (
      <a className="link" href={value} target="_blank" rel="noopener">
        {t("requestQueue.open", { name: label })}
      </a>
    );
  return as === "yes" ? t("requestQueue.yes") : value;
}

function textOf(entry: Entry, name: string): string {
  const value = entry[name];
  return value === undefined || value === null || typeof value === "object" ? "" : String(value);
}

const Root = styled.ul`
  display: grid;
  gap: 20px;
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) minmax(260px, 360px);
    align-items: start;
    gap: 16px 24px;
    padding: 20px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
    background: var(--color-surface);
  }
  .late {
    display: block;
    border: 0;
    background: none;
  }
  img {
    width: 160px;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    border-radius: var(--radius-control);
    background: var(--color-surface-alt);
  }
  .text:first-child {
    grid-column: 1 / 3;
  }
  h2 {
    font-size: 1.0625rem;
    line-height: 1.5;
  }
  h2 a {
    color: var(--color-link);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    margin-top: 6px;
    font-size: 0.875rem;
  }
  dl div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 6px;
  }
  dt {
    flex: none;
    color: var(--color-text-muted);
  }
  dd .link {
    min-height: 32px;
  }
  .words {
    margin-top: 10px;
    padding: 10px 14px;
    border-left: 3px solid var(--color-border-strong);
    background: var(--color-surface-alt);
    font-size: 0.9375rem;
    white-space: pre-line;
  }
  form {
    display: grid;
    gap: 8px;
  }
  label {
    font-size: 0.875rem;
    font-weight: 600;
  }
  textarea {
    width: 100%;
    padding: 8px 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-page);
    resize: vertical;
  }
  .do {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  .do .btn {
    flex: 1;
    padding-inline: 12px;
  }
  .fault {
    color: var(--color-danger);
    font-size: 0.875rem;
  }
  @media (max-width: 900px) {
    li {
      grid-template-columns: auto minmax(0, 1fr);
    }
    form {
      grid-column: 1 / -1;
    }
  }
  @media (max-width: 560px) {
    li {
      padding: 14px;
    }
    img {
      width: 96px;
    }
  }
`;
