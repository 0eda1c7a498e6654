import type { FormEvent, ReactNode } from "react";
import type { OwnArticleZone } from "../../generated/types.ts";
import { SureButton } from "../shared/sure-button.tsx";
import type { PartProps } from "./ArticleDesk.tsx";

/** The categories of articles: names in both languages, their order, and a form for another. */
export function Zones(props: PartProps): ReactNode {
  const { zones = [], t } = props;
  return (
    <details className="zones">
      <summary>{t("articleDesk.zones")}</summary>
      {zones.map((zone) => (
        <Zone key={zone.id} {...props} zone={zone} />
      ))}
      <Zone key={`new-${zones.length}`} {...props} zone={undefined} />
    </details>
  );
}

const fields = ["zoneName", "zoneNameEn", "zoneDesc", "zoneDescEn"] as const;
const maxLength = { zoneName: 50, zoneNameEn: 50, zoneDesc: 200, zoneDescEn: 200 };

function Zone({
  zone,
  zones = [],
  act,
  operations,
  blockKey,
  t,
}: PartProps & { zone: OwnArticleZone | undefined }): ReactNode {
  const place = zones.findIndex(({ id }) => id === zone?.id);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: (typeof fields)[number]) => String(form.get(name) ?? "").trim();
    void act(
      () =>
        operations.saveArticleZone({
          ...(zone ? { id: zone.id } : {}),
          zoneName: text("zoneName"),
          zoneNameEn: text("zoneNameEn"),
          zoneDesc: text("zoneDesc"),
          zoneDescEn: text("zoneDescEn"),
        }),
      "articleDesk.zone.saved",
    );
  };
  const up = () => {
    const idList = zones.map(({ id }) => id);
    const [moved = ""] = idList.splice(place, 1);
    idList.splice(place - 1, 0, moved);
    void act(() => operations.saveArticleZoneOrder({ idList }), "articleDesk.zone.saved");
  };
  const id = (name: string) => `${blockKey}-zone-${zone?.id ?? "new"}-${name}`;
  return (
    <form onSubmit={save} aria-label={zone?.zoneName ?? t("articleDesk.zone.new")}>
      {fields.map((name) => (
        <p key={name} className="field">
          <label htmlFor={id(name)}>{t(`articleDesk.zone.${name}`)}</label>
          <input
            id={id(name)}
            name={name}
            type="text"
            required={name === "zoneName"}
            maxLength={maxLength[name]}
            defaultValue={zone?.[name] ?? ""}
          />
        </p>
      ))}
      <div className="tools">
        <button type="submit" className="link">
          {t(zone ? "articleDesk.zone.save" : "articleDesk.zone.add")}
          {zone && <span className="vh"> {zone.zoneName}</span>}
        </button>
        {zone && place > 0 && (
          <button type="button" className="link" onClick={up}>
            {t("articleDesk.zone.up")}
            <span className="vh"> {zone.zoneName}</span>
          </button>
        )}
        {zone && zone.articleCount > 0 && (
          <span className="hint">{t("articleDesk.zone.count", { count: zone.articleCount })}</span>
        )}
        {zone && zone.articleCount === 0 && (
          <SureButton
            label={t("articleDesk.zone.delete")}
            about={zone.zoneName}
            question={t("articleDesk.zone.deleteAsk", { name: zone.zoneName })}
            className="link danger"
            onSure={() => void act(() => operations.deleteArticleZone({ id: zone.id }), "articleDesk.zone.deleted")}
            t={t}
          />
        )}
      </div>
    </form>
  );
}
