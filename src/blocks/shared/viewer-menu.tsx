import type { ReactNode } from "react";
import type { BlockProps } from "../block.ts";
import { Icon } from "../../ui/icons/Icon.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { firstGrapheme } from "../../shared/cut-text.ts";

/** The viewer's picture, and under it what is the viewer's own: the blocks of the slot `menu`. */
export function ViewerMenu({
  name = "",
  photo,
  isVip,
  slots,
  t,
}: Pick<BlockProps<"siteHeader">, "name" | "photo" | "isVip" | "slots" | "t">): ReactNode {
  return (
    <Disclosure className="me" label={t("siteHeader.account")} summary={<Portrait name={name} photo={photo} />}>
      <div className="pop">
        <p className="name">
          <b>{name}</b> {isVip && <span className="seal">SVIP</span>}
        </p>
        {slots.menu}
      </div>
    </Disclosure>
  );
}

function Portrait({ name, photo }: { name: string; photo?: string }): ReactNode {
  return photo ? (
    <img className="face" src={photo} alt="" width={32} height={32} />
  ) : (
    <span className="face">{firstGrapheme(name) || <Icon name="person" size={18} />}</span>
  );
}
