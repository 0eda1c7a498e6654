import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { LiveChannelKey } from "../../generated/types.ts";
import type { BlockProps, Translate } from "../block.ts";
import { Late } from "../../ui/late.tsx";

type Props = BlockProps<"liveChannel">;

/**
 * The addresses of a lecturer's channel with its key, which is fetched when somebody wants to see or copy it, and how
 * to enter them.
 */
export function LiveChannel({ channel, operations, on, blockKey, t }: Props): ReactNode {
  const [key, setKey] = useState<LiveChannelKey>();
  const [isShown, setShown] = useState(false);
  const [said, setSaid] = useState("");
  if (!channel)
    return (
      <Root aria-busy>
        <Late t={t} />
      </Root>
    );

  const fetchKey = async () => {
    const found = key ?? (await operations.getLiveChannelKey({}));
    setKey(found);
    return found;
  };
  const failed = () => setSaid(t("liveChannel.failed"));
  const toggle = async () => {
    try {
      if (!isShown) await fetchKey();
      setShown(!isShown);
      setSaid("");
    } catch {
      failed();
    }
  };
  const copy = async (text: string | Promise<string>, what: string) => {
    try {
      await navigator.clipboard.writeText(await text);
      setSaid(t("liveChannel.copied", { what }));
    } catch {
      failed();
    }
  };
  const change = async () => {
    const outcome = await on.change?.({});
    if (!outcome?.done) return;
    // What was shown is no longer the key.
    setKey(undefined);
    setShown(false);
    setSaid(t("liveChannel.changed"));
  };
  const hidden = "•".repeat(16);

  return (
    <Root>
      {channel.isDemo === 1 && <p className="note">{t("liveChannel.demo")}</p>}
      <dl>
        <Line label={t("liveChannel.server")} value={channel.rtmpUrl} copy={copy} t={t} />
        <Line
          label={t("liveChannel.key")}
          value={isShown && key ? key.streamKey : hidden}
          isHidden={!isShown}
          copy={(_text, what) =>
            copy(
              fetchKey().then(({ streamKey }) => streamKey),
              what,
            )
          }
          t={t}
        >
          <button type="button" className="btn ghost" aria-pressed={isShown} onClick={() => void toggle()}>
            {t(isShown ? "liveChannel.hide" : "liveChannel.show")}
          </button>
        </Line>
      </dl>
      <p className="do">
        {on.change && (
          <button type="button" className="btn ghost" onClick={() => void change()}>
            {t("liveChannel.change")}
          </button>
        )}
        <span role="status">{said}</span>
      </p>
      <h2 id={`${blockKey}-how`}>{t("liveChannel.how")}</h2>
      <ol aria-labelledby={`${blockKey}-how`}>
        {(["open", "enter", "picture", "start", "see"] as const).map((step) => (
          <li key={step}>{t(`liveChannel.step.${step}`)}</li>
        ))}
      </ol>
      <details>
        <summary>{t("liveChannel.whip")}</summary>
        <p className="muted">{t("liveChannel.whipHint")}</p>
        <dl>
          <Line label={t("liveChannel.server")} value={channel.whipUrl} copy={copy} t={t} />
          <Line
            label={t("liveChannel.token")}
            value={isShown && key ? key.bearerToken : hidden}
            isHidden={!isShown}
            copy={(_text, what) =>
              copy(
                fetchKey().then(({ bearerToken }) => bearerToken),
                what,
              )
            }
            t={t}
          />
        </dl>
      </details>
    </Root>
  );
}

interface LineProps {
  label: string;
  value: string;
  isHidden?: boolean;
  copy(text: string, what: string): Promise<void>;
  children?: ReactNode;
  t: Translate;
}

function Line({ label, value, isHidden = false, copy, children, t }: LineProps): ReactNode {
  return (
    <div className="line">
      <dt>{label}</dt>
      <dd>
        <code aria-label={isHidden ? t("liveChannel.hidden") : undefined} role={isHidden ? "img" : undefined}>
          {value}
        </code>
        {children}
        <button
          type="button"
          className="btn ghost"
          aria-label={t("liveChannel.copyOf", { what: label })}
          onClick={() => void copy(value, label)}
        >
          {t("liveChannel.copy")}
        </button>
      </dd>
    </div>
  );
}

const Root = styled.section`
  margin-bottom: 40px;
  .note {
    margin-bottom: 16px;
    padding: 12px 16px;
    border-inline-start: 3px solid var(--color-info);
    background: var(--color-surface-alt);
  }
  .line {
    display: grid;
    grid-template-columns: 8em minmax(0, 1fr);
    align-items: center;
    gap: 4px 16px;
    padding-block: 10px;
    border-bottom: 1px solid var(--color-border);
  }
  dt {
    color: var(--color-text-muted);
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin: 0;
  }
  code {
    flex: 1 1 16em;
    min-width: 0;
    padding: 9px 12px;
    border-radius: var(--radius-control);
    background: var(--color-surface-alt);
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }
  .do {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    margin-top: 16px;
  }
  [role="status"] {
    color: var(--color-success);
    font-weight: 600;
  }
  h2 {
    margin-top: 32px;
    font-size: 1.125rem;
  }
  ol {
    display: grid;
    gap: 8px;
    margin-top: 12px;
    padding-inline-start: 1.4em;
    list-style: decimal;
    line-height: 1.7;
  }
  details {
    margin-top: 16px;
  }
  summary::before {
    content: "▸ " / "";
  }
  [open] > summary::before {
    content: "▾ " / "";
  }
  summary {
    width: fit-content;
    min-height: 44px;
    padding-block: 10px;
    color: var(--color-primary);
    font-weight: 600;
    cursor: pointer;
  }
  @media (max-width: 600px) {
    .line {
      grid-template-columns: minmax(0, 1fr);
    }
    code {
      flex-basis: 100%;
    }
  }
`;
