import { logoPath } from "../../../../../site/document/logo.ts";
import type { LayerPath } from "../../../../../site/document/layer-path.ts";

/** Where the site document has what an organisation's sheet changes: the studio edits the same place. */
export const profilePlaces = {
  orgName: ["site", "organisation", "orgName"],
  slogan: ["site", "organisation", "slogan"],
  intro: ["site", "organisation", "intro"],
  logo: logoPath,
  cover: ["site", "organisation", "cover"],
  service1: ["site", "info", "service1"],
  service2: ["site", "info", "service2"],
  service3: ["site", "info", "service3"],
} satisfies Record<string, LayerPath>;
