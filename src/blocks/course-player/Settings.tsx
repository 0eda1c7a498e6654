import type { ReactNode } from "react";
import type { Translate } from "../block.ts";
import type { Quality } from "../shared/video-source.ts";
import { Choices } from "./Choices.tsx";
import { languageNameOf } from "./languages.ts";
import { captionSizes, rates } from "./settings.ts";
import type { WatchChoices } from "./useWatchSettings.ts";

interface Props {
  choices: WatchChoices;
  qualities: readonly Quality[];
  languages: readonly string[];
  isLive: boolean;
  onKeys(): void;
  t: Translate;
}

/** The menu of the player: speed, quality, captions, and whether the next lesson follows by itself. */
export function Settings({ choices, qualities, languages, isLive, onKeys, t }: Props): ReactNode {
  const backLabel = t("coursePlayer.menuBack");
  return (
    <media-settings-menu hidden anchor="auto" aria-label={t("coursePlayer.settings")}>
      {!isLive && (
        <Choices<number>
          label={t("coursePlayer.rate")}
          backLabel={backLabel}
          value={choices.rate}
          items={rates.map((value) => ({ value, label: `${value}×` }))}
          onChoose={choices.chooseRate}
        />
      )}
      {qualities.length > 1 && (
        <Choices
          label={t("coursePlayer.quality")}
          backLabel={backLabel}
          value={choices.quality}
          items={[
            { value: -1, label: t("coursePlayer.auto") },
            ...qualities.map(({ index, label }) => ({ value: index, label })),
          ]}
          onChoose={choices.chooseQuality}
        />
      )}
      {languages.length > 0 && (
        <>
          <Choices
            label={t("coursePlayer.captions")}
            backLabel={backLabel}
            value={choices.captions}
            items={[
              { value: "", label: t("coursePlayer.off") },
              ...languages.map((language) => ({ value: language, label: languageNameOf(language) })),
            ]}
            onChoose={choices.chooseCaptions}
          />
          <Choices
            label={t("coursePlayer.captionSize")}
            backLabel={backLabel}
            value={choices.size}
            items={captionSizes.map((value) => ({ value, label: t(`coursePlayer.captionSize.${value}`) }))}
            onChoose={choices.chooseSize}
          />
        </>
      )}
      {!isLive && (
        <Choices
          label={t("coursePlayer.goesOn")}
          backLabel={backLabel}
          value={choices.goesOn ? "on" : "off"}
          items={[
            { value: "on", label: t("coursePlayer.on") },
            { value: "off", label: t("coursePlayer.off") },
          ]}
          onChoose={(value) => choices.chooseGoesOn(value === "on")}
        />
      )}
      <media-chrome-menu-item handleClick={onKeys}>
        <span>{t("coursePlayer.keys")}</span>
      </media-chrome-menu-item>
    </media-settings-menu>
  );
}
