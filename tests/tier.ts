/**
 * Which tests a run is of. `npm test` runs the fast tier: everything but the exhaustive tests of `tests/areas.ts`, with
 * the API on the embedded database. `npm run test:all`, and every run whose files or projects are named, knows them all.
 */
export const tier: "fast" | "whole" = process.env["LECTERN_TESTS"] === "fast" ? "fast" : "whole";
