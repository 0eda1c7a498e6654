import { useEffect, useState, type ReactNode } from "react";
import { listFlavours } from "../../generated/client.ts";
import type { FlavourCard } from "../../generated/types.ts";
import { beginFrom } from "../../site/edit/begin-from.ts";
import { Cards } from "../../ui/Cards.tsx";
import { PanelRoot } from "../panel/PanelRoot.ts";
import type { PartProps } from "../types.ts";

/**
 * The whole sites that this one can stand on. Choosing one is an edit of the draft: the preview beside it shows the
 * site so at once, and one step takes it back.
 */
export function BeginPart({ draft, edit, t }: PartProps): ReactNode {
  const [list, setList] = useState<readonly FlavourCard[]>();
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isWaitedFor = true;
    listFlavours({}).then(
      (reply) => isWaitedFor && setList(reply.list),
      () => isWaitedFor && setFailed(true),
    );
    return () => {
      isWaitedFor = false;
    };
  }, [attempt]);
  const { own } = draft;
  const changed = Object.keys(own.screens ?? {}).filter((name) => draft.base.screens?.[name] !== undefined).length;
  return (
    <PanelRoot className="sp-part" aria-busy={!list && !isFailed}>
      <p className="sp-about" id="begin-about">
        {t("studio.settings.begin.about")}
      </p>
      {changed > 0 && <p className="sp-note">{t("studio.begin.changed", { count: changed })}</p>}
      {isFailed && (
        <div>
          <p className="sp-problem" role="alert">
            {t("studio.panel.failed")}
          </p>
          <button type="button" className="btn ghost" onClick={() => (setFailed(false), setAttempt(attempt + 1))}>
            {t("studio.panel.again")}
          </button>
        </div>
      )}
      {list && (
        <>
          <p id="begin-sites" className="vh">
            {t("studio.begin.sites")}
          </p>
          <Cards
            id="begin-from"
            name="begin-from"
            labelledBy="begin-sites"
            describedBy="begin-about"
            isPictured
            cards={list.map(({ flavour, title, about, picture }) => ({ value: flavour, title, about, image: picture }))}
            value={own.extends ?? ""}
            onChoose={(flavour) =>
              edit((layer) => beginFrom(layer, String(flavour)), "studio.edit.begin", {
                values: { name: list.find((card) => card.flavour === flavour)?.title ?? "" },
              })
            }
          />
        </>
      )}
    </PanelRoot>
  );
}
