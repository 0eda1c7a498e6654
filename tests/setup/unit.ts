import { afterAll, vi } from "vitest";

// The files of a project share one process: what a file replaced for its tests ends with it.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
