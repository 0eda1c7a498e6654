import { useEffect, useState, type ReactNode } from "react";
import type { GetModerationSettingsReply } from "../../generated/types.ts";
import { Late } from "../../ui/late.tsx";
import { useHandler } from "../../ui/use-handler.ts";
import type { PartProps } from "./ModerationDesk.tsx";

const names = ["hiddenAt", "firstPosts"] as const;

/** How strict it is. What is left empty is as usual. */
export function Settings({ operations, act, blockKey, t }: PartProps): ReactNode {
  const [settings, setSettings] = useState<GetModerationSettingsReply>();
  const load = useHandler(() =>
    act(async () => {
      setSettings(await operations.getModerationSettings({}));
    }),
  );
  useEffect(() => void load(), [load]);
  if (!settings) return <Late t={t} />;
  const usual = { hiddenAt: settings.usualHiddenAt, firstPosts: settings.usualFirstPosts };
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        const given = new FormData(event.currentTarget);
        const set = Object.fromEntries(
          names.flatMap((name) => (given.get(name) === "" ? [] : [[name, Number(given.get(name))]])),
        );
        void act(async () => {
          await operations.saveModerationSettings(set);
          return t("moderationDesk.saved");
        });
      }}
    >
      {names.map((name) => (
        <p key={name} className="field">
          <label htmlFor={`${blockKey}-${name}`}>{t(`moderationDesk.${name}`)}</label>
          <input
            id={`${blockKey}-${name}`}
            name={name}
            type="number"
            min={name === "hiddenAt" ? 1 : 0}
            max={100}
            step={1}
            placeholder={String(usual[name])}
            defaultValue={settings[name] ?? ""}
            aria-describedby={`${blockKey}-${name}-hint`}
          />
          <span className="hint" id={`${blockKey}-${name}-hint`}>
            {t(`moderationDesk.hint.${name}`, { usual: usual[name] })}
          </span>
        </p>
      ))}
      <p>
        <button className="btn">{t("moderationDesk.save")}</button>
      </p>
    </form>
  );
}
