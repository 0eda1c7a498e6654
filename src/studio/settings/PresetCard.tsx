import type { CSSProperties, ReactNode } from "react";
import { styled } from "styled-components";
import type { Look } from "./theme-presets.ts";

/** A small page in a look: most of it in light mode, a strip in dark. Nothing of it is read out. */
export function PresetCard({ look }: { look: Look }): ReactNode {
  return (
    <Card aria-hidden="true">
      <Half look={look} mode="light" />
      <Half look={look} mode="dark" />
    </Card>
  );
}

function Half({ look: { color, radius, font }, mode }: { look: Look; mode: "light" | "dark" }): ReactNode {
  const now = color[mode];
  const corner = (of: string): CSSProperties => ({ borderRadius: `min(${radius[of] ?? "0px"}, 10px)` });
  const heading: CSSProperties = {
    fontFamily: font.heading,
    fontWeight: font.weightHeading,
    letterSpacing: font.trackingHeading,
  };
  return (
    <span style={{ background: now.page }}>
      <span className="head" style={{ background: now.header, borderColor: now.border }}>
        <i style={{ background: now.accent, ...corner("small") }} />
        <i style={{ background: now.headerText }} />
      </span>
      <span className="hero" style={{ background: now.hero, color: now.heroText, ...heading }}>
        {mode === "light" ? "Aa 永" : "Aa"}
      </span>
      <span className="body">
        <span style={{ background: now.surface, borderColor: now.border, color: now.text, ...corner("card") }}>
          <i style={{ background: now.textMuted }} />
          <b style={{ background: now.primary, ...corner("control") }} />
        </span>
      </span>
      <span className="foot" style={{ background: now.footer }} />
    </span>
  );
}

const Card = styled("span")`
  display: grid;
  grid-template-columns: 5fr 2fr;
  overflow: hidden;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-small);
  > span {
    display: grid;
    grid-template-rows: 14px 34px 38px 8px;
    min-width: 0;
    overflow: hidden;
  }
  .head {
    display: flex;
    gap: 4px;
    align-items: center;
    padding: 0 8px;
    border-bottom: 1px solid;
  }
  .head i {
    width: 8px;
    height: 8px;
  }
  .head i + i {
    width: 18px;
    height: 3px;
  }
  .hero {
    padding: 0 8px;
    overflow: hidden;
    font-size: 1rem;
    line-height: 34px;
    white-space: nowrap;
  }
  .body {
    display: grid;
    padding: 6px 8px;
  }
  .body span {
    display: flex;
    gap: 4px;
    align-items: center;
    justify-content: space-between;
    padding: 0 6px;
    overflow: hidden;
    border: 1px solid;
  }
  .body i {
    flex: 0 1 30px;
    height: 3px;
  }
  .body b {
    flex: 0 0 16px;
    height: 10px;
  }
`;
