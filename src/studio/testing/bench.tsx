import { useState, type ReactNode } from "react";
import { resolveSite, type Layer } from "../../site/document/resolve.ts";
import type { Draft, Finding, Workbench } from "../types.ts";
import { t } from "./labels.ts";

interface BenchProps {
  base: Layer;
  own?: Layer;
  findings?: readonly Finding[];
  /** Hears of the own layer after each edit. */
  onOwn?: (own: Layer) => void;
  children: (workbench: Workbench) => ReactNode;
}

/** A draft that is kept in the page, to try a part of the studio with. */
export function Bench({
  base,
  own: first = { version: 1, site: { version: 1 } },
  findings = [],
  onOwn,
  children,
}: BenchProps): ReactNode {
  const [own, setOwn] = useState(first);
  const draft: Draft = {
    siteOrgNo: "1001",
    own,
    base: resolveSite([base]),
    layers: { base: resolveSite([base]), patches: [own] },
    locales: ["zh-CN", "en"],
  };
  return children({
    draft,
    t,
    locale: "zh-CN",
    findings,
    edit: (change) => {
      const next = change(own);
      setOwn(next);
      onOwn?.(next);
    },
  });
}
