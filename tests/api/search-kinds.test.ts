import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPageServer, type PageServer } from "./pages-harness.ts";

describe("the kinds of search", () => {
  let server: PageServer;
  beforeAll(async () => {
    server = await startPageServer();
  });
  afterAll(async () => server?.close());

  it.each(["0", "9", "-1", "x"])("%s is not one, and its address is not found", async (type) => {
    expect((await fetch(`${server.url}/search/x?type=${type}`)).status).toBe(404);
  });

  it.each(["", "1", "2", "3", "4", "5", "6", "7", "8"])("%s is one", async (type) => {
    expect((await fetch(`${server.url}/search/x?type=${type}`)).status).toBe(200);
  });
});
