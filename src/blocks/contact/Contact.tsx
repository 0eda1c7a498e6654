import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";

/** How to reach a site: only what is given has a line. Telephone and e-mail can be pressed. */
export function Contact(props: BlockProps<"contact">): ReactNode {
  const { phone, email, address, hours = [], wxCode, mapPicture, mapHref, t } = props;
  const lines: readonly { term: TextKey; line: ReactNode }[] = [
    {
      term: "contact.number",
      line: phone && (isPhone(phone) ? <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a> : phone),
    },
    { term: "contact.email", line: email && (isEmail(email) ? <a href={`mailto:${email}`}>{email}</a> : email) },
    { term: "contact.address", line: address && <Content>{address}</Content> },
    {
      term: "contact.hours",
      line: hours.some(Boolean) && hours.map((line, place) => line && <p key={place}>{line}</p>),
    },
    {
      term: "contact.wechat",
      line: wxCode && <img src={wxCode} alt={t("contact.code")} width={128} height={128} loading="lazy" />,
    },
  ];
  const shown = lines.filter(({ line }) => Boolean(line));
  if (shown.length === 0 && !mapPicture) return null;
  const map = mapPicture && <img className="map" src={mapPicture} alt={t("contact.map")} loading="lazy" />;
  return (
    <Root as="address" className={mapPicture ? "with-map" : undefined}>
      <dl>
        {shown.map(({ term, line }) => (
          <div key={term}>
            <dt>{t(term)}</dt>
            <dd>{line}</dd>
          </div>
        ))}
      </dl>
      {map && (
        <div>
          {map}
          {mapHref && (
            <a className="link" href={mapHref}>
              {t("contact.openMap")}
            </a>
          )}
        </div>
      )}
    </Root>
  );
}

/** One number and nothing beside it: of two, or of one with an extension, another would be dialled. */
function isPhone(text: string): boolean {
  return /^\+?[\d\s()-]+$/.test(text);
}

/** Nothing but an address: what a mail program would take for more, such as a subject, makes it a plain text. */
function isEmail(text: string): boolean {
  return /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(text);
}

const Root = styled.div`
  display: grid;
  gap: clamp(20px, 4vw, 48px);
  font-style: normal;
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
    align-content: start;
    gap: 16px 24px;
  }
  dt {
    color: var(--color-text-muted);
    font-size: 0.875rem;
  }
  dd a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    color: var(--color-link);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  dd img {
    margin-top: 6px;
    padding: 6px;
    border-radius: var(--radius-control);
    background: #fff;
  }
  .map {
    width: 100%;
    border-radius: var(--radius-card);
    background: var(--color-surface-alt);
  }
  @media (min-width: 760px) {
    &.with-map {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    }
  }
`;
