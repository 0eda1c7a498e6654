import type { InlineConfig } from "vite";

/**
 * What makes a build one of production. NODE_ENV is written into the code, so that development code of packages is not
 * even in the bundle, and the environment of whoever builds or starts it changes nothing.
 */
export const production = {
  mode: "production",
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
} as const satisfies InlineConfig;
