/**
 * React and styled-components choose their code by NODE_ENV when they are loaded. Pages of these tests are drawn by the
 * one of production: it is what people get, and computes less.
 */
const before = process.env["NODE_ENV"];
process.env["NODE_ENV"] = "production";
try {
  await Promise.all([
    import("react"),
    import("react/jsx-runtime"),
    import("react-dom/server"),
    import("styled-components"),
  ]);
} finally {
  process.env["NODE_ENV"] = before;
}
