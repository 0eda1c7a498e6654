import type { JsonObject } from "../../shared/json.ts";
import { asked } from "./said.ts";

/** The slogan of a new site. */
export const firstSlogan = asked("学以致用", "Learn it, use it");

/** The look of a new site that stands on no flavour. */
export const firstTheme: JsonObject = {
  version: 1,
  color: { light: { primary: "#0b5c8a", primaryHover: "#084767", link: "#0b5c8a", hero: "#0b5c8a" } },
};
