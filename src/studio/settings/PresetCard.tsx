import type { CSSProperties, ReactNode } from "react";
import type { Look } from "./theme-presets.ts";

/** A small page in a look: most of it in light mode, a strip in dark. Nothing of it is read out. */
export function PresetCard({ look }: { look: Look }): ReactNode {
  return (
    <span className="sp-look" aria-hidden="true">
      <Half look={look} mode="light" />
      <Half look={look} mode="dark" />
    </span>
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
