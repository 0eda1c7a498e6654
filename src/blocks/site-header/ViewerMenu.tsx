import type { ReactNode } from "react";
import type { BlockProps } from "../block.ts";
import { Disclosure } from "../parts/disclosure.tsx";

/** The viewer's picture, and under it what is the viewer's own. */
export function ViewerMenu({ name = "", photo, isVip, orgNo, menu = [], on, t }: BlockProps<"siteHeader">): ReactNode {
  return (
    <Disclosure className="me" label={t("siteHeader.account")} summary={<Portrait name={name} photo={photo} />}>
      <div className="pop">
        <p className="name"><b>{name}</b> {isVip && <span className="seal">SVIP</span>}</p>
        {menu.map((entry) => <a key={entry.href} href={entry.href}>{entry.label}</a>)}
        {orgNo && <a href={`/org/${orgNo}`}>{t("siteHeader.organisation")}</a>}
        <button type="button" onClick={() => on.signOut?.({})}>{t("siteHeader.signOut")}</button>
      </div>
    </Disclosure>
  );
}

function Portrait({ name, photo }: { name: string; photo?: string }): ReactNode {
  return photo ? <img className="face" src={photo} alt="" width={32} height={32} /> : <span className="face">{name.slice(0, 1)}</span>;
}
