import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lookers } from "./every-address.ts";
import { startPageServer, type PageServer } from "./pages-harness.ts";

describe("the frame of a page", () => {
  let server: PageServer;
  let look: Awaited<ReturnType<typeof lookers>>;
  beforeAll(async () => {
    server = await startPageServer();
    look = await lookers(server);
  });
  afterAll(async () => server?.close());

  const frameOf = async (address: string) => {
    const html = await (await look(address, "learner")).text();
    const inside = (tag: string) => new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`).exec(html)?.[1] ?? "";
    return { header: inside("header") !== "", footer: inside("footer") !== "" };
  };

  it.each([
    "/search/writeup",
    "/search/rewrite?type=6",
    "/org/1001/search/write",
    "/blog/account/write",
    "/question/account/write",
  ])("is left out where one writes, on any path with that word: %s", async (address) =>
    expect(await frameOf(address)).toEqual({ header: false, footer: false }),
  );

  it.each(["/search/right", "/search/right?word=write", "/blog/account"])(
    "stands on every other: %s",
    async (address) => expect(await frameOf(address)).toEqual({ header: true, footer: true }),
  );
});
