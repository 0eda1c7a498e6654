import { expect, it } from "vitest";
import type { Layer } from "../document/resolve.ts";
import { imagesIn } from "./used-images.ts";

it("finds the pictures of a site wherever its layer names them, each once, and nothing of another host", () => {
  const cover = "/files/public/cover/a4/cdf0.webp";
  const layer = {
    version: 1,
    site: {
      version: 1,
      organisation: { logo: "/demo/emblems/1001.svg", cover },
      info: { ico: "https://x.example/i.png" },
    },
    screens: {
      home: { version: 1, blocks: { a: { type: "gallery", props: { items: [{ image: cover }, { href: "/list" }] } } } },
    },
  } as unknown as Layer;
  expect(imagesIn(layer)).toEqual([cover, "/demo/emblems/1001.svg"]);
});
