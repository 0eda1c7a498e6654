import { siteIcons } from "./site-icons.ts";

/** Icons of fields and their pickers, beside those of pages. */
export const controlIcons = {
  ...siteIcons,
  eye: "M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7S2 12 2 12zm7 0a3 3 0 1 0 6 0 3 3 0 0 0-6 0",
  eyeOff:
    "m3 3 18 18M10.6 5.1A10 10 0 0 1 12 5c6.4 0 10 7 10 7a17 17 0 0 1-3 3.8M6.6 6.7A16.5 16.5 0 0 0 2 12s3.6 7 10 7a10 10 0 0 0 5.3-1.6M9.9 9.9a3 3 0 0 0 4.2 4.2",
  calendar:
    "M4 9.5h16M8 3v3.5M16 3v3.5M5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-12A1.5 1.5 0 0 1 5.5 5z",
  up: "M7 14l5-5 5 5",
  check: "m5 12.5 4.5 4.5L19 7.5",
  dot: "M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7",
  plus: "M12 5v14M5 12h14",
  warning: "M12 8.5v4.5m0 3v.01M10.3 4.3 2.6 17.5A2 2 0 0 0 4.3 20.5h15.4a2 2 0 0 0 1.7-3L13.7 4.3a2 2 0 0 0-3.4 0z",
};
