import { useState, type ReactNode } from "react";
import { AnnouncementAudienceEnum, IsTopEnum } from "../../generated/enums.ts";
import type { PartProps } from "./AnnouncementDesk.tsx";
import { TargetField, type Target } from "../shared/target-field.tsx";
import { useDeskForm } from "../shared/use-desk-form.ts";

/** A message to many, as it is written. */
export function WriteAnnouncement(props: PartProps): ReactNode {
  const { operations, act, blockKey, t } = props;
  const [isOpen, setOpen] = useState(false);
  const [audience, setAudience] = useState<AnnouncementAudienceEnum>(AnnouncementAudienceEnum.everybody);
  const [target, setTarget] = useState<Target>();
  const toTarget = audience === AnnouncementAudienceEnum.course || audience === AnnouncementAudienceEnum.grade;
  const id = (name: string) => `${blockKey}-${name}`;
  const { busy, onSubmit } = useDeskForm(async ({ text, time, has, reset }) => {
    const sendTime = time("time");
    const link = text("link");
    const isDone = await act(
      () =>
        operations.saveAnnouncement({
          audience,
          ...(toTarget && target ? { targetId: target.id } : {}),
          ...(audience === AnnouncementAudienceEnum.people
            ? {
                mobileList: text("people")
                  .split(/[\s,，、;；]+/)
                  .filter(Boolean),
              }
            : {}),
          msgTitle: text("title"),
          content: text("content"),
          ...(link ? { linkUrl: link, linkText: text("linkText") } : {}),
          isTop: has("top") ? IsTopEnum.top : IsTopEnum.usual,
          ...(sendTime ? { sendTime } : {}),
        }),
      sendTime ? "announcementDesk.planned" : "announcementDesk.sending",
    );
    if (!isDone) return;
    reset();
    setTarget(undefined);
    setOpen(false);
  });
  return (
    <details className="write" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t("announcementDesk.write")}</summary>
      <form onSubmit={onSubmit}>
        <p className="field">
          <label htmlFor={id("audience")}>{t("announcementDesk.to")}</label>
          <select
            id={id("audience")}
            value={audience}
            onChange={({ target: { value } }) => {
              setAudience(
                Object.values(AnnouncementAudienceEnum).find((one) => String(one) === value) ??
                  AnnouncementAudienceEnum.everybody,
              );
              setTarget(undefined);
            }}
          >
            {Object.values(AnnouncementAudienceEnum).map((one) => (
              <option key={one} value={one}>
                {t(`announcementDesk.audience.${one}`)}
              </option>
            ))}
          </select>
        </p>
        {toTarget && (
          <TargetField
            key={audience}
            id={id("target")}
            label={t("announcementDesk.target")}
            target={target}
            choose={setTarget}
            find={(keyword) => operations.listAnnouncementTargets({ audience, keyword })}
            t={t}
          />
        )}
        {audience === AnnouncementAudienceEnum.people && (
          <p className="field">
            <label htmlFor={id("people")}>{t("announcementDesk.people")}</label>
            <textarea id={id("people")} name="people" rows={3} required aria-describedby={id("people-hint")} />
            <span id={id("people-hint")} className="hint">
              {t("announcementDesk.people.hint")}
            </span>
          </p>
        )}
        <p className="field">
          <label htmlFor={id("title")}>{t("announcementDesk.title")}</label>
          <input id={id("title")} name="title" type="text" required maxLength={200} />
        </p>
        <p className="field">
          <label htmlFor={id("content")}>{t("announcementDesk.content")}</label>
          <textarea id={id("content")} name="content" rows={6} required maxLength={5000} />
        </p>
        <p className="field">
          <label htmlFor={id("link")}>{t("announcementDesk.link")}</label>
          <input
            id={id("link")}
            name="link"
            type="text"
            maxLength={500}
            pattern="(https://|/).*"
            placeholder="/list"
            aria-describedby={id("link-hint")}
          />
          <span id={id("link-hint")} className="hint">
            {t("announcementDesk.link.hint")}
          </span>
        </p>
        <p className="field">
          <label htmlFor={id("linkText")}>{t("announcementDesk.linkText")}</label>
          <input id={id("linkText")} name="linkText" type="text" maxLength={100} />
        </p>
        <p className="field">
          <label htmlFor={id("time")}>{t("announcementDesk.time")}</label>
          <input id={id("time")} name="time" type="datetime-local" aria-describedby={id("time-hint")} />
          <span id={id("time-hint")} className="hint">
            {t("announcementDesk.time.hint")}
          </span>
        </p>
        <label className="check">
          <input type="checkbox" name="top" />
          <span>{t("announcementDesk.onTop")}</span>
        </label>
        <p>
          <button type="submit" className="btn" aria-disabled={busy}>
            {t("announcementDesk.send")}
          </button>
        </p>
      </form>
    </details>
  );
}
