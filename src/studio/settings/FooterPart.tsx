import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { hideBlock, showBlock } from "../../site/edit/edit.ts";
import { resolveLayout, type ComposedBlock } from "../../site/document/resolve.ts";
import type { StudioLanguage } from "../language/load.ts";
import { summaryOf } from "../panel/summary.ts";
import type { PartProps } from "../types.ts";
import { PartShell } from "./PartShell.tsx";
import { SettingForm } from "./SettingForm.tsx";
import { isBlockType } from "../labels.ts";

/** The footer: which of its parts show, and what they say. */
export function FooterPart(props: PartProps): ReactNode {
  const { t } = props;
  return (
    <PartShell {...props} aboutKey="studio.settings.footer.about">
      {(language) => (
        <>
          <section className="sp-section">
            <h2>{t("studio.footer.parts")}</h2>
            <FooterBlocks {...props} language={language} />
            <p className="sp-note">
              {t("studio.footer.elsewhere")} <Link to="/settings/about">{t("studio.settings.about")}</Link> ·{" "}
              <Link to="/settings/links">{t("studio.settings.links")}</Link> ·{" "}
              <Link to="/settings/service">{t("studio.settings.service")}</Link>
            </p>
          </section>
          <section className="sp-section">
            <h2>{t("studio.info.records")}</h2>
            <SettingForm
              workbench={props}
              language={language}
              path={["site", "info"]}
              of="SiteInfo"
              only={["copyright", "icp", "prn", "prnNo", "license"]}
            />
          </section>
        </>
      )}
    </PartShell>
  );
}

const layout = "default";

function FooterBlocks({ draft, edit, t, locale, language }: PartProps & { language: StudioLanguage }): ReactNode {
  const { base } = draft;
  const blocks = Object.entries(
    (resolveLayout(draft.layers, layout)?.["blocks"] ?? {}) as Record<string, ComposedBlock & { hidden?: boolean }>,
  );
  const frames = blocks.filter(([, { in: place }]) => place === "footer").map(([key]) => key);
  const parts = blocks
    .filter(([, { in: place }]) => frames.includes(place.split(".", 1)[0] ?? ""))
    .sort(([, a], [, b]) => (a.in === b.in ? (a.order ?? 0) - (b.order ?? 0) : a.in < b.in ? 1 : -1));
  if (parts.length === 0) return <p className="sp-note">{t("studio.list.none")}</p>;
  return (
    <ul className="sp-list">
      {parts.map(([key, { type, hidden, props }]) => {
        const words = type === "menuLink" ? summaryOf(props, { locale, texts: language.texts, own: draft.own }) : "";
        const title = words || (isBlockType(type) ? language.words.block.title(type) : type);
        return (
          <li key={key}>
            <label className="sp-check">
              <input
                type="checkbox"
                checked={hidden !== true}
                onChange={(event) =>
                  edit(
                    (own) =>
                      event.target.checked
                        ? showBlock({ own, inherited: base, layout, key })
                        : hideBlock({ own, inherited: base, layout, key }),
                    "studio.edit.footer",
                  )
                }
              />
              {title}
            </label>
            <span className="sp-entry-tools">
              <Link
                className="sp-plain"
                aria-label={t("studio.footer.editOf", { title })}
                to={`/layouts/${layout}?block=${encodeURIComponent(key)}`}
              >
                {t("studio.footer.edit")}
              </Link>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
