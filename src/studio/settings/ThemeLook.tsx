import type { ReactNode } from "react";
import { effectiveValue } from "../../site/document/origin.ts";
import { resolveSchema } from "../../site/check/schema.ts";
import { isSafeToken } from "../../site/document/theme.ts";
import type { StudioLanguage } from "../language/load.ts";
import { changeValue } from "../panel/change.ts";
import { FieldFrame } from "../panel/FieldFrame.tsx";
import { TypedInput } from "../pickers/TypedInput.tsx";
import type { PartProps } from "../types.ts";
import { SettingsAt } from "./PartShell.tsx";
import { fontStacks, rhythms, roundness } from "./theme-values.ts";

/** Corners and fonts in a few steps, and every other token as it is written. */
export function ThemeLook({ language, ...workbench }: PartProps & { language: StudioLanguage }): ReactNode {
  const { draft, edit, t } = workbench;
  const { own, base } = draft;
  const read = (path: readonly string[]) => effectiveValue({ own, base, path });
  const set = (path: readonly string[], after: unknown) =>
    edit(
      (layer) => changeValue({ own: layer, base, path, before: effectiveValue({ own: layer, base, path }), after }),
      "studio.edit.theme",
      { together: path.join("/") },
    );
  const groups = ["radius", "font", "shadow", "space", "size"] as const;
  const tokensOf = (group: string) =>
    Object.keys(
      resolveSchema(language.definitions["ThemeDocument"]?.properties?.[group], language.definitions).properties ?? {},
    );
  const tokenLabel = (group: string, token: string) => language.words.site.token(`${group}.${token}`) ?? token;
  return (
    <SettingsAt workbench={workbench} language={language} path={["theme"]} of="ThemeDocument">
      <section className="sp-section sp-fields">
        <h2>{t("studio.theme.shape")}</h2>
        <Steps
          group="radius"
          label={t("studio.theme.round")}
          steps={roundness}
          labelOf={(name) => t(`studio.theme.round.${name}`)}
          read={read}
          set={set}
        />
        <Steps
          group="space"
          label={t("studio.theme.rhythm")}
          steps={rhythms}
          labelOf={(name) => t(`studio.theme.rhythm.${name}`)}
          read={read}
          set={set}
        />
        {(["body", "heading"] as const).map((token) => {
          const stack = read(["theme", "font", token]);
          const known = (Object.keys(fontStacks) as (keyof typeof fontStacks)[]).find(
            (name) => fontStacks[name] === stack,
          );
          return (
            <FieldFrame
              key={token}
              id={`theme-look-${token}`}
              label={tokenLabel("font", token)}
              path={["theme", "font", token]}
            >
              <select
                id={`theme-look-${token}`}
                className="sp-input"
                value={known ?? ""}
                onChange={(event) =>
                  event.target.value !== "" &&
                  set(["theme", "font", token], fontStacks[event.target.value as keyof typeof fontStacks])
                }
              >
                {!known && <option value="">{t("studio.theme.font.own")}</option>}
                {(Object.keys(fontStacks) as (keyof typeof fontStacks)[]).map((name) => (
                  <option key={name} value={name}>
                    {t(`studio.theme.font.${name}`)}
                  </option>
                ))}
              </select>
            </FieldFrame>
          );
        })}
      </section>
      <details className="sp-group">
        <summary>
          <h2>{t("studio.theme.tokens")}</h2>
        </summary>
        <p className="sp-about">{t("studio.theme.tokens.about")}</p>
        <div className="sp-fields">
          {groups.flatMap((group) =>
            tokensOf(group).map((token) => {
              const path = ["theme", group, token];
              const value = read(path);
              const written = typeof value === "string" ? value : "";
              const label = `${language.words.site.token(group) ?? group} · ${tokenLabel(group, token)}`;
              return (
                <FieldFrame
                  key={path.join()}
                  id={path.join("-")}
                  label={label}
                  path={path}
                  problem={
                    written === "" || isSafeToken(group, token, written) ? undefined : t("studio.theme.token.wrong")
                  }
                >
                  <TypedInput
                    id={path.join("-")}
                    value={written}
                    onChange={(typed) => set(path, typed.trim() === "" ? undefined : typed.trim())}
                  />
                </FieldFrame>
              );
            }),
          )}
        </div>
      </details>
    </SettingsAt>
  );
}

interface StepsProps<Name extends string> {
  group: "radius" | "space";
  label: string;
  /** The tokens of the group that a step says. */
  steps: Readonly<Record<Name, Record<string, string>>>;
  labelOf: (step: Name) => string;
  read: (path: readonly string[]) => unknown;
  set: (path: readonly string[], after: unknown) => void;
}

/** Tokens of a group that go together, in a few steps. */
function Steps<Name extends string>({ group, label, steps, labelOf, read, set }: StepsProps<Name>): ReactNode {
  const tokens = read(["theme", group]) as Record<string, string> | undefined;
  return (
    <FieldFrame id={`theme-${group}-steps`} label={label} path={["theme", group]} isGroup>
      <div className="sp-ways" role="group" aria-label={label}>
        {(Object.keys(steps) as Name[]).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={Object.entries(steps[name]).every(([token, length]) => tokens?.[token] === length)}
            onClick={() => set(["theme", group], { ...tokens, ...steps[name] })}
          >
            {labelOf(name)}
          </button>
        ))}
      </div>
    </FieldFrame>
  );
}
