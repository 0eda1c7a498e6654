import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Icon } from "../../ui/icons.tsx";
import { useStateFor } from "../../ui/use-state-for.ts";
import { keepWish, takeWish } from "../shared/wish.ts";

/** Pressed or not. It turns before the server has answered, and back again where that fails. */
export function ToggleButton({
  label,
  pressedLabel,
  pressed = 0,
  icon,
  look = "button",
  signedIn,
  signInUrl,
  on,
  blockKey,
}: BlockProps<"toggleButton">): ReactNode {
  const [shown, setShown] = useStateFor(pressed, pressed);
  const [busy, setBusy] = useState(false);
  const turn = async () => {
    if (busy) return;
    const next = shown === 1 ? 0 : 1;
    setShown(next);
    setBusy(true);
    const outcome = await (next === 1 ? on.press : on.release)?.({});
    setBusy(false);
    if (outcome && !outcome.done) setShown(shown);
  };
  // What was pressed before signing in; the page is the same, and so is the button on it.
  const wish = () => `${location.pathname}#${blockKey}`;
  const fulfil = useEffectEvent(() => {
    if (takeWish(wish()) && shown !== 1) void turn();
  });
  useEffect(() => {
    // Done as by a press, which turns the button at once.
    // oxlint-disable-next-line react/set-state-in-effect
    if (signedIn) fulfil();
  }, [signedIn]);
  const style = look === "button" ? "btn ghost" : "link";
  const words = (
    <>
      {icon && <Icon name={icon} size={18} />}
      {shown === 1 ? (pressedLabel ?? label) : label}
    </>
  );
  if (!signedIn)
    return signInUrl ? (
      <Root>
        <a className={style} href={signInUrl} onClick={() => keepWish(wish())}>
          {words}
        </a>
      </Root>
    ) : null;
  return (
    <Root>
      <button type="button" className={style} aria-pressed={shown === 1} onClick={() => void turn()}>
        {words}
      </button>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  .link {
    width: fit-content;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  [aria-pressed="true"] svg {
    fill: currentColor;
  }
`;
