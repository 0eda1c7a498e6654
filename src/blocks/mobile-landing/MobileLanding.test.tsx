import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { MobileLanding } from "./MobileLanding.tsx";

const ways = (props: { h5Domain?: string; to?: string; base?: string }) =>
  addresses(draw(MobileLanding, { heading: "知行讲堂", ...props }));

test("leads to the mobile site, and to where the visitor came from on the full one", () => {
  expect(ways({ h5Domain: "https://m.example.com/", to: "/list?sort=new" })).toEqual([
    "https://m.example.com/",
    "/list?sort=new&site=full",
  ]);
  expect(ways({ h5Domain: "https://m.example.com/", base: "/org/1001" })).toEqual([
    "https://m.example.com/",
    "/org/1001?site=full",
  ]);
});

test.for([
  "//evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "https://evil.example/",
  "/\t/evil.example",
  "/skip",
  "/org/1001/skip?to=/x",
])("never leads back to %s", (to) => {
  expect(ways({ to })).toEqual(["/?site=full"]);
});

test("leads to no address that is not allowed, and without a mobile site only to the full one", () => {
  expect(ways({ h5Domain: "javascript:alert(1)" })).toEqual(["/?site=full"]);
});
